/// A day of the calendar as it is to be drawn.
public struct CalendarCell: Hashable, Sendable {
  /// The day.
  public let day: Day

  /// The number of the day in its own month.
  public let number: Int

  /// What the day is.
  public let roles: DayRole

  /// Why the day is not available, where it is not.
  public let refusal: Refusal?
}

extension CalendarState {
  /// The month that is shown, in weeks.
  public var grid: MonthGrid {
    MonthGrid(of: month, in: calendar, weekRule: weekRule)
  }

  /// A cell of a grid as it is to be drawn.
  ///
  /// - Complexity: That of a tap.
  public func cell(_ cell: MonthGrid.Cell) -> CalendarCell {
    let refusal = rules.refusal(ofDay: cell.day)
    var roles = roles(of: cell.day)
    if !cell.isInMonth { roles.insert(.outside) }
    return CalendarCell(
      day: cell.day, number: cell.number, roles: roles, refusal: refusal)
  }

  /// What a day is in the drawing.
  ///
  /// While a day is pending it is drawn with what a tap on the day under the
  /// pointer would make of it, and what was selected before is not.
  ///
  /// - Complexity: That of a tap.
  public func roles(of day: Day) -> DayRole {
    var roles: DayRole = day == today ? .today : []
    if rules.refusal(ofDay: day) != nil { roles.insert(.unavailable) }
    if let pending, pending.contains(day) {
      return roles.union([.preview, pending.role(of: day)])
    }
    let days = selection.anchor == nil ? days : []
    return days.range(containing: day).map { roles.union($0.role(of: day)) }
      ?? roles
  }

  /// The range that is not made yet.
  private var pending: DayRange? {
    guard let anchor = selection.anchor else { return nil }
    guard let preview = rules.preview(of: selection),
      preview.state.anchor == nil
    else { return anchor.unit }
    return rules.days(in: preview.state).range(containing: anchor.day)
  }
}

extension DayRange {
  fileprivate func role(of day: Day) -> DayRole {
    var role: DayRole = []
    if day == lowerBound { role.insert(.start) }
    if day == upperBound { role.insert(.end) }
    return role.isEmpty ? .middle : role
  }
}
