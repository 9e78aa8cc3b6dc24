/// The rules as one of many that can be checked, by taps alone.
///
///     try RuleCheck(rules, in: season).random(seed: 1)
extension SelectionRules: TapRule {
  /// The state in which nothing is chosen.
  public var initial: SelectionState { initialState() }

  /// What a tap makes of a state.
  public func tapping(
    _ day: Day, in state: SelectionState
  ) -> SelectionState {
    applying(.tap(day), to: state).state
  }

  /// The range that is chosen, when it is one and no end is pending, whatever
  /// the policy publishes.
  public func range(of state: SelectionState) -> DayRange? {
    state.anchor == nil && state.invalid == nil ? state.settled.range : nil
  }

  /// The ranges that are chosen; in mode `days` each of the units.
  public func ranges(of state: SelectionState) -> [DayRange] {
    guard state.anchor == nil, state.invalid == nil else { return [] }
    let ranges = state.settled.days.ranges
    return mode == .days ? ranges.flatMap(granularity.units(in:)) : ranges
  }

  /// Whether a range may be chosen: nothing is against it, and it is made of
  /// whole units.
  public func allows(_ range: DayRange) -> Bool {
    refusal(of: range) == nil && isWhole(range)
  }

  /// Whether a tap is refused.
  public func refuses(
    _ move: RuleMove<Never>, in state: SelectionState
  ) -> Bool {
    move.day.flatMap { refusal(ofTapOn: $0, in: state) } != nil
  }

  /// What is chosen or pending against the rules.
  public func violations(of state: SelectionState) -> [String] {
    state.violations(of: self)
  }

  /// The state without the pointer and without what can be undone.
  public func canonical(_ state: SelectionState) -> SelectionState {
    var rest = state
    rest.hover = nil
    rest.drag = nil
    rest.undo = nil
    rest.edge = edge(in: state)
    return rest
  }

  /// The laws for any rule, and that two taps choose what is between them
  /// where the policy promises it.
  ///
  /// That every range can be chosen is not asked where the policy has other
  /// ideas: a first tap that is a range of one day, a locked end, units that
  /// overlap.
  public var laws: [Law<SelectionRules>] {
    var laws: [Law<SelectionRules>] = [.repeatable, .refused, .sound]
    // A locked end is not looked at again.
    if lock == nil { laws.append(.allowed) }
    let isPair =
      policy.first == .anchor && policy.same == .oneDay && lock == nil
      && !granularity.isSpan
    if isPair || !mode.isOfRanges { laws.append(.reachable) }
    if isPair, mode == .range, policy.earlier == .swap,
      constraints.predicate == nil
    {
      laws.append(.eitherOrder)
    }
    return laws
  }
}

extension SelectionRules {
  /// Whether taps can make the range: from the start of a unit to the end of
  /// one, the same one where a tap is all there is.
  private func isWhole(_ range: DayRange) -> Bool {
    if granularity.isDay { return mode.isOfRanges || range.days == 1 }
    if granularity.isSpan {
      return mode == .ranges || mode == .days
        || span(at: range.lowerBound) == range
    }
    guard let first = granularity.unit(of: range.lowerBound),
      let last = granularity.unit(of: range.upperBound)
    else { return false }
    return first.hull(last) == range && (mode.isOfRanges || first == last)
  }

  /// The span that begins on a day.
  private func span(at first: Day) -> DayRange? {
    guard case .span(let offsets) = granularity.kind else { return nil }
    let (offset, isOverflow) =
      0.subtractingReportingOverflow(offsets.lowerBound)
    guard !isOverflow else { return nil }
    return first.adding(days: offset).flatMap(granularity.unit(of:))
  }
}
