/// Putting something in place, taking something back.
extension SelectionRules {
  func set(
    _ range: DayRange?, _ state: inout SelectionState
  ) -> SelectionOutcome {
    set(DayRangeSet(range.map { [$0] } ?? []), &state)
  }

  func set(
    from start: Day, to end: Day, _ state: inout SelectionState
  ) -> SelectionOutcome {
    guard start <= end else {
      return .rejected(.reversed(start: start, end: end))
    }
    return set(start...end, &state)
  }

  /// Puts days in place, if they are valid: nothing is clipped, swapped or
  /// restarted.
  func set(
    _ days: DayRangeSet, _ state: inout SelectionState
  ) -> SelectionOutcome {
    guard !days.isEmpty else { return clear(&state) }
    let settled = settled(widened(days))
    if let refusal = refusal(of: settled, movedFrom: state) {
      return .rejected(refusal)
    }
    if state.anchor == nil, state.settled == settled { return .unchanged }
    state.settled = settled
    state.anchor = nil
    state.edge = nil
    state.invalid = nil
    return .completed
  }

  func clear(_ state: inout SelectionState) -> SelectionOutcome {
    if state.phase == .empty { return .unchanged }
    if policy.isRequired { return .rejected(.required) }
    let locked = lock.flatMap { role in
      lockedUnit(state).map { SelectionState.Anchor(unit: $0, role: role) }
    }
    if state.settled == .nothing, state.anchor == locked { return .unchanged }
    state.settled = .nothing
    state.anchor = locked
    state.edge = nil
    state.invalid = nil
    return .cleared
  }

  func undo(_ state: inout SelectionState) -> SelectionOutcome {
    guard let before = state.undo else { return .rejected(.nothingToUndo) }
    if before.settled != .nothing, let refusal = refusal(of: before.settled) {
      return .rejected(refusal)
    }
    if let anchor = before.anchor,
      let refusal = refusal(ofUnit: anchor.unit)
        ?? infeasibility(
          of: anchor.unit, anchor.role, besides: before.settled)
    {
      return .rejected(refusal)
    }
    state.memento = before
    state.invalid = nil
    return .restored
  }

  func escape(_ state: inout SelectionState) -> SelectionOutcome {
    if state.drag != nil {
      state.drag = nil
      return .unchanged
    }
    return restore(&state)
  }

  /// Drops the pending end.
  ///
  /// A locked end stays, for it was not pending by a tap's doing.
  private func restore(_ state: inout SelectionState) -> SelectionOutcome {
    guard let anchor = state.anchor, lock == nil else { return .unchanged }
    state.anchor = nil
    state.edge = policy.complete == .editEdge ? anchor.role : nil
    return .restored
  }

  func abandon(_ state: inout SelectionState) -> SelectionOutcome {
    if let drag = state.drag {
      var next = state
      let outcome =
        policy.abandon == .commit ? release(drag.day, &next) : .unchanged
      if outcome.refusal == nil { state = next }
      state.drag = nil
      return outcome.refusal == nil ? outcome : .unchanged
    }
    guard let anchor = state.anchor else { return .unchanged }
    switch policy.abandon {
    case .restore: return restore(&state)
    case .keep: return .unchanged
    case .clear:
      return policy.isRequired ? restore(&state) : clear(&state)
    case .oneDay:
      return committed(&state) {
        finish(
          anchor.unit, anchor.unit, .completed, next: anchor.role, &$0)
      }
    case .commit:
      return committed(&state) {
        tap($0.hover ?? anchor.day, &$0)
      }
    }
  }

  /// Does what leaves no end pending, or restores.
  private func committed(
    _ state: inout SelectionState,
    _ body: (inout SelectionState) -> SelectionOutcome
  ) -> SelectionOutcome {
    var next = state
    let outcome = body(&next)
    if outcome.refusal != nil || next.anchor != nil && lock == nil {
      return restore(&state)
    }
    state = next
    return outcome
  }

  /// What becomes of a state that other rules made.
  func revalidate(_ state: inout SelectionState) -> SelectionOutcome {
    var isDropped = false
    if let anchor = state.anchor, lock == nil {
      let isFeasible =
        mode.isOfRanges
        && granularity.unit(of: anchor.day) == anchor.unit
        && refusal(ofUnit: anchor.unit) == nil
        && infeasibility(
          of: anchor.unit, anchor.role, besides: state.settled) == nil
      if !isFeasible {
        state.anchor = nil
        isDropped = true
      }
    }
    state.invalid = nil
    state.settled = settled(state.settled.days)
    guard state.settled != .nothing, let refusal = refusal(of: state.settled)
    else { return isDropped ? .restored : .unchanged }
    switch policy.revalidate {
    case .clear: return forget(&state)
    case .keep:
      state.invalid = refusal
      return .kept
    case .clip:
      let clipped = valid(state.settled.days)
      guard let last = clipped.ranges.last else { return forget(&state) }
      state.settled = settled(clipped)
      return .clipped(to: last.upperBound)
    }
  }

  private func forget(_ state: inout SelectionState) -> SelectionOutcome {
    state.settled = .nothing
    return .cleared
  }
}

extension SelectionRules {
  /// The whole units of some days.
  func widened(_ days: DayRangeSet) -> DayRangeSet {
    if granularity.isDay || granularity.isSpan { return days }
    return DayRangeSet(
      days.ranges.map { range in
        (granularity.unit(of: range.lowerBound) ?? range)
          .hull(granularity.unit(of: range.upperBound) ?? range)
      })
  }

  /// Why something cannot be chosen.
  func refusal(of settled: SelectionState.Settled) -> Refusal? {
    let days = settled.days
    if let refusal = days.ranges.lazy.compactMap(unreached).first {
      return refusal
    }
    return pieces(of: days).lazy.compactMap { refusal(of: $0) }.first
      ?? (isTooMany(days) ? Refusal(.countLimit, nil, .most(mostUnits)) : nil)
  }

  /// Why a range cannot be of units: the calendar system does not reach there.
  private func unreached(_ range: DayRange) -> Refusal? {
    guard !granularity.isDay, !granularity.isSpan else { return nil }
    return [range.lowerBound, range.upperBound]
      .first { granularity.unit(of: $0) == nil }.map(beyondReach)
  }

  /// What each is chosen for itself: in mode `days` the units, or else the
  /// ranges.
  private func pieces(of days: DayRangeSet) -> [DayRange] {
    mode == .days
      ? days.ranges.flatMap(granularity.units(in:)) : days.ranges
  }

  /// As much of some days as can be chosen.
  private func valid(_ days: DayRangeSet) -> DayRangeSet {
    let days = DayRangeSet(days.ranges.filter { unreached($0) == nil })
    guard mode != .days else {
      return firstUnits(
        DayRangeSet(pieces(of: days).filter { refusal(of: $0) == nil }))
    }
    return firstUnits(DayRangeSet(days.ranges.compactMap(longestRun)))
  }

  private func refusal(
    of settled: SelectionState.Settled, movedFrom state: SelectionState
  ) -> Refusal? {
    settled.range.flatMap { lockRefusal(of: $0, state) }
      ?? refusal(of: settled)
      ?? tooFew(in: settled.days, insteadOf: state.settled.days)
  }

  /// The longest valid run that holds the start of a range.
  private func longestRun(_ range: DayRange) -> DayRange? {
    if refusal(of: range) == nil { return range }
    let first = range.clamped(to: unit(of: range, at: .start))
    let run = clipped(
      Completion(fixed: first, range: range, standing: .start), to: .tooLong)
    return run.map(\.range).flatMap { refusal(of: $0) == nil ? $0 : nil }
  }
}
