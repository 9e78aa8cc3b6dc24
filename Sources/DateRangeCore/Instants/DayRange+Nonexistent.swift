public import Foundation

extension DayRange {
  /// The days of the range that `zone` has not: the clock went from the day
  /// before to the day after.
  ///
  /// There are few. Kwajalein skipped 1993-08-21, Kiritimati 1994-12-31 and
  /// Apia 2011-12-30, each to move over the date line; in 1844 the Philippines
  /// had no 31 December. To skip a day a zone's offset must rise by a whole
  /// day, and no zone takes that back within a year: so the offset is looked
  /// at twice a year, and days only where it has risen.
  ///
  /// Only the years 1800 through 2199 are looked at. Before 1844 no zone moved
  /// over the date line, and from 2088 on the zone data is rules that every
  /// year repeats.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: The days, to be asked for once and kept with the zone.
  /// - Complexity: O(*n*) in the number of years from 1800 through 2199.
  public func nonexistentDays(in zone: TimeZone) -> DayRangeSet {
    guard let range = intersection(zoneDataDays) else { return [] }
    let end = range.upperBound.advancedClamped(by: 2)
    var known = range.lowerBound.advancedClamped(by: -2)
    var offset = zone.offset(at: known.midnight)
    var missing: [Day] = []
    while known < end {
      let next = Swift.min(known.advancedClamped(by: 183), end)
      let later = zone.offset(at: next.midnight)
      if later - offset > leastRise {
        let days = known...next
        missing += zip(days, days.starts(in: zone))
          .compactMap { day, start in start == nil ? day : nil }
      }
      (known, offset) = (next, later)
    }
    return DayRangeSet(days: missing.filter(contains))
  }
}

/// 1800-01-01 through 2199-12-31.
private let zoneDataDays = Day(epochDay: -62_091)...Day(epochDay: 84_005)

/// A day, less the summer time that may end in the same half year.
private let leastRise = 20 * 3600
