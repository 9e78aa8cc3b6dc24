import DateRangeCore

/// The reducer, or a mutant of it, as a rule that knows every event.
///
/// The public kit goes through its states; the laws here hold it to an oracle
/// that shares none of its code.
struct Reducer: TapRule {
  typealias Transition =
    @Sendable (SelectionEvent, SelectionState) -> SelectionRules.Answer

  /// A state, and what the last move did to come to it.
  struct State: Hashable, Sendable {
    var selection: SelectionState
    var outcome = SelectionOutcome.unchanged
    /// What the preview promised just before.
    var promise: SelectionOutcome?
  }

  /// What happens besides taps.
  enum Event: Hashable, Sendable {
    case plain(SelectionEvent)
    /// Down on one day, away, and up on another.
    case drag(from: Day, to: Day)
  }

  let rules: SelectionRules
  let transition: Transition

  /// Which of four parts of the drags are tried; all of them when `nil`.
  let share: Int?

  init(
    _ rules: SelectionRules, share: Int? = nil, transition: Transition? = nil
  ) {
    self.rules = rules
    self.share = share
    self.transition = transition ?? { rules.applying($0, to: $1) }
  }

  var initial: State { State(selection: rules.initialState()) }

  func tapping(_ day: Day, in state: State) -> State {
    var next = applying(.plain(.tap(day)), in: state)
    let hovered = transition(.hover(day), state.selection).state
    next.promise = rules.preview(of: hovered)?.outcome
    return next
  }

  func range(of state: State) -> DayRange? { rules.range(of: state.selection) }

  func ranges(of state: State) -> [DayRange] {
    rules.ranges(of: state.selection)
  }

  func allows(_ range: DayRange) -> Bool {
    rules.allows(range)
  }

  func canonical(_ state: State) -> State {
    State(selection: rules.canonical(state.selection))
  }

  func events(in window: DayRange) -> [Event] {
    let days = Array(window)
    var events: [SelectionEvent] = days.flatMap { first in
      days.filter { $0 >= first }.map { .set(first...$0) }
    }
    events += [
      .set(nil), .setEnds(start: days[1], end: days[0]), .clear, .undo,
      .escape, .abandon, .revalidate, .edit(.start), .edit(.end),
      .release(days[0]),
    ]
    if rules.mode == .days || rules.mode == .ranges {
      let some = [days[0], days[2], days[3]]
      events.append(.setDays(DayRangeSet(days: some)))
    }
    for edge in RangeEdge.allCases {
      events += [-8, -2, -1, 0, 1, 2].map { .extend(edge, by: $0) }
    }
    let drags = days.flatMap { press in
      days.map { Event.drag(from: press, to: $0) }
    }
    return events.map { .plain($0) }
      + drags.enumerated().compactMap { index, drag in
        share.map { index % 4 == $0 % 4 } ?? true ? drag : nil
      }
  }

  func applying(_ event: Event, in state: State) -> State {
    switch event {
    case .plain(let event):
      let answer = transition(event, state.selection)
      return State(selection: answer.state, outcome: answer.outcome)
    case .drag(let press, let release):
      return dragging(press, release, state)
    }
  }

  private func dragging(
    _ press: Day, _ release: Day, _ state: State
  ) -> State {
    let pressed = transition(.press(press), state.selection)
    guard pressed.outcome.refusal == nil
    else { return State(selection: state.selection) }
    // Away and back, so that it is a drag wherever it ends.
    let away = press.adding(days: 1) ?? press
    let moved = transition(
      .move(release), transition(.move(away), pressed.state).state)
    let promise = rules.preview(of: moved.state)?.outcome
    let answer = transition(.release(release), moved.state)
    let rested = transition(.hover(nil), answer.state).state
    return State(
      selection: rested, outcome: answer.outcome, promise: promise)
  }
}

extension SelectionRules {
  typealias Answer = (state: SelectionState, outcome: SelectionOutcome)
}
