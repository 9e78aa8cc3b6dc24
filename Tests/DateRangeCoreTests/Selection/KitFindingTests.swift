import DateRangeCore
import Testing

/// Faults of the reducer that the checking kit found.
@Suite struct KitFindingTests {
  @Test func `a set of days holds no taken day, though ranges may cross one`() {
    var rules = SelectionRules(mode: .days)
    rules.policy.blocked = .allow
    rules.constraints.blocked = [november(4...4)]
    let (state, outcome) = rules.applying(
      .setDays([november(3...5)]), to: rules.initialState())
    #expect(outcome.refusal?.day == november(4...4).lowerBound)
    #expect(state == rules.initialState())
  }

  @Test func `no end is pending that would merge over a taken night`() {
    var rules = SelectionRules(mode: .ranges)
    rules.constraints.blockedNights = [november(5...5)]
    let chosen = rules.initialState([november(3...5)])
    let (_, outcome) = rules.applying(
      .tap(november(6...6).lowerBound), to: chosen)
    #expect(outcome.refusal?.code == .noFeasibleEnd)
  }

  @Test func `days that no weekday is left for are not walked through`() {
    var rules = SelectionRules()
    rules.constraints.weekdays = .range(.monday, through: .friday)
    rules.constraints.noCheckOut.weekdays = .range(.monday, through: .friday)
    let (_, outcome) = rules.applying(
      .tap(november(3...3).lowerBound), to: rules.initialState())
    #expect(outcome.refusal?.code == .noFeasibleEnd)
  }

  /// Tried one by one these are 3,660 years for each first tap.
  @Test func `units that are too long end the search for an end`() {
    var rules = SelectionRules(granularity: Granularity(.year))
    rules.constraints.lengths = LengthLimits(maxDays: 30)
    let refusals = november(1...30).map {
      rules.refusal(ofTapOn: $0, in: rules.initialState())?.code
    }
    #expect(refusals.allSatisfy { $0 == .noFeasibleEnd })
  }

  @Test func `what overlapping units leave behind is allowed`() {
    var rules = SelectionRules(
      mode: .days, granularity: Granularity(.span(-2...4)))
    rules.constraints.weekdays = .range(.monday, through: .friday)
    let initial = rules.initialState()
    let one = rules.applying(.tap(november(4...4).lowerBound), to: initial)
    let two = rules.applying(.tap(november(11...11).lowerBound), to: one.state)
    let removed = rules.applying(
      .tap(november(6...6).lowerBound), to: two.state)
    #expect(rules.violations(of: removed.state).isEmpty)
  }
}
