/// The rules of a selection as one value: what is chosen, what a tap means,
/// and what can be had.
///
/// One function does everything, ``applying(_:to:)``. It has no clock, no
/// zone and no memory: the same events give the same state.
///
///     var rules = SelectionRules(policy: .forward)
///     rules.constraints.bounds = today...Day.max
///     let (state, outcome) = rules.applying(
///       .tap(day), to: rules.initialState())
///     if let refusal = outcome.refusal { print(refusal) }
public struct SelectionRules: Hashable, Sendable {
  /// What is chosen.
  public var mode: SelectionMode

  /// What a tap means.
  public var policy: SelectionPolicy

  /// What can be had.
  public var constraints: SelectionConstraints

  /// What a tap on a day stands for.
  public var granularity: Granularity

  /// Creates rules; with nothing given, two taps make a range.
  public init(
    mode: SelectionMode = .range, policy: SelectionPolicy = .pair,
    constraints: SelectionConstraints = SelectionConstraints(),
    granularity: Granularity = .day
  ) {
    self.mode = mode
    self.policy = policy
    self.constraints = constraints
    self.granularity = granularity
  }

  /// The end that cannot move; only a single range has one.
  var lock: RangeEdge? { mode == .range ? policy.lock : nil }
}

extension SelectionRules {
  /// What an event makes of a state.
  ///
  /// Every event is answered in every state. One that is refused leaves what
  /// is chosen, pending and undoable exactly as it was; a refused release
  /// still ends its drag, for the pointer is up.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - state: A state that these rules made, or other rules before them.
  /// - Returns: The state afterwards, and what the event did.
  /// - Complexity: O(log *n*) in the ranges of the constraints when the mode
  ///   is `day` or `range`, and O(*m*) besides in what is chosen otherwise. A
  ///   predicate is asked about every day of a range.
  public func applying(
    _ event: SelectionEvent, to state: SelectionState
  ) -> (state: SelectionState, outcome: SelectionOutcome) {
    var next = state
    let outcome = apply(event, to: &next)
    if case .rejected = outcome {
      next = state
      if case .release = event { next.drag = nil }
    } else if next.settled != state.settled || next.anchor != state.anchor {
      next.undo = state.memento
    }
    next.checkInvariants(of: self)
    return (next, outcome)
  }

  private func apply(
    _ event: SelectionEvent, to state: inout SelectionState
  ) -> SelectionOutcome {
    switch event {
    case .tap(let day): tap(day, &state)
    case .hover(let day): hover(day, &state)
    case .press(let day): press(day, &state)
    case .move(let day): move(day, &state)
    case .release(let day): release(day, &state)
    case .extend(let edge, let count): extend(edge, by: count, &state)
    case .edit(let edge): edit(edge, &state)
    case .set(let range): set(range, &state)
    case .setEnds(let start, let end): set(from: start, to: end, &state)
    case .setDays(let days): set(days, &state)
    case .clear: clear(&state)
    case .undo: undo(&state)
    case .escape: escape(&state)
    case .abandon: abandon(&state)
    case .revalidate: revalidate(&state)
    }
  }
}

extension SelectionRules {
  /// The state to begin with.
  ///
  /// - Parameter range: What is chosen already. When it is not valid, the
  ///   switch ``SelectionPolicy/revalidate-swift.property`` says what becomes
  ///   of it.
  /// - Returns: The state.
  public func initialState(_ range: DayRange? = nil) -> SelectionState {
    initialState(DayRangeSet(range.map { [$0] } ?? []))
  }

  /// The state to begin with in the modes of several.
  ///
  /// - Parameter days: What is chosen already. When it is not valid, the
  ///   switch ``SelectionPolicy/revalidate-swift.property`` says what becomes
  ///   of it.
  /// - Returns: The state.
  public func initialState(_ days: DayRangeSet) -> SelectionState {
    var state = SelectionState()
    state.settled = settled(widened(days))
    _ = revalidate(&state)
    return state
  }

  /// What a tap on the day under the pointer, or letting go of it, would give.
  ///
  /// It is the very answer of ``applying(_:to:)``, so the drawing cannot
  /// promise what a tap does not keep.
  ///
  /// - Returns: `nil` when the pointer is on no day.
  public func preview(
    of state: SelectionState
  ) -> (state: SelectionState, outcome: SelectionOutcome)? {
    if let drag = state.drag { return applying(.release(drag.day), to: state) }
    return state.hover.map { applying(.tap($0), to: state) }
  }

  /// Why a tap on `day` would be refused, or `nil` when it would not.
  public func refusal(
    ofTapOn day: Day, in state: SelectionState
  ) -> Refusal? {
    applying(.tap(day), to: state).outcome.refusal
  }
}
