/// The days that are in some valid range.
extension SelectionRules {
  /// How many days before a window a range may start that reaches into it,
  /// when nothing in the window does.
  private static let margin = 366

  /// The days of a window that are in some valid range.
  ///
  /// From each start the last end that it can have is enough: whatever lies
  /// between is in that range.
  func coverage(
    of window: DayRange, _ units: [RuleSurvey.Tapped]
  ) -> DayRangeSet {
    guard mode.isOfRanges, !granularity.isSpan else {
      return DayRangeSet(
        units.filter { refusal(of: $0.unit) == nil }.map(\.days))
    }
    var ranges = units.compactMap { longestRange(from: $0.unit, window) }
    let coverage = DayRangeSet(ranges)
    var lost = units.last { tapped in
      refusal(ofUnit: tapped.unit) == nil && !coverage.contains(tapped.days)
    }?.days.upperBound
    // What starts before the window matters only for what is left.
    let first = earliestStart(reaching: window)
    var next = window.lowerBound.adding(days: -1)
    while let wanted = lost, let day = next, day >= first,
      let unit = granularity.unit(of: day)
    {
      if let range = longestRange(from: unit, window) {
        ranges.append(range)
        if range.contains(wanted) { lost = nil }
      }
      next = unit.lowerBound.adding(days: -1)
    }
    return DayRangeSet(ranges)
  }

  /// The earliest day from which a range can reach into a window, as far as
  /// bounds, lengths and what is taken tell.
  private func earliestStart(reaching window: DayRange) -> Day {
    var first = max(
      constraints.bounds.lowerBound,
      window.lowerBound.advancedClamped(by: -Self.margin))
    if policy.length != .allow, let nights = constraints.lengths.mostNights {
      first = max(first, window.lowerBound.advancedClamped(by: -nights))
    }
    guard policy.blocked != .allow, first <= window.lowerBound
    else { return first }
    for pattern in [constraints.blocked, constraints.blockedNights] {
      let days = first...window.lowerBound
      first = pattern.nearest(in: days, to: .end) ?? first
    }
    return first
  }

  /// The longest valid range that starts with a unit; to the end of the
  /// window where the search gives up.
  private func longestRange(
    from unit: DayRange, _ window: DayRange
  ) -> DayRange? {
    guard refusal(ofUnit: unit) == nil, refusal(of: unit.lowerBound) == nil
    else { return nil }
    let search = EndSearch(moving: .end, from: unit, nearest: .end)
    switch self.search(search) {
    case .found(let range): return range
    case .unknown: return unit.hull(window)
    case .nothing: return refusal(of: unit) == nil ? unit : nil
    }
  }
}

extension LengthLimits {
  /// The most nights that a range from any start can have.
  fileprivate var mostNights: Int? {
    func most(_ limits: [Limit], _ fewer: Int) -> Int? {
      // A limit for all starts holds wherever no later one does.
      guard limits.contains(where: { $0.starts == nil }) else { return nil }
      return limits.map { Swift.max($0.count, 0) }.max().map { $0 - fewer }
    }
    return [most(maxNights, 0), most(maxDays, 1)].compactMap(\.self).min()
  }
}
