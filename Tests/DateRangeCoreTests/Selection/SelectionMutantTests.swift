import DateRangeCore
import Testing

/// Reducers with one fault each.
///
/// The search must find every one of them: a
/// promise that no fault breaks would promise nothing.
@Suite struct SelectionMutantTests {
  struct Mutant: Sendable, CustomTestStringConvertible {
    var name: String
    /// The kind of constraints under which it shows, by its place in
    /// ``SelectionShapes/constraints``.
    var shape: Int
    /// Of the kinds of ``SelectionShape/all``, where it is one of these.
    var other: String?
    /// What the faulty reducer makes of an event under some rules.
    var apply:
      @Sendable (SelectionRules, SelectionEvent, SelectionState) ->
        SelectionRules.Answer

    var testDescription: String { name }

    init(
      _ name: String, shape: Int = 0, in other: String? = nil,
      apply:
        @escaping @Sendable (
          SelectionRules, SelectionEvent, SelectionState
        ) -> SelectionRules.Answer
    ) {
      self.name = name
      self.shape = shape
      self.other = other
      self.apply = apply
    }

    /// A reducer that reads its rules wrongly.
    init(
      _ name: String, shape: Int = 0, in other: String? = nil,
      misreading: @escaping @Sendable (inout SelectionRules) -> Void
    ) {
      self.init(name, shape: shape, in: other) { rules, event, state in
        var rules = rules
        misreading(&rules)
        return rules.applying(event, to: state)
      }
    }
  }

  static let mutants = [
    Mutant("bounds a day wider", shape: 1) {
      $0.constraints.bounds =
        SelectionShapes.day(2)...SelectionShapes.day(7)
    },
    Mutant("weekdays ignored", shape: 2) { $0.constraints.weekdays = .all },
    Mutant("blocked days ignored", shape: 3) { $0.constraints.blocked = [] },
    Mutant("blocked days crossed", shape: 3) { $0.policy.blocked = .allow },
    Mutant("blocked nights taken for days", shape: 4) {
      $0.constraints.blocked = $0.constraints.blocked
        .union($0.constraints.blockedNights)
    },
    Mutant("a night more than the limit", shape: 5) {
      $0.constraints.lengths.maxNights = $0.constraints.lengths.maxNights
        .map { .init($0.count + 1, startingIn: $0.starts) }
    },
    Mutant("seasons ignored", shape: 5) {
      $0.constraints.lengths.minNights.removeAll { $0.starts != nil }
    },
    Mutant("check-in ignored", shape: 6) { $0.constraints.noCheckIn = [] },
    Mutant("check-in and check-out exchanged", shape: 6) {
      let checkIn = $0.constraints.noCheckIn
      $0.constraints.noCheckIn = $0.constraints.noCheckOut
      $0.constraints.noCheckOut = checkIn
    },
    Mutant("the predicate ignored", shape: 7) {
      $0.constraints.predicate = nil
    },
    Mutant("too many days", in: "two to three days") {
      $0.policy.maxCount = 4
    },
    Mutant("too few days", in: "two to three days") { $0.policy.minCount = 0 },
    Mutant("units taken for days", in: "weeks") { $0.granularity = .day },
    Mutant("units taken for others", in: "months") {
      $0.granularity = Granularity(.week)
    },
    Mutant("merged ranges of any length", in: "several ranges") {
      $0.constraints.lengths = LengthLimits()
    },
    Mutant("pieces over a taken night", in: "several ranges to split") {
      $0.constraints.blockedNights = []
    },
    Mutant("a season for all", in: "a season between taken nights") {
      $0.constraints.lengths.minNights = [.init(3)]
    },
    Mutant("departure on any day", in: "arrival on three weekdays") {
      $0.constraints.noCheckOut = []
    },
    Mutant("an earlier tap starts again") { $0.policy.earlier = .restart },
    Mutant("a second tap on the day clears") { $0.policy.same = .clear },
    Mutant("what is required can go") { $0.policy.isRequired = false },
    Mutant("a start that cannot be completed", shape: 6) {
      rules, event, state in
      var rules = rules
      // The rules as they stand for the second tap, not for the first.
      if state.phase == .empty, case .tap = event {
        rules.constraints.lengths = LengthLimits()
        rules.constraints.noCheckIn = []
        rules.constraints.noCheckOut = []
      }
      return rules.applying(event, to: state)
    },
    Mutant("a refused tap drops the anchor", shape: 3) { rules, event, state in
      let answer = rules.applying(event, to: state)
      guard answer.outcome.refusal != nil, case .tap = event
      else { return answer }
      return (rules.applying(.escape, to: state).state, answer.outcome)
    },
    Mutant("undo clears") { rules, event, state in
      rules.applying(event == .undo ? .clear : event, to: state)
    },
    Mutant("a change that says it is none") { rules, event, state in
      let answer = rules.applying(event, to: state)
      return answer.outcome == .restarted
        ? (answer.state, .unchanged) : answer
    },
    Mutant("a preview that is not kept") { rules, event, state in
      // Under the pointer the tap is one thing, without it another.
      var rules = rules
      if state.hover == nil, state.phase == .complete {
        rules.policy.complete = .moveEnd
      }
      return rules.applying(event, to: state)
    },
  ]

  /// Twice, as it is and with a selection that has to stay.
  private static let policies: [SelectionPolicy] = {
    var required = SelectionPolicy.pair
    required.isRequired = true
    required.complete = .clear
    return [.pair, required]
  }()

  @Test(arguments: mutants)
  func `is found`(mutant: Mutant) {
    let other = SelectionShape.all.first { $0.name == mutant.other }
    let window = other?.window ?? SelectionShapes.window
    let isFound = Self.policies.contains { policy in
      let rules =
        other?.rules(policy) ?? SelectionShapes.rules(policy)[mutant.shape]
      let reducer = Reducer(rules, share: 0) { mutant.apply(rules, $0, $1) }
      return (try? RuleCheck(reducer, in: window).exhaustive()) == nil
    }
    #expect(isFound)
    #expect((other == nil) == (mutant.other == nil))
  }
}
