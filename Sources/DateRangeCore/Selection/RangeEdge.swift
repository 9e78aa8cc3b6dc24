/// One of the two ends of a range.
public enum RangeEdge: String, CaseIterable, Hashable, Sendable {
  /// The first day; of a stay the day of check-in.
  case start
  /// The last day; of a stay the day of check-out.
  case end

  /// The end at the other side.
  public var other: RangeEdge { self == .start ? .end : .start }
}

extension DayRange {
  /// The day at one end.
  func day(at edge: RangeEdge) -> Day {
    edge == .start ? lowerBound : upperBound
  }

  /// The smallest range that holds both.
  func hull(_ other: DayRange) -> DayRange {
    Swift.min(
      lowerBound, other.lowerBound)...Swift.max(
        upperBound, other.upperBound)
  }
}
