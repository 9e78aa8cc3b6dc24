/// A range of days; both ends belong to it.
public typealias DayRange = ClosedRange<Day>

extension DayRange {
  /// Creates the range between two days given in either order.
  public init(between one: Day, and other: Day) {
    self = Swift.min(one, other)...Swift.max(one, other)
  }

  /// The number of days in the range, at least 1.
  ///
  /// The same as `count`, without walking.
  public var days: Int { nights + 1 }

  /// The number of nights between the first day and the last: `days - 1`.
  public var nights: Int { lowerBound.distance(to: upperBound) }

  /// The days in both ranges, or `nil` when there are none.
  public func intersection(_ other: DayRange) -> DayRange? {
    overlaps(other) ? clamped(to: other) : nil
  }
}
