import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

/// The public tests of twelve pickers, through the command: the options that
/// say a policy, the keys that say an event, and the keys of the answers.
@Suite struct SelectionFactTests {
  static let facts =
    (try? Facts.core.selections().filter {
      !$0.isQuestion && $0.reasonToLeaveOut == nil
    }) ?? []

  @Test func `does what the pickers' own tests say, event by event`() throws {
    for fact in Self.facts {
      let scenario = try fact.scenario()
      let run = try Product.run(
        ["tap", "--events"] + scenario.options, input: scenario.lines)
      let seen = try scenario.seen(in: run.lines)
      #expect(SelectionVerdict(scenario, seen).failures == [], "\(fact.id)")
      #expect(run.errors.isEmpty == (run.status == 0), "\(run.errors)")
    }
    print("selection.json: \(Self.facts.count) rules through tap --events")
    #expect(!Self.facts.isEmpty)
  }

  /// Rows of nothing but taps come to the same by `tap --json`, whose exit
  /// status follows the state.
  @Test func `comes to the same by taps alone`() throws {
    var count = 0
    for fact in Self.facts {
      let scenario = try fact.scenario()
      guard let operands = scenario.operands else { continue }
      let run = try Product.run(
        ["tap", "--json"] + scenario.options + operands)
      let json = try JSONValue(reading: Array(run.output.utf8))
      let state = try #require(SelectionObservation(json), "\(fact.id)")
      let last = scenario.seenInLibrary[scenario.lastStep - 1]
      #expect(state.selection == last.selection, "\(fact.id)")
      #expect(state.anchor == last.anchor, "\(fact.id)")
      #expect(state.phase == last.phase, "\(fact.id)")
      #expect((run.status == 0) == (last.phase == .complete), "\(fact.id)")
      count += 1
    }
    print("selection.json: \(count) rules through tap --json")
    #expect(count > 0)
  }
}

extension SelectionScenario {
  /// What the lines of the command tell; a line that is an error tells of the
  /// state before it.
  fileprivate func seen(
    in lines: [String]
  ) throws -> [SelectionObservation] {
    var seen: [SelectionObservation] = []
    for (step, line) in zip(steps, lines) {
      let json = try JSONValue(reading: Array(line.utf8))
      if case .nonsense = step, json["error"] != nil, var last = seen.last {
        last.outcome = nil
        last.reason = nil
        seen.append(last)
      } else if let observation = SelectionObservation(json) {
        seen.append(observation)
      }
    }
    return seen
  }
}
