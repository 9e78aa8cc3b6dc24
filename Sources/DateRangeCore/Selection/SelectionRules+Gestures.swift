/// The pointer, and ends that are moved by hand.
extension SelectionRules {
  func hover(
    _ day: Day?, _ state: inout SelectionState
  ) -> SelectionOutcome {
    state.hover = day
    return .unchanged
  }

  func press(_ day: Day, _ state: inout SelectionState) -> SelectionOutcome {
    guard let unit = granularity.unit(of: day) else {
      return .rejected(beyondReach(day))
    }
    let isOnRange = state.settled.days.contains(day)
    if !isOnRange, let refusal = refusal(ofUnit: unit) {
      return .rejected(refusal)
    }
    state.hover = day
    state.drag = SelectionState.Drag(press: day, day: day)
    return .unchanged
  }

  func move(_ day: Day, _ state: inout SelectionState) -> SelectionOutcome {
    state.hover = day
    if let press = state.drag?.press {
      state.drag?.day = day
      if day != press { state.drag?.hasMoved = true }
    }
    return .unchanged
  }

  func release(_ day: Day, _ state: inout SelectionState) -> SelectionOutcome {
    guard let drag = state.drag else { return .unchanged }
    state.drag = nil
    guard drag.hasMoved || day != drag.press, mode.isOfRanges,
      !granularity.isSpan || policy.dragInside == .move,
      let press = granularity.unit(of: drag.press)
    else { return tap(day, &state) }
    guard let unit = granularity.unit(of: day) else {
      return .rejected(beyondReach(day))
    }
    if state.anchor != nil { return tap(day, &state) }
    guard mode == .range, let range = state.settled.range else {
      return select(press, unit, &state)
    }
    return dragged(range, press, unit, &state)
  }

  /// The table of a drag on a complete range.
  private func dragged(
    _ range: DayRange, _ press: DayRange, _ u: DayRange,
    _ state: inout SelectionState
  ) -> SelectionOutcome {
    let (lo, hi) = (unit(of: range, at: .start), unit(of: range, at: .end))
    if lo == hi, press == lo, policy.dragAcross == .shift {
      return shift(range, from: press, to: u, &state)
    }
    if press == lo, lo != hi || u.lowerBound < lo.lowerBound {
      return dragged(.start, range, press, u, &state)
    }
    if press == hi { return dragged(.end, range, press, u, &state) }
    if press.isBeyond(lo, at: .end), press.isBeyond(hi, at: .start) {
      return policy.dragInside == .move
        ? shift(range, from: press, to: u, &state) : select(press, u, &state)
    }
    return policy.dragOutside == .select
      ? select(press, u, &state) : .rejected(.noDrag, press.lowerBound)
  }

  /// An end is dragged, perhaps past the other.
  private func dragged(
    _ edge: RangeEdge, _ range: DayRange, _ press: DayRange, _ u: DayRange,
    _ state: inout SelectionState
  ) -> SelectionOutcome {
    let fixed = unit(of: range, at: edge.other)
    if lock == edge { return .rejected(.locked(edge, at: press.lowerBound)) }
    guard u.isBeyond(fixed, at: edge.other) else {
      return finish(fixed, u, .moved(edge), next: edge.other, &state)
    }
    switch lock == nil ? policy.dragAcross : .reject {
    case .swap:
      return finish(fixed, u, .moved(edge.other), next: edge, &state)
    case .shift: return shift(range, from: press, to: u, &state)
    case .reject: return .rejected(.wrongSide(of: fixed, edge.other))
    }
  }

  /// Drags out a new range.
  private func select(
    _ press: DayRange, _ u: DayRange, _ state: inout SelectionState
  ) -> SelectionOutcome {
    if lock != nil, state.phase == .complete {
      return tap(u.lowerBound, &state)
    }
    let before = state.settled
    let started = start(press, .start, .started, &state)
    if case .rejected = started { return started }
    let isLater = press.lowerBound <= u.lowerBound
    let outcome = finish(
      press, u, .completed, next: isLater ? .start : .end, &state)
    // Among several ranges one may be drawn over another that is there.
    let isNothing =
      mode == .ranges && outcome.refusal == nil && state.anchor == nil
      && state.settled == before
    return isNothing ? .unchanged : outcome
  }

  /// Moves the whole range, keeping its length, as far as the bounds let it.
  private func shift(
    _ range: DayRange, from press: DayRange, to u: DayRange,
    _ state: inout SelectionState
  ) -> SelectionOutcome {
    if let lock {
      return .rejected(.locked(lock, at: range.day(at: lock)))
    }
    guard let count = granularity.count(from: press, to: u),
      let shifted = shifted(range, by: count)
    else { return .rejected(beyondReach(u.lowerBound)) }
    return settle(shifted, .moved, &state)
  }

  /// The range as many units on as the bounds let it, `count` at the most.
  ///
  /// - Complexity: O(log *n*) in the number of units.
  private func shifted(_ range: DayRange, by count: Int) -> DayRange? {
    let bounds = constraints.bounds
    func shifted(by count: Int) -> DayRange? {
      granularity.range(range, offsetBy: count).flatMap {
        bounds.contains($0.lowerBound) && bounds.contains($0.upperBound)
          ? $0 : nil
      }
    }
    if let whole = shifted(by: count) { return whole }
    // A shift that fits is farther than none that does not.
    var (fits, fails) = (0, Int(clamping: count.magnitude))
    while fails - fits > 1 {
      let middle = fits + (fails - fits) / 2
      if shifted(by: count.signum() * middle) == nil {
        fails = middle
      } else {
        fits = middle
      }
    }
    return granularity.range(range, offsetBy: count.signum() * fits)
  }

  func extend(
    _ edge: RangeEdge, by count: Int, _ state: inout SelectionState
  ) -> SelectionOutcome {
    guard mode == .range, state.anchor == nil, let range = state.settled.range
    else { return .rejected(.nothingToExtend) }
    if lock == edge {
      return .rejected(.locked(edge, at: range.day(at: edge)))
    }
    let fixed = unit(of: range, at: edge.other)
    let isInwards = edge == .end ? count < 0 : count > 0
    let moved = granularity.range(
      unit(of: range, at: edge), offsetBy: count)
    if moved?.isBeyond(fixed, at: edge.other) ?? isInwards {
      return .rejected(.wrongSide(of: fixed, edge.other))
    }
    guard let moved else { return .rejected(beyondReach(edge)) }
    return finish(fixed, moved, .moved(edge), next: edge.other, &state)
  }

  func edit(
    _ edge: RangeEdge, _ state: inout SelectionState
  ) -> SelectionOutcome {
    guard mode == .range else { return .unchanged }
    if let lock, lock == edge {
      return .rejected(.locked(lock, at: lockedUnit(state)?.lowerBound))
    }
    state.edge = edge
    return .unchanged
  }
}
