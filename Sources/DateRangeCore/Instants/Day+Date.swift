public import Foundation

/// The door between days and instants. Nothing here adds 86,400 seconds to an
/// instant: a day is found by its number, and a number by an offset.
extension Day {
  /// The civil day in `zone` at an instant.
  ///
  /// The inverse of ``start(in:)`` for every instant of the day. A fraction
  /// of a second before midnight is still the day before.
  ///
  /// Later days do not always come at later instants: where the clock goes
  /// back over midnight, a day is entered, left and entered again.
  ///
  /// - Parameters:
  ///   - date: Any date. One out of the reach of ``Day`` gives the nearest
  ///     day there is; an infinite one ``max`` or ``min``; one that is not a
  ///     number ``min``.
  ///   - zone: The time zone.
  public init(containing date: Date, in zone: TimeZone) {
    // Rounded down as `Date` counts, from 2001: what counts from 1970 may be
    // rounded up to the second of midnight.
    let seconds = date.timeIntervalSinceReferenceDate
    guard abs(seconds) < 1e15 else {
      self = seconds > 0 ? .max : .min
      return
    }
    var second = Int(seconds)
    if Double(second) > seconds { second -= 1 }
    self.init(clampingSecond: second + zone.offset(at: second))
  }

  /// The first instant of the day in `zone`.
  ///
  /// Midnight, mostly. Where the clock skips midnight it is the instant of
  /// the change, and where midnight comes twice the earlier one.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: `nil` when the zone has no such day, as 2011-12-30 in
  ///   Pacific/Apia.
  public func start(in zone: TimeZone) -> Date? {
    zone.offsets(fromDayAt: midnight, throughDayAt: midnight)
      .firstInstant(ofDayAt: midnight)
      .map { Date(instant: $0) }
  }

  /// The first instant of the next day that there is in `zone`: the end of
  /// this one, not in it.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: `nil` when the zone has no such day.
  public func end(in zone: TimeZone) -> Date? {
    let last = midnight + NextDay.farthest * 86_400
    let offsets = zone.offsets(fromDayAt: midnight, throughDayAt: last)
    guard offsets.firstInstant(ofDayAt: midnight) != nil else { return nil }
    let end = NextDay.first { days in
      offsets.firstInstant(ofDayAt: midnight + days * 86_400)
    }
    return end.map { Date(instant: $0) }
  }

  /// The last second before the next day that there is in `zone`.
  ///
  /// 23:59:59, mostly. Unlike ``end(in:)`` it is of the day itself, but where
  /// the clock goes back over midnight it may be of the day before.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: `nil` when the zone has no such day.
  public func lastSecond(in zone: TimeZone) -> Date? {
    end(in: zone)?.addingTimeInterval(-1)
  }
}
