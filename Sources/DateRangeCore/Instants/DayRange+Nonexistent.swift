public import Foundation

extension DayRange {
  /// The days of the range that `zone` has not: the clock went from the day
  /// before to the day after.
  ///
  /// There are few. Kwajalein skipped 1993-08-21, Kiritimati 1994-12-31 and
  /// Apia 2011-12-30, each to move over the date line; in 1844 the Philippines
  /// had no 31 December.
  ///
  /// Only the years 1800 through 2199 are looked at. Before 1844 no zone moved
  /// over the date line, and from 2088 on the zone data is rules that every
  /// year repeats.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: The days, to be asked for once and kept with the zone.
  /// - Complexity: O(*n*) in the number of decades from 1800 through 2199.
  public func nonexistentDays(in zone: TimeZone) -> DayRangeSet {
    nonexistentDays { second in
      zone.secondsFromGMT(
        for: Date(timeIntervalSince1970: TimeInterval(second)))
    }
  }

  /// The days of the range that a clock skips.
  ///
  /// To skip a day a zone's offset must rise by a whole day, and no zone takes
  /// that back within a decade: so the offset is looked at once in ten years,
  /// and what lies between only where it has risen. A test looks at every zone
  /// twice a year.
  ///
  /// - Parameter offset: How far the clock is ahead of Greenwich at a second
  ///   from 1970, in seconds.
  /// - Returns: The days.
  package func nonexistentDays(offset: (Int) -> Int) -> DayRangeSet {
    guard let range = intersection(zoneDataDays) else { return [] }
    let end = range.upperBound.advancedClamped(by: 2)
    var known = range.lowerBound.advancedClamped(by: -2)
    var knownOffset = known.offset(by: offset)
    var missing: [Day] = []
    while known < end {
      let next = Swift.min(known.advancedClamped(by: decade), end)
      let nextOffset = next.offset(by: offset)
      missing += (known...next).skipped(
        whileRising: nextOffset - knownOffset, by: offset)
      (known, knownOffset) = (next, nextOffset)
    }
    return DayRangeSet(days: missing.filter(contains))
  }

  /// The days that a clock skips, if its offset rises in the range by so much.
  private func skipped(whileRising rise: Int, by offset: (Int) -> Int) -> [Day]
  {
    guard rise > leastRise else { return [] }
    guard days > 8 else {
      return filter { $0.firstSecond(offset: offset) == nil }
    }
    let middle = lowerBound.advancedClamped(by: days / 2)
    // Two days more, for a day is skipped around the change.
    let halves = [
      lowerBound...middle.advancedClamped(by: 2),
      middle.advancedClamped(by: -1)...upperBound,
    ]
    return halves.flatMap { half in
      let rise =
        half.upperBound.offset(by: offset) - half.lowerBound.offset(by: offset)
      return half.skipped(whileRising: rise, by: offset)
    }
  }
}

extension Day {
  /// How far a clock is ahead of Greenwich at the day's midnight there.
  fileprivate func offset(by offset: (Int) -> Int) -> Int {
    offset(86_400 * Int(epochDay))
  }
}

/// 1800-01-01 through 2199-12-31.
private let zoneDataDays = Day(epochDay: -62_091)...Day(epochDay: 84_005)

private let decade = 3652

/// A day, less the summer time that may end in the same decade.
private let leastRise = 20 * 3600
