/// Asks for a month to jump to, in this year or another.
///
///     var month = prompt.initial
///     month = prompt.month(inYearAfter: month) ?? month
///     dialogs.confirm(reply, month)
public struct MonthPrompt: Hashable, Sendable {
  /// What stands above the months.
  public let title: String?

  /// The month that is shown when the dialog comes.
  ///
  /// It is offered, unless the calendar does not reach the bounds at all.
  public let initial: Month

  /// The earliest day and the latest that months are offered for.
  public let bounds: DayRange

  /// The system that the months are of.
  public let calendar: CalendarSystem

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - initial: The month that is shown when the dialog comes, or the
  ///     nearest one there is within the bounds.
  ///   - bounds: The earliest day and the latest.
  ///   - calendar: The system that the months are of.
  ///   - title: What stands above the months.
  public init(
    initial: Month, bounds: DayRange = Day.min...Day.max,
    calendar: CalendarSystem = .gregorian, title: String? = nil
  ) {
    self.title = title
    self.initial = calendar.month(
      containing: initial.firstDay.clamped(to: bounds))
    self.bounds = bounds
    self.calendar = calendar
  }

  /// Creates the prompt that jumps from where a calendar is, to where its
  /// bounds let it go.
  public init(of state: CalendarState, title: String? = nil) {
    self.init(
      initial: state.month, bounds: state.rules.constraints.bounds,
      calendar: state.calendar, title: title)
  }
}

extension MonthPrompt {
  /// Why a month is not offered: no day of it is within the bounds.
  ///
  /// - Returns: `nil` when it is.
  public func refusal(of month: Month) -> Refusal? {
    if month.lastDay < bounds.lowerBound {
      return Refusal(.beforeEarliest, month.lastDay, .day(bounds.lowerBound))
    }
    if month.firstDay > bounds.upperBound {
      return Refusal(.afterLatest, month.firstDay, .day(bounds.upperBound))
    }
    return nil
  }

  /// The months of the year that a month is in, offered or not.
  ///
  /// - Complexity: O(*n*) in the months of the year.
  public func months(inYearOf month: Month) -> [Month] {
    let year = calendar.year(of: month)
    let first = calendar.month(containing: year.lowerBound)
    return Array(
      sequence(first: first) { calendar.month(after: $0) }
        .prefix { $0.firstDay <= year.upperBound })
  }

  /// The same month of the next year.
  ///
  /// - Returns: Where that month is not there or not offered the one before
  ///   it, else the one after; `nil` when the year has none to offer.
  /// - Complexity: O(*n*) in the months of the year.
  public func month(inYearAfter month: Month) -> Month? {
    let last = calendar.year(of: month).upperBound
    return self.month(like: month, inYearOf: last.adding(days: 1))
  }

  /// The same month of the year before.
  ///
  /// - Returns: Where that month is not there or not offered the one before
  ///   it, else the one after; `nil` when the year has none to offer.
  /// - Complexity: O(*n*) in the months of the year.
  public func month(inYearBefore month: Month) -> Month? {
    let first = calendar.year(of: month).lowerBound
    return self.month(like: month, inYearOf: first.adding(days: -1))
  }

  private func month(like month: Month, inYearOf day: Day?) -> Month? {
    guard let day, calendar.days.contains(day) else { return nil }
    let months = months(inYearOf: calendar.month(containing: day))
      .filter { refusal(of: $0) == nil }
    let same = months.first {
      $0.number == month.number && $0.isLeap == month.isLeap
    }
    return same ?? months.last { $0.number <= month.number } ?? months.first
  }
}
