import DateRangeCore

/// Goes through every state that taps and all other events can lead to in a
/// window of days, and holds each step to the promises of the reducer.
///
/// A state here is what is chosen, what is pending and which end is edited;
/// the pointer is tried from each of them, and undo after each step.
struct SelectionSearch {
  typealias Transition =
    (SelectionEvent, SelectionState) -> SelectionRules.Answer

  let rules: SelectionRules
  let window: DayRange
  /// What makes the steps: the rules, or a mutant of them.
  let transition: Transition

  /// Whether every drag is tried from every state, and every step twice.
  ///
  /// Otherwise a quarter of the drags is tried from each state, another
  /// quarter from the next.
  let isThorough: Bool

  private(set) var stateCount = 0
  private(set) var stepCount = 0
  private(set) var violations: [String] = []

  init(
    _ rules: SelectionRules, in window: DayRange, isThorough: Bool = false,
    transition: Transition? = nil
  ) {
    self.isThorough = isThorough
    self.rules = rules
    self.window = window
    self.transition = transition ?? { rules.applying($0, to: $1) }
  }

  /// What tells one state from another.
  private struct Key: Hashable {
    var settled: SelectionState.Settled
    var anchor: SelectionState.Anchor?
    var edge: RangeEdge?
  }

  /// Searches, up to the first few broken promises.
  mutating func run() {
    let start = SelectionState()
    var seen: Set<Key> = [key(start)]
    var queue = [start]
    var next = 0
    while next < queue.count, violations.count < 3 {
      let state = queue[next]
      next += 1
      for event in events {
        let answer = step(event, state)
        if seen.insert(key(answer.state)).inserted {
          queue.append(answer.state)
        }
      }
      for (index, (press, release)) in drags.enumerated()
      where isThorough || (index + next) % 4 == 0 {
        let answer = drag(press, release, state)
        if seen.insert(key(answer.state)).inserted {
          queue.append(answer.state)
        }
      }
    }
    stateCount = seen.count
    checkTwoTaps()
  }

  private func key(_ state: SelectionState) -> Key {
    Key(
      settled: state.settled, anchor: state.anchor,
      edge: rules.edge(in: state))
  }

  private var events: [SelectionEvent] {
    let days = Array(window)
    let ranges = days.flatMap { first in
      days.filter { $0 >= first }.map { first...$0 }
    }
    var events: [SelectionEvent] = days.map { .tap($0) }
    events += ranges.map { .set($0) }
    events += [
      .set(nil), .setEnds(start: days[1], end: days[0]), .clear, .undo,
      .escape, .abandon, .revalidate, .edit(.start), .edit(.end),
      .release(days[0]),
    ]
    for edge in RangeEdge.allCases {
      events += [-8, -2, -1, 0, 1, 2].map { .extend(edge, by: $0) }
    }
    return events
  }

  private var drags: [(Day, Day)] {
    window.flatMap { press in window.map { (press, $0) } }
  }
}

// One step and what it is held to.
extension SelectionSearch {
  private mutating func expect(
    _ isKept: Bool, _ promise: String, _ event: SelectionEvent,
    _ state: SelectionState
  ) {
    guard !isKept else { return }
    violations.append(
      "\(promise): \(event) on \(state.settled), \(state.anchor as Any)")
  }

  private mutating func step(
    _ event: SelectionEvent, _ state: SelectionState
  ) -> SelectionRules.Answer {
    stepCount += 1
    let answer = transition(event, state)
    if isThorough {
      expect(
        transition(event, state) == answer, "the same gives the same", event,
        state)
    }
    if answer.outcome.refusal != nil {
      expect(answer.state == state, "refused is unchanged", event, state)
    }
    if answer.outcome == .unchanged {
      expect(
        answer.state.settled == state.settled
          && answer.state.anchor == state.anchor,
        "unchanged is unchanged", event, state)
    }
    check(answer.state, event, state)
    if case .tap(let day) = event { checkPreview(day, answer, state) }
    return answer
  }

  private mutating func drag(
    _ press: Day, _ release: Day, _ state: SelectionState
  ) -> SelectionRules.Answer {
    stepCount += 3
    let pressed = transition(.press(press), state)
    guard pressed.outcome.refusal == nil else { return (state, .unchanged) }
    let away =
      press == window.lowerBound ? window.upperBound : window.lowerBound
    let moved = transition(
      .move(release), transition(.move(away), pressed.state).state)
    let promised = rules.preview(of: moved.state)
    let answer = transition(.release(release), moved.state)
    expect(
      answer.state.drag == nil, "a release ends its drag", .release(release),
      state)
    expect(
      promised?.outcome == answer.outcome, "a preview is kept",
      .release(release), state)
    if answer.outcome.refusal != nil {
      expect(
        answer.state.settled == state.settled
          && answer.state.anchor == state.anchor,
        "a refused drag changes nothing", .release(release), state)
    }
    check(answer.state, .release(release), state)
    var rested = transition(.hover(nil), answer.state).state
    if answer.outcome.refusal != nil { rested = state }
    return (rested, answer.outcome)
  }

  /// The answer to a tap is the preview of the day, and undo takes it back.
  private mutating func checkPreview(
    _ day: Day, _ answer: SelectionRules.Answer, _ state: SelectionState
  ) {
    let hovered = transition(.hover(day), state)
    let preview = rules.preview(of: hovered.state)
    expect(
      preview?.outcome == answer.outcome, "preview is tap", .tap(day), state)
    let isChanged =
      answer.state.settled != state.settled
      || answer.state.anchor != state.anchor
    guard isChanged else { return }
    let undone = transition(.undo, answer.state)
    guard undone.outcome.refusal == nil else { return }
    expect(
      undone.state.settled == state.settled
        && undone.state.anchor == state.anchor,
      "undo takes back", .tap(day), state)
  }

  private mutating func check(
    _ next: SelectionState, _ event: SelectionEvent, _ state: SelectionState
  ) {
    if let range = next.settledRange, next.invalid == nil {
      let naive = NaiveRules(rules)
      expect(
        naive.allows(range, locked: rules.policy.lock),
        "what is chosen is allowed",
        event, state)
    }
    if let anchor = next.anchor, rules.policy.lock == nil {
      expect(
        NaiveRules(rules).canComplete(anchor, in: window),
        "what is pending can be completed", event, state)
    }
    switch event {
    case .tap, .clear, .set(nil):
      expect(
        !rules.policy.isRequired || state.settled == .nothing
          || next.settled != .nothing, "what is required stays", event, state)
    default: break
    }
  }
}

// What two taps from nothing give.
extension SelectionSearch {
  private mutating func checkTwoTaps() {
    let policy = rules.policy
    guard policy.first == .anchor, policy.earlier == .swap,
      policy.same == .oneDay, policy.lock == nil,
      policy.blocked != .clip, policy.length != .clip
    else { return }
    let naive = NaiveRules(rules)
    for first in window {
      for second in window {
        let range = DayRange(between: first, and: second)
        let once = transition(.tap(first), SelectionState())
        let twice = transition(.tap(second), once.state)
        stepCount += 2
        let isMade =
          once.outcome.refusal == nil && twice.state.settledRange == range
          && twice.state.anchor == nil
        // A valid range is made in either order, any other in neither.
        expect(
          isMade == naive.allows(range, locked: nil),
          "two taps make what is allowed", .tap(second), once.state)
      }
    }
  }
}

extension SelectionRules {
  typealias Answer = (state: SelectionState, outcome: SelectionOutcome)
}

private func == (
  left: SelectionRules.Answer, right: SelectionRules.Answer
) -> Bool {
  left.state == right.state && left.outcome == right.outcome
}

extension SelectionState {
  /// The range that is chosen, when it is one.
  var settledRange: DayRange? {
    guard case .range(let range) = settled else { return nil }
    return range
  }
}
