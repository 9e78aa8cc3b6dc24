/// An earliest day that is after the latest.
public struct ReversedBounds: Error, Hashable, Sendable {
  /// The earliest day.
  public let earliest: Day
  /// The latest day.
  public let latest: Day
}

extension ReversedBounds: CustomStringConvertible {
  /// A sentence that names both days.
  public var description: String {
    "the earliest day, \(earliest), is after the latest, \(latest)"
  }
}

extension DayRange {
  /// The days from one bound through another, each of which may be missing.
  ///
  /// - Parameters:
  ///   - earliest: The earliest day, if there is one.
  ///   - latest: The latest day, if there is one.
  /// - Throws: ``ReversedBounds`` when they are the wrong way round.
  public init(
    from earliest: Day?, through latest: Day?
  ) throws(ReversedBounds) {
    let first = earliest ?? .min
    let last = latest ?? .max
    guard first <= last else {
      throw ReversedBounds(earliest: first, latest: last)
    }
    self = first...last
  }
}
