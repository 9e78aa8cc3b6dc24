/// What the limits say of one start.
extension LengthLimits {
  /// How many nights a range from one start may have.
  struct Nights {
    var least = 0
    /// Below ``least`` where the limits contradict each other.
    var most = Int.max
  }

  /// How many nights a range from `start` may have.
  ///
  /// - Complexity: O(*n*) in the number of limits, O(log *m*) in the days of
  ///   each.
  func nights(fromStart start: Day) -> Nights {
    var nights = Nights()
    if let count = minDays.count(forStart: start) {
      nights.least = max(nights.least, count - 1)
    }
    if let count = minNights.count(forStart: start) {
      nights.least = max(nights.least, count)
    }
    if let count = maxDays.count(forStart: start) {
      nights.most = min(nights.most, count - 1)
    }
    if let count = maxNights.count(forStart: start) {
      nights.most = min(nights.most, count)
    }
    return nights
  }

  /// Which limit a range breaks.
  func refusal(of range: DayRange) -> Refusal? {
    let start = range.lowerBound
    let (days, nights) = (range.days, range.nights)
    if let limit = minDays.count(forStart: start), days < limit {
      return Refusal(.tooShort, nil, .length(range, limit: limit, .days))
    }
    if let limit = minNights.count(forStart: start), nights < limit {
      return Refusal(.tooShort, nil, .length(range, limit: limit, .nights))
    }
    if let limit = maxDays.count(forStart: start), days > limit {
      return Refusal(.tooLong, nil, .length(range, limit: limit, .days))
    }
    if let limit = maxNights.count(forStart: start), nights > limit {
      return Refusal(.tooLong, nil, .length(range, limit: limit, .nights))
    }
    return nil
  }

  /// The sets of starts that some limit is for.
  var seasons: [DayPattern] {
    [minDays, maxDays, minNights, maxNights]
      .flatMap { $0.compactMap(\.starts) }
  }
}

extension [LengthLimits.Limit] {
  /// The count of the last limit that holds for `day`, kept within what a
  /// ``DayRange`` can have.
  func count(forStart day: Day) -> Int? {
    guard let limit = last(where: { $0.holds(forStart: day) })
    else { return nil }
    return Swift.min(Swift.max(limit.count, -1), 1 << 33)
  }
}
