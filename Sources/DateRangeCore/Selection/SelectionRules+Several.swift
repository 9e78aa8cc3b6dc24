/// Days and ranges of which there may be several, and the single day.
extension SelectionRules {
  /// The way that a set of days is kept in this mode.
  func settled(_ days: DayRangeSet) -> SelectionState.Settled {
    switch mode {
    case .days, .ranges: .init(several: days)
    case .day, .range:
      days.ranges.count == 1
        ? .range(days.ranges[0])
        : .init(several: days)
    }
  }

  /// A tap in mode `day`.
  func choose(
    _ unit: DayRange, _ state: inout SelectionState
  ) -> SelectionOutcome {
    if state.settled == .range(unit), policy.oneDay == .clear,
      !policy.isRequired
    {
      return clear(&state)
    }
    return settle(unit, .completed, &state)
  }

  /// A tap in mode `days`.
  func toggle(
    _ unit: DayRange, _ state: inout SelectionState
  ) -> SelectionOutcome {
    let days = state.settled.days
    if days.contains(unit) {
      let left = days.subtracting([unit])
      if policy.isRequired, left.isEmpty { return .rejected(.required) }
      if let refusal = tooFew(in: left, insteadOf: days)
        ?? refusal(ofRestOf: unit, in: left)
      {
        return .rejected(refusal)
      }
      state.settled = .init(several: left)
      return .removed
    }
    if let refusal = refusal(of: unit) { return .rejected(refusal) }
    if count(days) >= policy.maxCount {
      guard policy.count == .restart, policy.maxCount > 0 else {
        return .rejected(
          Refusal(.countLimit, nil, .most(policy.maxCount)))
      }
      state.settled = .several([unit])
      return .restarted
    }
    state.settled = .several(days.union([unit]))
    return .added
  }

  /// Why what would be left of units that overlap a removed one cannot be.
  private func refusal(
    ofRestOf unit: DayRange, in left: DayRangeSet
  ) -> Refusal? {
    guard granularity.isSpan else { return nil }
    let beside = [
      unit.lowerBound.adding(days: -1), unit.upperBound.adding(days: 1),
    ]
    return beside.lazy.compactMap { $0.flatMap(left.range(containing:)) }
      .compactMap { self.refusal(of: $0) }.first
  }

  /// The most units that may be chosen.
  var mostUnits: Int {
    switch mode {
    case .day: 1
    case .days: policy.maxCount
    case .range, .ranges: .max
    }
  }

  /// Why some days cannot be instead of others: they are too few, and these
  /// were not.
  func tooFew(
    in days: DayRangeSet, insteadOf others: DayRangeSet
  ) -> Refusal? {
    guard mode == .days, policy.minCount > 0, count(days) < policy.minCount,
      count(others) >= policy.minCount
    else { return nil }
    return Refusal(.countLimit, nil, .least(policy.minCount))
  }

  /// Whether some days are more units than may be chosen.
  func isTooMany(_ days: DayRangeSet) -> Bool {
    mostUnits < .max && count(days) > mostUnits
  }

  /// The first of some days, as many units as may be chosen.
  func firstUnits(_ days: DayRangeSet) -> DayRangeSet {
    guard isTooMany(days) else { return days }
    var units: [DayRange] = []
    for range in days.ranges {
      units += granularity.units(in: range).prefix(mostUnits - units.count)
    }
    return DayRangeSet(units)
  }

  /// The number of units.
  private func count(_ days: DayRangeSet) -> Int {
    if granularity.isDay { return days.dayCount }
    return days.ranges.reduce(0) { count, range in
      granularity.units(in: range).reduce(count) { count, _ in count + 1 }
    }
  }

  /// A tap inside one of several ranges while no end is pending.
  func takeOut(
    _ unit: DayRange, at day: Day, _ state: inout SelectionState
  ) -> SelectionOutcome {
    let ranges = state.settled.days
    guard let range = ranges.range(containing: day) else { return .unchanged }
    let taken = policy.inside == .split ? range.clamped(to: unit) : range
    let left = ranges.subtracting([taken])
    if policy.isRequired, left.isEmpty { return .rejected(.required) }
    let pieces = left.intersection([range]).ranges
    if let refusal = pieces.lazy.compactMap({ self.refusal(of: $0) }).first {
      return .rejected(refusal)
    }
    state.settled = .init(several: left)
    return pieces.isEmpty ? .removed : .split
  }

  /// Adds a range to the others, merging it with those that it touches.
  func join(
    _ range: DayRange, _ outcome: SelectionOutcome, _ standing: RangeEdge,
    _ state: inout SelectionState
  ) -> SelectionOutcome {
    let others = state.settled.days
    let merged = others.merged(with: range)
    if let refusal = refusal(of: merged, standing: standing) {
      return .rejected(refusal)
    }
    let isNew = state.anchor != nil || !others.contains(range)
    state.settled = .several(others.union([range]))
    state.anchor = nil
    state.invalid = nil
    guard isNew else { return .unchanged }
    if case .clipped = outcome { return outcome }
    return others.intersection([merged]).isEmpty ? outcome : .merged
  }
}
