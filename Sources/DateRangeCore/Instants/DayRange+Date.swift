public import Foundation

extension DayRange {
  /// The first instants of the days of the range in `zone`, one for each day.
  ///
  /// The instants are all different, and each is what ``Day/start(in:)``
  /// gives: `nil` for a day that the zone has not. The days share the search
  /// for changes of the clock, so a month costs less than its days.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: As many as ``days``.
  /// - Complexity: O(*n*) in the number of days.
  public func starts(in zone: TimeZone) -> [Date?] {
    let first = lowerBound.midnight
    let offsets = zone.offsets(
      fromDayAt: first, throughDayAt: upperBound.midnight)
    return (0..<days).map { day in
      guard
        let instant = offsets.firstInstant(ofDayAt: first + day * 86_400)
      else { return nil }
      return Date(instant: instant)
    }
  }

  /// The range from the first instant of the first day to the first instant
  /// of the last day.
  ///
  /// A range of one day is a range of one instant. For the whole of the days
  /// ask ``interval(in:)``.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: `nil` when the zone has no such first or last day.
  public func dates(in zone: TimeZone) -> ClosedRange<Date>? {
    guard
      let first = lowerBound.start(in: zone),
      let last = upperBound.start(in: zone),
      first <= last
    else { return nil }
    return first...last
  }

  /// The whole days of the range: from the first instant of the first day up
  /// to the first instant after the last day, which is not in it.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: `nil` when the zone has no such first or last day.
  public func interval(in zone: TimeZone) -> DateInterval? {
    guard
      let start = lowerBound.start(in: zone),
      let end = upperBound.end(in: zone),
      start <= end
    else { return nil }
    return DateInterval(start: start, end: end)
  }
}

extension DayRange {
  /// Creates the range of the days of two instants.
  ///
  /// Both ends belong to it, whatever their time of day.
  ///
  /// - Parameters:
  ///   - dates: The instants.
  ///   - zone: The time zone.
  public init(containing dates: ClosedRange<Date>, in zone: TimeZone) {
    // Where the clock goes back over midnight the later instant may be of the
    // earlier day.
    self.init(
      between: Day(containing: dates.lowerBound, in: zone),
      and: Day(containing: dates.upperBound, in: zone))
  }

  /// Creates the range of the days that an interval has a part of.
  ///
  /// The end of the interval is not in it: one that ends at midnight ends
  /// with the day before. An interval of no length is taken as its instant.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - zone: The time zone.
  public init(containing interval: DateInterval, in zone: TimeZone) {
    let last = Date(
      timeIntervalSinceReferenceDate:
        interval.end.timeIntervalSinceReferenceDate.nextDown)
    self.init(
      containing: interval.start...Swift.max(interval.start, last), in: zone)
  }
}
