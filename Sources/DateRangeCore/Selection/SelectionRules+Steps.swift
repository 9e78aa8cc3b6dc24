/// What each kind of step does.
extension SelectionRules {
  func tap(_ day: Day, _ state: inout SelectionState) -> SelectionOutcome {
    guard let unit = granularity.unit(of: day) else {
      return .rejected(beyondReach(day))
    }
    switch mode {
    case .day: return choose(unit, &state)
    case .days:
      let outcome = toggle(unit, &state)
      // Of days that new rules left standing some may still not be allowed.
      if state.invalid != nil { state.invalid = refusal(of: state.settled) }
      return outcome
    case .ranges where state.anchor == nil && state.settled.days.contains(day):
      return takeOut(unit, at: day, &state)
    case .range, .ranges: break
    }
    let step = step(unit, state)
    if case .start = step { return perform(step, &state) }
    if state.phase == .complete, mode == .range, policy.blocked != .clip,
      let refusal = refusal(ofUnit: unit)
    {
      return .rejected(refusal)
    }
    return perform(step, &state)
  }

  func perform(
    _ step: Step, _ state: inout SelectionState
  ) -> SelectionOutcome {
    switch step {
    case .start(let unit, let role, let outcome):
      start(unit, role, outcome, &state)
    case .finish(let fixed, let moved, let outcome, let next):
      finish(fixed, moved, outcome, next: next, &state)
    case .settle(let range): settle(range, .completed, &state)
    case .clear: clear(&state)
    case .reject(let refusal): .rejected(refusal)
    }
  }

  /// Makes an end pending; what is chosen stands until the second tap.
  func start(
    _ unit: DayRange, _ role: RangeEdge, _ outcome: SelectionOutcome,
    _ state: inout SelectionState
  ) -> SelectionOutcome {
    if let refusal = refusal(ofUnit: unit)
      ?? infeasibility(of: unit, role, besides: state.settled)
    {
      return .rejected(refusal)
    }
    state.anchor = SelectionState.Anchor(unit: unit, role: role)
    state.edge = policy.complete == .editEdge ? role.other : nil
    return outcome
  }

  /// A range that may not be: the tap becomes a new start.
  ///
  /// On the pending end itself that would change nothing, so it is withdrawn.
  /// A locked end is not given up for a new start. A day that cannot be a
  /// start mends nothing: why the range may not be is still the reason.
  private func restart(
    _ unit: DayRange, instead refusal: Refusal,
    _ state: inout SelectionState
  ) -> SelectionOutcome {
    if lock != nil { return .rejected(refusal) }
    if state.anchor?.unit == unit { return clear(&state) }
    let outcome = start(unit, .start, .restarted, &state)
    return outcome.refusal == nil ? outcome : .rejected(refusal)
  }

  /// Makes a range of an end that stands and one that was chosen.
  ///
  /// The checks come in the order of the refusals: the ends, what lies
  /// between them, the length, and at last everything. Each is mended once at
  /// the most.
  func finish(
    _ fixed: DayRange, _ moved: DayRange, _ outcome: SelectionOutcome,
    next: RangeEdge, _ state: inout SelectionState
  ) -> SelectionOutcome {
    var completion = Completion(fixed, moved, anchor: state.anchor)
    var isClipped = false

    let broken = endRefusal(of: completion)
    let first = broken ?? crossing(of: completion)
    if let refusal = first {
      switch policy.blocked {
      case .clip where moved != fixed:
        guard let clipped = clipped(completion) else {
          return .rejected(refusal)
        }
        completion = clipped
        isClipped = true
      case .restart where broken == nil:
        return restart(moved, instead: refusal, &state)
      case .reject, .allow, .clip, .restart:
        return .rejected(refusal)
      }
    }
    if let refusal = lengthRefusal(of: completion.range) {
      switch policy.length {
      case .allow: break
      case .reject: return .rejected(refusal)
      case .restart:
        return restart(moved, instead: first ?? refusal, &state)
      case .clip:
        guard let clipped = clipped(completion, to: refusal.code) else {
          return .rejected(first ?? refusal)
        }
        completion = clipped
        isClipped = true
      }
    }
    let range = completion.range
    let clippedEnd = range.day(at: completion.standing.other)
    return settle(
      range, isClipped ? .clipped(to: clippedEnd) : outcome,
      standing: completion.standing, next: next, isChecked: !isClipped, &state)
  }

  /// Puts a range in place, if it is valid.
  ///
  /// Of one that has been checked, only the end that stands is left to look
  /// at.
  func settle(
    _ range: DayRange, _ outcome: SelectionOutcome,
    standing: RangeEdge = .start, next: RangeEdge = .start,
    isChecked: Bool = false, _ state: inout SelectionState
  ) -> SelectionOutcome {
    if mode == .ranges { return join(range, outcome, standing, &state) }
    if let refusal = lockRefusal(of: range, state)
      ?? (isChecked
        ? standingRefusal(of: range, standing)
        : refusal(of: range, standing: standing))
    {
      return .rejected(refusal)
    }
    let isNew = state.anchor != nil || state.settled != .range(range)
    state.settled = .range(range)
    state.anchor = nil
    state.edge = policy.complete == .editEdge ? next : nil
    state.invalid = nil
    return isNew ? outcome : .unchanged
  }

  private func standingRefusal(
    of range: DayRange, _ standing: RangeEdge
  ) -> Refusal? {
    lock == standing ? nil : refusal(of: range.day(at: standing))
  }

  /// Why a range cannot be, since it would move the locked end.
  func lockRefusal(
    of range: DayRange, _ state: SelectionState
  ) -> Refusal? {
    guard let lock, let locked = lockedUnit(state),
      range.day(at: lock) != locked.day(at: lock)
    else { return nil }
    return .locked(lock, at: locked.lowerBound)
  }

  /// The unit at the locked end, where there is one yet.
  func lockedUnit(_ state: SelectionState) -> DayRange? {
    lock.flatMap { lock in
      state.anchor?.unit ?? state.settled.range.map { unit(of: $0, at: lock) }
    }
  }
}
