import DateRangeCore

/// The constraints once more, day by day and night by night, without any of
/// the reducer's code: an oracle for small windows.
struct NaiveRules {
  let rules: SelectionRules

  init(_ rules: SelectionRules) {
    self.rules = rules
  }

  private var constraints: SelectionConstraints { rules.constraints }

  func isAvailable(_ day: Day, anchor: Day?) -> Bool {
    constraints.bounds.contains(day)
      && !constraints.nonexistent.contains(day)
      && constraints.weekdays.contains(day.weekday)
      && !isBlocked(day, anchor: anchor)
  }

  private func isBlocked(_ day: Day, anchor: Day?) -> Bool {
    constraints.blocked.contains(day)
      || constraints.predicate.map { !$0.isAvailable(day, anchor: anchor) }
        ?? false
  }

  /// Whether a range may be chosen.
  func allows(_ range: DayRange, locked: RangeEdge?) -> Bool {
    allowsEnds(of: range, locked: locked)
      && allowsInside(of: range, locked: locked)
      && (rules.policy.length == .allow || allowsLength(of: range))
  }

  private func allowsEnds(of range: DayRange, locked: RangeEdge?) -> Bool {
    let start =
      locked == .start
      || isAvailable(range.lowerBound, anchor: nil)
        && !(isOfRanges && constraints.noCheckIn.contains(range.lowerBound))
    let end =
      locked == .end
      || isAvailable(range.upperBound, anchor: nil)
        && !(isOfRanges && constraints.noCheckOut.contains(range.upperBound))
    return start && end
  }

  /// Whether nights, arrivals, departures and lengths have a meaning.
  private var isOfRanges: Bool {
    rules.mode == .range || rules.mode == .ranges
  }

  /// The night of a locked start is as little looked at again as its day.
  private func allowsInside(of range: DayRange, locked: RangeEdge?) -> Bool {
    let nights =
      isOfRanges
      ? range.dropLast().dropFirst(locked == .start ? 1 : 0) : []
    guard rules.policy.blocked != .allow else {
      return nights.isEmpty || locked == .start
        || !constraints.blockedNights.contains(range.lowerBound)
    }
    return nights.allSatisfy { !constraints.blockedNights.contains($0) }
      && range.dropFirst().dropLast().allSatisfy { day in
        !isBlocked(day, anchor: nil)
          && (rules.policy.weekday == .allow
            || constraints.weekdays.contains(day.weekday))
      }
  }

  func allowsLength(of range: DayRange) -> Bool {
    guard isOfRanges else { return true }
    let lengths = constraints.lengths
    func count(_ limits: [LengthLimits.Limit]) -> Int? {
      limits.last { $0.starts?.contains(range.lowerBound) ?? true }?.count
    }
    return range.days >= count(lengths.minDays) ?? 0
      && range.days <= count(lengths.maxDays) ?? .max
      && range.nights >= count(lengths.minNights) ?? 0
      && range.nights <= count(lengths.maxNights) ?? .max
  }

  /// What is wrong with what is chosen, in any mode.
  func fault(in settled: SelectionState.Settled) -> String? {
    // Days stand each for itself, though they are kept in runs.
    let chosen =
      rules.mode == .days
      ? ranges(settled).flatMap(units(in:)) : ranges(settled)
    return chosen.first { !allows($0, locked: rules.policy.lock) }
      .map { "\($0)" }
  }

  /// How many days, or units, are chosen.
  func count(_ settled: SelectionState.Settled) -> Int {
    ranges(settled).flatMap(units(in:)).count
  }

  /// Whether what is chosen begins and ends with whole units.
  func isWhole(_ settled: SelectionState.Settled) -> Bool {
    if case .span = rules.granularity.kind { return true }
    return ranges(settled).allSatisfy { range in
      rules.granularity.unit(of: range.lowerBound)?.lowerBound
        == range.lowerBound
        && rules.granularity.unit(of: range.upperBound)?.upperBound
          == range.upperBound
    }
  }

  private func ranges(_ settled: SelectionState.Settled) -> [DayRange] {
    switch settled {
    case .nothing: []
    case .range(let range): [range]
    case .several(let days): days.ranges
    }
  }

  private func units(in range: DayRange) -> [DayRange] {
    var units: [DayRange] = []
    for day in range where !(units.last?.contains(day) ?? false) {
      let unit = rules.granularity.unit(of: day) ?? day...day
      units.append(unit.clamped(to: range))
    }
    return units
  }

  /// Whether some second tap completes a range from a pending end.
  func canComplete(
    _ anchor: SelectionState.Anchor, besides settled: SelectionState.Settled
  ) -> Bool {
    var others: DayRangeSet = []
    if rules.mode == .ranges, case .several(let days) = settled {
      others = days
    }
    return canComplete(
      anchor.unit, as: anchor.role, in: constraints.bounds, besides: others)
  }

  /// Whether some second tap completes a range from a unit.
  func canComplete(
    _ first: DayRange, as role: RangeEdge, in window: DayRange,
    besides others: DayRangeSet = []
  ) -> Bool {
    window.contains { day in
      guard let unit = rules.granularity.unit(of: day) else { return false }
      let isRightSide =
        role == .start
        ? unit.lowerBound > first.upperBound
        : unit.upperBound < first.lowerBound
      let isTried =
        unit == first
        ? rules.policy.same == .oneDay
        : isRightSide || rules.policy.earlier == .swap
      return isTried && allows(merged(first, unit, others), locked: nil)
    }
  }

  /// The days of two units and between them, with the ranges that they touch.
  private func merged(
    _ one: DayRange, _ other: DayRange, _ others: DayRangeSet
  ) -> DayRange {
    let first = min(one.lowerBound, other.lowerBound)
    let last = max(one.upperBound, other.upperBound)
    return others.union([first...last]).range(containing: first)
      ?? first...last
  }
}
