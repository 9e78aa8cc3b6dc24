public import DateRangeCore

/// A range of which one end may be missing, as hosts of web pickers hold it;
/// with neither it is nothing.
public struct HalfRange: Hashable, Sendable {
  /// The first day.
  public var start: Day?
  /// The last day.
  public var end: Day?

  init(_ start: Day? = nil, _ end: Day? = nil) {
    self.start = start
    self.end = end
  }

  init(_ range: DayRange?) {
    self.init(range?.lowerBound, range?.upperBound)
  }

  init(_ day: Day, _ edge: RangeEdge) {
    self.init(edge == .start ? day : nil, edge == .end ? day : nil)
  }

  /// The half range of a row; `null` is nothing.
  init(_ value: JSONValue?) {
    self.init(value?["start"]?.day, value?["end"]?.day)
  }

  /// The range, where both ends are there.
  var range: DayRange? {
    guard let start, let end, start <= end else { return nil }
    return start...end
  }

  /// The end that is there alone.
  var anchor: (day: Day, edge: RangeEdge)? {
    switch (start, end) {
    case (let day?, nil): (day, .start)
    case (nil, let day?): (day, .end)
    default: nil
    }
  }
}

extension HalfRange: CustomStringConvertible {
  /// Both days, with a dash for one that is missing.
  public var description: String {
    "\(start.map { "\($0)" } ?? "–")/\(end.map { "\($0)" } ?? "–")"
  }
}
