extension CalendarSystem {
  /// The days of the year that a month is in.
  ///
  /// A Japanese year runs from January to December, whatever eras begin in
  /// it.
  ///
  /// - Parameter month: A month of this system.
  /// - Returns: The days of the whole year; less at the ends of ``days``.
  public func year(of month: Month) -> DayRange {
    var first = month
    while !first.beginsYear, let before = self.month(before: first) {
      first = before
    }
    var last = month
    while let after = self.month(after: last), !after.beginsYear {
      last = after
    }
    return first.firstDay...last.lastDay
  }

  /// The month with the era and year that it began under, when they are not
  /// those that it ends under.
  ///
  /// Only a Japanese month can have two: January 1989, a month of Heisei 1,
  /// began in Shōwa 64. A title shows both.
  ///
  /// - Parameter month: A month of this system.
  /// - Returns: `nil` when era and year are the same throughout.
  public func openingLabel(of month: Month) -> Month? {
    guard engine == .japanese else { return nil }
    let months = JapaneseMonths()
    let label = months.openingLabel(
      of: months.serial(containing: Int(month.firstDay.epochDay)))
    guard label != month.label else { return nil }
    return Month(
      label, firstDay: Int(month.firstDay.epochDay), length: Int(month.length))
  }
}

extension Month {
  /// Whether a year begins with the month: every system's first month is its
  /// number 1.
  fileprivate var beginsYear: Bool { number == 1 && !isLeap }
}
