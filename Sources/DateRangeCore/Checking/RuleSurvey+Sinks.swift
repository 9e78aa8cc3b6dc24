/// Selections that no tap changes any more.
extension RuleSurvey {
  /// How many days on each side of a range are tapped to leave it.
  private static let reach = 400

  /// The sinks that two taps can lead to.
  ///
  /// Not where an end is locked: whoever locks it knows what it leaves.
  func sinks() -> [RuleReport.Finding] {
    var findings = Findings(.sink, rules)
    for days in candidates where isSink(days, rules) {
      findings.append(days, causes { isSink(days, $0) })
    }
    return findings.all
  }

  /// The selections that may be sinks, by what each way of answering a third
  /// tap leaves room for; the taps decide.
  private var candidates: [DayRange] {
    let free = units.filter { available.contains($0.days) }
    switch rules.mode {
    case .ranges: return []
    case .day, .days: return Array(free.prefix(1).map(\.unit))
    case .range where rules.lock != nil: return []
    case .range: break
    }
    switch rules.policy.complete {
    case .restart, .clear:
      // The taps are answered alike from every range.
      return Array(
        free.lazy.compactMap { rules.anyRange(from: $0.unit) }.prefix(1))
    case .editEdge:
      let ranges = free.flatMap { tapped in
        RangeEdge.allCases.map { rules.farthest($0, from: tapped.unit) }
      }
      return Set(ranges.compactMap(\.self)).sorted {
        ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
      }
    case .moveEnd, .moveStart, .moveNearest:
      return free.compactMap { tapped in
        guard let range = rules.farthest(.end, from: tapped.unit)
        else { return nil }
        let end = rules.unit(of: range, at: .end)
        return rules.farthest(.start, from: end) == range ? range : nil
      }
    }
  }

  /// Whether taps choose some days, and no tap then changes that.
  private func isSink(_ days: DayRange, _ rules: SelectionRules) -> Bool {
    rules.choosing(days, window).contains { isSink($0, days, rules) }
  }

  private func isSink(
    _ state: SelectionState, _ days: DayRange, _ rules: SelectionRules
  ) -> Bool {
    let isLeft = { (day: Day) in
      let next = rules.tapping(day, in: state)
      return next.settled != state.settled || next.anchor != state.anchor
    }
    let around = window.hull(days)
    let first = max(
      around.lowerBound, days.lowerBound.advancedClamped(by: -Self.reach))
    let last = min(
      around.upperBound, days.upperBound.advancedClamped(by: Self.reach))
    // The nearest first: where there is a way out, it is mostly there.
    if days.contains(where: isLeft) { return false }
    if (days.upperBound...last).contains(where: isLeft) { return false }
    if (first...days.lowerBound).contains(where: isLeft) { return false }
    // What was not tapped may be a way out.
    return first...last == around || !rules.startsAgain
  }
}

extension SelectionRules {
  /// Whether a tap far from a range may give it up for a new start.
  fileprivate var startsAgain: Bool {
    switch policy.complete {
    case .restart, .clear, .editEdge: true
    case .moveEnd, .moveStart, .moveNearest:
      policy.blocked == .restart || policy.length == .restart
    }
  }

  /// The valid range that has a unit at one end and the other as far away as
  /// can be; the unit alone, if it has no other.
  fileprivate func farthest(
    _ edge: RangeEdge, from unit: DayRange
  ) -> DayRange? {
    let search = EndSearch(moving: edge, from: unit, nearest: edge)
    return self.search(search).range
      ?? (refusal(of: unit) == nil ? unit : nil)
  }

  /// A valid range from a unit.
  fileprivate func anyRange(from unit: DayRange) -> DayRange? {
    refusal(of: unit) == nil ? unit : farthest(.end, from: unit)
  }

  /// The states after taps that choose some days: two, where the next tap is
  /// for another end by the order of the taps.
  ///
  /// In mode `days` as many days are taken as there may be.
  fileprivate func choosing(
    _ days: DayRange, _ window: DayRange
  ) -> [SelectionState] {
    if mode == .days { return choosingMost(window).map { [$0] } ?? [] }
    let initial = initialState()
    let (first, last) = (days.lowerBound, days.upperBound)
    return [[first], [first, last], [last, first]].compactMap { taps in
      let state = taps.reduce(initial) { tapping($1, in: $0) }
      return state.anchor == nil && state.settled == .range(days)
        ? state : nil
    }
  }

  /// The state with so many days that no more can be added.
  ///
  /// Only where it may be a sink: where none of them can be taken out.
  private func choosingMost(_ window: DayRange) -> SelectionState? {
    guard policy.isRequired || policy.minCount > 0,
      policy.minCount <= RuleReport.mostDays
    else { return nil }
    var state = initialState()
    for day in window where !state.settled.days.contains(day) {
      let next = applying(.tap(day), to: state)
      if next.outcome == .added { state = next.state }
      if state.settled.days.dayCount > RuleReport.mostDays { return nil }
    }
    return state.phase == .complete ? state : nil
  }
}

extension RuleReport {
  /// How many days a selection in mode `days` has at most that is looked at.
  fileprivate static let mostDays = 400
}
