import DateRangeCore
import Foundation
import Testing

/// What no sequence of events can do to the machine, and what a machine with
/// a fault in it looks like to the same search.
@Suite struct DialogMachineSearchTests {
  typealias Search = DialogMachineSearch

  /// Three requests take a second; four, a quarter of a minute in a debug
  /// build: set `DATERANGE_SEARCH_REQUESTS=4`.
  static let requests =
    ProcessInfo.processInfo.environment["DATERANGE_SEARCH_REQUESTS"]
    .flatMap(Int.init) ?? 3

  @Test func noSequenceOfEventsBreaksAnInvariant() {
    let report = Search(requests: Self.requests).run()
    print(
      """
      # dialog machine, \(Self.requests) requests: \(report.states) states, \
      \(report.transitions) transitions, depth \(report.depth), \
      at most \(report.mostWaiting) waiting
      """)
    #expect(report.failure == nil)
    #expect(report.depth >= 8)
    #expect(report.mostWaiting == Self.requests - 1)
    #expect(report.phases == Set(DialogPhase.allCases))
  }

  struct Mutant: CustomTestStringConvertible {
    let fault: String
    let symptom: String
    let step: @Sendable (inout Search.Machine, Search.Event) -> [DialogEffect]
    var testDescription: String { fault }
  }

  @Test(arguments: mutants)
  func catchesAFault(mutant: Mutant) throws {
    let report = Search(step: mutant.step).run()
    let failure = try #require(report.failure, "the fault goes unseen")
    #expect(failure.hasPrefix(mutant.symptom + " after"))
  }

  static let mutants = [
    Mutant(fault: "any timer will do", symptom: "a stale event acts") {
      machine, event in
      guard case .timer = event, let timer = machine.timer else {
        return machine.handle(event)
      }
      return machine.handle(.timer(timer))
    },
    Mutant(fault: "any id will do", symptom: "a stale event acts") {
      machine, event in
      guard case .requestDismiss(_, let source) = event,
        let current = machine.current
      else { return machine.handle(event) }
      return machine.handle(.requestDismiss(current.id, source))
    },
    Mutant(
      fault: "the raising timer is not cancelled", symptom: "a stray timer"
    ) { machine, event in
      machine.handle(event).filter {
        if case .cancelTimer = $0 { false } else { true }
      }
    },
    Mutant(
      fault: "replacing forgets who waits", symptom: "a request is lost"
    ) { machine, event in
      let effects = machine.handle(event)
      guard case .present(_, .replace) = event else { return effects }
      return effects.filter {
        if case .resolve = $0 { false } else { true }
      }
    },
    Mutant(
      fault: "an answer is taken while the dialog comes up",
      symptom: "an answer while raising"
    ) { machine, event in
      guard case .confirm = event, machine.phase == .raising,
        let timer = machine.timer
      else { return machine.handle(event) }
      return [.cancelTimer(timer)] + machine.handle(.timer(timer))
        + machine.handle(event)
    },
    Mutant(
      fault: "an answer is lost on the way out",
      symptom: "another outcome than the ending"
    ) { machine, event in
      machine.handle(event).map {
        guard case .resolve(let id, .confirmed) = $0 else { return $0 }
        return .resolve(id, .dismissed(.escape))
      }
    },
    Mutant(
      fault: "the outcome is told when lowering starts",
      symptom: "an outcome before the end"
    ) { machine, event in
      let effects = machine.handle(event)
      guard case .confirm(let id) = event, !effects.isEmpty else {
        return effects
      }
      return effects + [.resolve(id, .confirmed)]
    },
    Mutant(fault: "outcomes are told twice", symptom: "two outcomes") {
      machine, event in
      machine.handle(event).flatMap {
        if case .resolve = $0 { [$0, $0] } else { [$0] }
      }
    },
    Mutant(
      fault: "the policy binds the app as well",
      symptom: "the policy binds the app"
    ) { machine, event in
      guard case .close(let id, _) = event, machine.current?.id == id,
        machine.current?.dismissPolicy == .mustAnswer
      else { return machine.handle(event) }
      return []
    },
    Mutant(
      fault: "the policy binds nobody",
      symptom: "the policy does not bind a person"
    ) { machine, event in
      guard case .requestDismiss(let id, let source) = event,
        machine.current?.id == id
      else { return machine.handle(event) }
      return machine.handle(.close(id, source.reason))
    },
    Mutant(
      fault: "the next in the queue never comes", symptom: "a stray timer"
    ) { machine, event in
      let effects = machine.handle(event)
      guard case .timer = event, machine.phase == .raising else {
        return effects
      }
      return effects.filter {
        if case .startTimer = $0 { false } else { true }
      }
    },
    Mutant(
      fault: "closing everything forgets who waits",
      symptom: "stuck"
    ) { machine, event in
      guard case .closeAll = event, let current = machine.current else {
        return machine.handle(event)
      }
      return machine.handle(.close(current.id, .programmatic))
    },
  ]
}
