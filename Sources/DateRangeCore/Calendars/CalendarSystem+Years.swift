extension CalendarSystem {
  /// The day of the system's year that `day` is: 1 for the first.
  ///
  /// - Complexity: O(*n*) in the number of the month, at most 13.
  public func dayOfYear(of day: Day) -> Int {
    let own = month(containing: day)
    var first = own
    while let before = month(before: first),
      (before.year, before.era) == (own.year, own.era)
    {
      first = before
    }
    return first.number(of: day)
  }
}
