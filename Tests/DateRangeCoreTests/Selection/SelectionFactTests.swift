import DateRangeCore
import DateRangeTestSupport
import Testing

/// The public tests of twelve pickers, through the library.
@Suite struct SelectionFactTests {
  @Test func `does what the pickers' own tests say`() throws {
    let facts = try Facts.core.selections().filter { !$0.isQuestion }
    let rows = facts.filter { $0.reasonToLeaveOut == nil }
    for fact in rows {
      let scenario = try fact.scenario()
      let verdict = SelectionVerdict(scenario, scenario.seenInLibrary)
      #expect(verdict.failures == [], "\(fact.id)")
    }
    let leftOut = facts.filter { $0.reasonToLeaveOut != nil }.map(\.id)
    print(
      "selection.json: \(rows.count) rules through the library, without",
      leftOut.sorted().joined(separator: " "))
    #expect(!rows.isEmpty)
    #expect(rows.count + leftOut.count == facts.count)
  }

  @Test func `answers their questions`() throws {
    let facts = try Facts.core.selections().filter(\.isQuestion)
    for fact in facts {
      #expect(try fact.wrongAnswer() == nil, "\(fact.id)")
    }
    print("selection.json: \(facts.count) questions to the library")
    #expect(!facts.isEmpty)
  }

  /// The month that was paged to stays when a day of it is tapped.
  @Test func `shows the month that they show`() throws {
    let scenarios = try Facts.core.selections()
      .filter { !$0.isQuestion && $0.reasonToLeaveOut == nil }
      .map { try $0.scenario() }.filter { $0.shownMonth != nil }
    for scenario in scenarios {
      var calendar = CalendarState(showing: .epoch, rules: scenario.rules)
      for case .event(.tap(let day)) in scenario.steps {
        calendar.show(day)
        calendar.tap(day)
      }
      #expect(calendar.month.days.lowerBound == scenario.shownMonth)
    }
    #expect(!scenarios.isEmpty)
  }

  @Test func `leaves out by name no more than is there`() throws {
    let ids = try Set(Facts.core.selections().map(\.id))
    #expect(SelectionFact.allLeftOut.isSubset(of: ids))
  }
}

/// The adapter and its verdict: a table that cannot fail proves nothing.
@Suite struct SelectionVerdictTests {
  @Test func `finds a selection that never changes`() throws {
    let failing = try scenarios().filter { scenario in
      let first = scenario.seenInLibrary.prefix(1)
      let seen = scenario.steps.flatMap { _ in first }
      return !SelectionVerdict(scenario, seen).failures.isEmpty
    }
    #expect(failing.count > 120)
  }

  @Test(arguments: SelectionPolicy.Preset.allCases)
  func `finds the policy of another picker`(
    preset: SelectionPolicy.Preset
  ) throws {
    let others = try scenarios().filter { $0.preset != preset }
    let failing = others.filter { scenario in
      var scenario = scenario
      scenario.policy = preset.policy
      let verdict = SelectionVerdict(scenario, scenario.seenInLibrary)
      return !verdict.failures.isEmpty
    }
    #expect(failing.count > 20)
  }

  private func scenarios() throws -> [SelectionScenario] {
    try Facts.core.selections()
      .filter { !$0.isQuestion && $0.reasonToLeaveOut == nil }
      .map { try $0.scenario() }
  }
}
