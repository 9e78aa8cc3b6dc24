import DateRangeCore

/// Every state that so many requests can lead to, breadth first.
///
/// It goes on until no event leads anywhere new, so it covers sequences of
/// any length: a request has only so many ways to end.
///
/// The transition function is a parameter, so that the same search can be
/// shown to catch a machine that is wrong.
struct DialogMachineSearch {
  typealias Machine = DialogMachine<Int>
  typealias Event = DialogEvent<Int>
  typealias Step = (inout Machine, Event) -> [DialogEffect]

  /// A machine, and what is remembered of its past to judge its future.
  struct State: Hashable {
    var machine = Machine()
    var endings: [DialogID: DialogEnding] = [:]
    var confirmed: Set<DialogID> = []
    var issued: [DialogID] = []
    var timersStarted: UInt64 = 0
    var liveTimers: Set<DialogTimer> = []
  }

  struct Report {
    var states = 1
    var transitions = 0

    /// The length of the longest way to a state that no shorter one leads to.
    var depth = 0

    var mostWaiting = 0
    var phases: Set<DialogPhase> = []

    /// What went wrong, and the shortest way there.
    var failure: String?
  }

  var requests = 3
  var step: Step = { $0.handle($1) }

  func run() -> Report {
    var report = Report()
    var seen: Set<State> = [State()]
    var layer: [(state: State, path: [Event])] = [(State(), [])]
    while !layer.isEmpty {
      var next: [(state: State, path: [Event])] = []
      for (state, path) in layer {
        for event in events(in: state) {
          report.transitions += 1
          var after = state
          let failure = advance(&after, event)
          if let failure {
            report.failure = "\(failure) after \(path + [event])"
            return report
          }
          guard seen.insert(after).inserted else { continue }
          if let failure = unfinished(after) {
            report.failure = "\(failure) after \(path + [event])"
            return report
          }
          report.mostWaiting = max(
            report.mostWaiting, after.machine.waiting.count)
          report.phases.insert(after.machine.phase)
          next.append((after, path + [event]))
        }
      }
      layer = next
      report.states = seen.count
      report.depth += layer.isEmpty ? 0 : 1
    }
    return report
  }

  /// Every event that means anything, and of those that do not, one each.
  private func events(in state: State) -> [Event] {
    var events: [Event] = [.closeAll]
    if state.issued.count < requests {
      let id = DialogID(number: UInt64(state.issued.count))
      // The two kinds differ in nothing else, so the first one is kind 0.
      for kind in state.issued.isEmpty ? 0...0 : 0...1 {
        for dismissPolicy in [DismissPolicy.all, .mustAnswer] {
          let request = DialogRequest(
            id: id, kind: kind, dismissPolicy: dismissPolicy)
          events += BusyPolicy.allCases.map { .present(request, $0) }
        }
      }
    }
    for id in state.issued + [DialogID(number: 99)] {
      events += [
        .confirm(id), .requestDismiss(id, .escape),
        .close(id, .programmatic), .close(id, .taskCancelled),
      ]
    }
    for number in 0...state.timersStarted {
      events.append(.timer(DialogTimer(number: number)))
    }
    return events
  }

  /// Lets the machine take an event and judges what it did.
  private func advance(_ state: inout State, _ event: Event) -> String? {
    let before = state.machine
    if case .present(let request, _) = event {
      let id = state.machine.issueID()
      guard id == request.id else { return "an id is issued out of turn" }
      state.issued.append(id)
    }
    let asked = state.machine
    let effects = step(&state.machine, event)
    let change = Change(
      before: before, event: event, after: state.machine, effects: effects,
      isSame: state.machine == asked)
    return change.failure ?? record(change, in: &state)
      ?? state.machine.violation
  }

  /// Keeps the books of outcomes and timers.
  private func record(_ change: Change, in state: inout State) -> String? {
    if case .timer(let timer) = change.event { state.liveTimers.remove(timer) }
    if let id = change.confirmedID { state.confirmed.insert(id) }
    for effect in change.effects {
      switch effect {
      case .startTimer(let timer, let phase):
        guard timer.number == state.timersStarted else {
          return "a timer runs twice"
        }
        guard phase == state.machine.phase else { return "a wrong duration" }
        state.timersStarted += 1
        state.liveTimers.insert(timer)
      case .cancelTimer(let timer):
        state.liveTimers.remove(timer)
      case .resolve(let id, let ending):
        guard state.endings.updateValue(ending, forKey: id) == nil else {
          return "two outcomes"
        }
        guard (ending == .confirmed) == state.confirmed.contains(id) else {
          return "confirmed without an answer, or an answer lost"
        }
      }
    }
    let live = state.machine.timer.map { [$0] } ?? []
    guard state.liveTimers == Set(live) else { return "a stray timer" }
    let pending = Set(
      state.machine.waiting.map(\.id)
        + (state.machine.current.map { [$0.id] } ?? []))
    let settled = Set(state.endings.keys)
    guard pending.isDisjoint(with: settled) else {
      return "an outcome before the end"
    }
    return pending.union(settled) == Set(state.issued)
      ? nil : "a request is lost"
  }

  /// Whether the machine can be left to itself, or be cleared, from here.
  private func unfinished(_ state: State) -> String? {
    var patient = state
    var cleared = state
    if let failure = advance(&cleared, .closeAll) { return failure }
    // At most a raising, an answer and a lowering for each request.
    for _ in 0..<3 * requests {
      if let timer = cleared.machine.timer,
        let failure = advance(&cleared, .timer(timer))
      {
        return failure
      }
      let event: Event? =
        if let timer = patient.machine.timer {
          .timer(timer)
        } else {
          patient.machine.current.map { .confirm($0.id) }
        }
      if let event, let failure = advance(&patient, event) { return failure }
    }
    let areIdle = [patient, cleared].allSatisfy { $0.machine.phase == .idle }
    return areIdle ? nil : "stuck"
  }
}
