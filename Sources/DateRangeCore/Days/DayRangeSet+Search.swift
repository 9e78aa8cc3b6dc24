extension DayRangeSet {
  /// The index in ``ranges`` of the first range that ends on `day` or later,
  /// or `ranges.count`.
  ///
  /// The halving has no branch on what it reads, so that a random search does
  /// not pay for wrong guesses of the processor.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  func index(endingOnOrAfter day: Day) -> Int {
    ranges.withUnsafeBufferPointer { ranges in
      var base = 0
      var count = ranges.count
      while count > 1 {
        let half = count / 2
        base += ranges[base + half - 1].upperBound < day ? half : 0
        count -= half
      }
      return base + (count == 1 && ranges[base].upperBound < day ? 1 : 0)
    }
  }

  /// Whether `day` is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func contains(_ day: Day) -> Bool {
    range(containing: day) != nil
  }

  /// Whether every day of `range` is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func contains(_ range: DayRange) -> Bool {
    self.range(containing: range.lowerBound)
      .map { $0.upperBound >= range.upperBound } ?? false
  }

  /// The range of the set that `day` is in.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func range(containing day: Day) -> DayRange? {
    let index = index(endingOnOrAfter: day)
    guard index < ranges.count, ranges[index].lowerBound <= day
    else { return nil }
    return ranges[index]
  }

  /// The earliest day of the set in `range`.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func first(in range: DayRange) -> Day? {
    let index = index(endingOnOrAfter: range.lowerBound)
    guard index < ranges.count, ranges[index].lowerBound <= range.upperBound
    else { return nil }
    return max(ranges[index].lowerBound, range.lowerBound)
  }

  /// The latest day of the set in `range`.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func last(in range: DayRange) -> Day? {
    let index = index(endingOnOrAfter: range.upperBound)
    if index < ranges.count, ranges[index].lowerBound <= range.upperBound {
      return range.upperBound
    }
    guard index > 0, ranges[index - 1].upperBound >= range.lowerBound
    else { return nil }
    return ranges[index - 1].upperBound
  }
}
