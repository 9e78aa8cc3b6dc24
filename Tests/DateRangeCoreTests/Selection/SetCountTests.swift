import DateRangeCore
import Testing

/// What is set is held to the number that taps are held to.
@Suite struct SetCountTests {
  // mode, the most, what is set, whether it is taken, what clipping leaves
  @Test(arguments: [
    (SelectionMode.day, Int.max, 3...3, true, 3...3),
    (.day, .max, 3...5, false, 3...3),
    (.days, 2, 3...4, true, 3...4),
    (.days, 2, 3...5, false, 3...4),
    (.range, 2, 3...5, true, 3...5),
    (.ranges, 2, 3...5, true, 3...5),
  ])
  func `holds no more than may be chosen`(
    mode: SelectionMode, most: Int, set: ClosedRange<Int>, isTaken: Bool,
    left: ClosedRange<Int>
  ) {
    var rules = SelectionRules(mode: mode)
    rules.policy.maxCount = most
    let (_, outcome) = rules.applying(
      .set(november(set)), to: rules.initialState())
    #expect((outcome.refusal?.code == .countLimit) == !isTaken)
    let cleared = rules.initialState(november(set))
    #expect((cleared.phase == .complete) == isTaken)
    rules.policy.revalidate = .clip
    let clipped = rules.initialState(november(set))
    #expect(rules.days(in: clipped) == [november(left)])
  }

  @Test func `does not set fewer than must stay, once there are as many`() {
    var rules = SelectionRules(mode: .days)
    rules.policy.minCount = 2
    let one = rules.applying(
      .set(november(3...3)), to: rules.initialState())
    #expect(one.outcome == .completed)
    let two = rules.applying(.set(november(3...4)), to: one.state)
    let fewer = rules.applying(.set(november(5...5)), to: two.state)
    #expect(fewer.outcome.refusal?.code == .countLimit)
    let others = rules.applying(.set(november(6...7)), to: two.state)
    #expect(others.outcome == .completed)
  }

  @Test func `begins with whole units`() {
    let rules = SelectionRules(mode: .days, granularity: Granularity(.week))
    let initial = rules.initialState(november(3...5))
    let set = rules.applying(.set(november(3...5)), to: rules.initialState())
    #expect(rules.days(in: initial) == [november(2...8)])
    #expect(rules.days(in: initial) == rules.days(in: set.state))
  }

  @Test func `counts units, not days`() {
    let weeks = Granularity(.week)
    var rules = SelectionRules(mode: .day, granularity: weeks)
    let initial = rules.initialState()
    let one = rules.applying(.set(november(3...5)), to: initial)
    #expect(rules.days(in: one.state) == [november(2...8)])
    let two = rules.applying(.set(november(3...10)), to: initial)
    #expect(two.outcome.refusal?.code == .countLimit)
    rules.mode = .days
    rules.policy.maxCount = 2
    let both = rules.applying(.set(november(3...10)), to: initial)
    #expect(both.outcome == .completed)
    #expect(
      rules.days(in: both.state).ranges.flatMap(weeks.units(in:))
        == [november(2...8), november(9...15)])
  }
}
