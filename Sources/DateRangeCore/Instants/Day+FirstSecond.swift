extension Day {
  /// The first second of the day by a clock of the C library.
  ///
  /// - Parameter offset: How far the clock is ahead of Greenwich at such a
  ///   second, in seconds.
  /// - Returns: Seconds from 1970 in Greenwich, or `nil` for a day that the
  ///   clock skips.
  package func firstSecond(offset: (Int) -> Int) -> Int? {
    let midnight = Int(epochDay) * 86_400
    return OffsetRuns(
      fromDayAt: midnight, throughDayAt: midnight,
      within: OffsetRuns.largestPOSIXOffset, offset: offset
    ).firstInstant(ofDayAt: midnight)
  }
}
