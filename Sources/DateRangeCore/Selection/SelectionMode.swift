/// What is being chosen.
///
/// The raw values are the command's words.
public enum SelectionMode: String, CaseIterable, Hashable, Sendable {
  /// One day.
  case day
  /// Any number of days, each tap putting one in or taking it out.
  case days
  /// One range of days.
  case range
  /// Any number of ranges. A new one merges with those that it touches.
  case ranges

  /// Whether two taps make something, so that lengths, nights and the first
  /// and last day of it have a meaning.
  var isOfRanges: Bool { self == .range || self == .ranges }
}

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
