extension DayRangeSet {
  /// The days in either set.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges.
  public func union(_ other: DayRangeSet) -> DayRangeSet {
    var result: [DayRange] = []
    result.reserveCapacity(ranges.count + other.ranges.count)
    var (mine, theirs) = (ranges[...], other.ranges[...])
    while let one = mine.first, let two = theirs.first {
      if one.lowerBound <= two.lowerBound {
        result.appendMerging(one)
        mine.removeFirst()
      } else {
        result.appendMerging(two)
        theirs.removeFirst()
      }
    }
    for range in mine { result.appendMerging(range) }
    for range in theirs { result.appendMerging(range) }
    return DayRangeSet(sorted: result)
  }

  /// The days in both sets.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges.
  public func intersection(_ other: DayRangeSet) -> DayRangeSet {
    var result: [DayRange] = []
    var (mine, theirs) = (ranges[...], other.ranges[...])
    while let one = mine.first, let two = theirs.first {
      if let common = one.intersection(two) { result.append(common) }
      if one.upperBound <= two.upperBound {
        mine.removeFirst()
      } else {
        theirs.removeFirst()
      }
    }
    return DayRangeSet(sorted: result)
  }

  /// The days of this set that are not in `other`.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges.
  public func subtracting(_ other: DayRangeSet) -> DayRangeSet {
    var result: [DayRange] = []
    result.reserveCapacity(ranges.count)
    var removed = other.ranges[...]
    for range in ranges {
      // The first day of `range` not yet kept or removed, as an `Int` because
      // the day after the last `Day` is not a `Day`.
      var next = Int(range.lowerBound.epochDay)
      while let hole = removed.first, hole.lowerBound <= range.upperBound {
        result.append(from: next, upTo: Int(hole.lowerBound.epochDay))
        next = max(next, Int(hole.upperBound.epochDay) + 1)
        guard hole.upperBound <= range.upperBound else { break }
        removed.removeFirst()
      }
      result.append(from: next, upTo: Int(range.upperBound.epochDay) + 1)
    }
    return DayRangeSet(sorted: result)
  }

  /// The days of `range` that are not in this set.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public func complement(in range: DayRange) -> DayRangeSet {
    DayRangeSet(sorted: [range]).subtracting(self)
  }

  /// Adds the days of `range`.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public mutating func insert(_ range: DayRange) {
    self = union([range])
  }

  /// Removes the days of `range`.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public mutating func remove(_ range: DayRange) {
    self = subtracting([range])
  }
}

extension [DayRange] {
  /// Appends the days from one day number up to, not including, another, if
  /// there are any.
  fileprivate mutating func append(from start: Int, upTo end: Int) {
    guard start < end, let first = Day(exactly: start),
      let last = Day(exactly: end - 1)
    else { return }
    append(first...last)
  }
}
