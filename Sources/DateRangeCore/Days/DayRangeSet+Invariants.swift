extension DayRangeSet {
  /// Stops the program where two ranges are out of order, overlap or touch.
  ///
  /// Compiled in with `-D DATERANGE_CHECKS` only: an embedder's debug build
  /// pays nothing.
  @inline(__always)
  func checkInvariants() {
    #if DATERANGE_CHECKS
    for (one, next) in zip(ranges, ranges.dropFirst()) {
      precondition(
        one.upperBound.distance(to: next.lowerBound) > 1,
        "\(one) and \(next) are out of order or not apart"
      )
    }
    #endif
  }
}
