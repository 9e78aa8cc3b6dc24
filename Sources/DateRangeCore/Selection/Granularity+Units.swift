/// The units of some days, one after another.
extension Granularity {
  /// The units of a range, the outer two cut to it.
  ///
  /// Spans may overlap, and nobody can tell then where each began. What they
  /// cover together is cut by their length from its first day, so that what
  /// is counted is what is listed.
  ///
  /// - Complexity: O(*n*) in the number of units.
  public func units(in range: DayRange) -> Units {
    Units(granularity: self, range: range)
  }

  /// The units of a range, in order.
  public struct Units: Sequence, IteratorProtocol {
    private let granularity: Granularity
    private let range: DayRange
    private var first: Day?

    fileprivate init(granularity: Granularity, range: DayRange) {
      self.granularity = granularity
      self.range = range
      first = range.lowerBound
    }

    /// The next unit, or `nil` after the last.
    public mutating func next() -> DayRange? {
      guard let day = first, day <= range.upperBound,
        let unit = granularity.unit(of: day)
      else { return nil }
      let start = granularity.isSpan ? day : unit.lowerBound
      let end = start.adding(days: unit.nights) ?? range.upperBound
      first = end.adding(days: 1)
      return DayRange(between: start, and: end).clamped(to: range)
    }
  }
}
