extension CalendarState {
  /// Shows the month of a day, or of the nearest one within the bounds, and
  /// moves the focus there.
  public mutating func show(_ day: Day) {
    focus(on: day)
    wantedNumber = month.number(of: focus)
  }

  /// Pages some months forward, or back when negative.
  ///
  /// It stops at the bounds and at the ends of the calendar. The day of the
  /// month is kept: from 31 January it goes to 28 February and on to 31 March.
  ///
  /// - Parameter count: The number of months.
  public mutating func page(byMonths count: Int) {
    let bounds = rules.constraints.bounds
    let end = count < 0 ? bounds.lowerBound : bounds.upperBound
    let target =
      calendar.month(month, offsetBy: count)
      ?? calendar.month(containing: end)
    focus(on: target.day(nearest: wantedNumber))
  }

  /// Whether there is an earlier month with a day within the bounds.
  public var canPageBack: Bool {
    calendar.month(before: month)
      .map { $0.lastDay >= rules.constraints.bounds.lowerBound } ?? false
  }

  /// Whether there is a later month with a day within the bounds.
  public var canPageForward: Bool {
    calendar.month(after: month)
      .map { $0.firstDay <= rules.constraints.bounds.upperBound } ?? false
  }

  /// Moves the focus some days on, or back when negative, as far as the
  /// bounds; the month follows.
  public mutating func moveFocus(byDays count: Int) {
    show(focus.advancedClamped(by: count))
  }

  /// Shows where the selection starts, unless some of it is shown already.
  mutating func showSelection() {
    let days = rules.days(in: selection)
    guard let first = days.ranges.first?.lowerBound,
      days.first(in: month.days) == nil
    else { return }
    show(first)
  }

  /// Moves the focus and keeps the day of the month that is wanted.
  ///
  /// Bounds that the calendar does not reach leave the nearest month that
  /// it has.
  mutating func focus(on day: Day) {
    focus = day.clamped(
      to: rules.constraints.bounds.reached(by: calendar))
    month = calendar.month(containing: focus)
  }
}
