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
    var roles = roles(of: cell.day, refusal)
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
    roles(of: day, rules.refusal(ofDay: day))
  }

  private func roles(of day: Day, _ refusal: Refusal?) -> DayRole {
    var roles: DayRole = day == today ? .today : []
    if refusal != nil { roles.insert(.unavailable) }
    if let pending, pending.contains(day) {
      return roles.union([.preview, DayRole(of: day, in: pending)])
    }
    let days = selection.anchor == nil ? days : []
    return days.range(containing: day)
      .map { roles.union(DayRole(of: day, in: $0)) } ?? roles
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
