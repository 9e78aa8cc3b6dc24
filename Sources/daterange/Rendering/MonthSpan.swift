import DateRangeCore

/// Months one after another, made as they are read: a thousand years cost no
/// more memory than one month.
struct MonthSpan: Sequence {
  private(set) var first: Month
  private(set) var last: Month
  let calendar: CalendarSystem

  init(first: Month, last: Month, in calendar: CalendarSystem) {
    self.first = first
    self.last = last
    self.calendar = calendar
  }

  /// The months that a range touches.
  init(of range: DayRange, in calendar: CalendarSystem) {
    self.init(
      first: calendar.month(containing: range.lowerBound),
      last: calendar.month(containing: range.upperBound),
      in: calendar
    )
  }

  func makeIterator() -> Iterator {
    Iterator(upcoming: first, last: last, calendar: calendar)
  }

  struct Iterator: IteratorProtocol {
    fileprivate var upcoming: Month?
    fileprivate let last: Month
    fileprivate let calendar: CalendarSystem

    mutating func next() -> Month? {
      guard let month = upcoming, month <= last else { return nil }
      upcoming = calendar.month(after: month)
      return month
    }
  }

  /// The same months with the one before and the one after, as far as days
  /// have a text form.
  func extended() -> MonthSpan {
    moved(
      first: calendar.month(before: first),
      last: calendar.month(after: last))
  }

  /// All months of the years of the first month and the last.
  func wholeYears() -> MonthSpan {
    MonthSpan(
      of: calendar.year(of: first)
        .lowerBound...calendar.year(of: last).upperBound,
      in: calendar
    )
  }

  private func moved(first: Month?, last: Month?) -> MonthSpan {
    func isShown(_ month: Month) -> Bool {
      month.days.overlaps(Day.isoDays)
    }
    return MonthSpan(
      first: first.flatMap { isShown($0) ? $0 : nil } ?? self.first,
      last: last.flatMap { isShown($0) ? $0 : nil } ?? self.last,
      in: calendar
    )
  }
}

extension DayRangeSet {
  /// The months that the days are in, each once.
  func months(of calendar: CalendarSystem) -> some Sequence<Month> {
    var last: Month?
    return ranges.lazy.flatMap { MonthSpan(of: $0, in: calendar) }
      .filter { month in
        defer { last = month }
        return month != last
      }
  }
}
