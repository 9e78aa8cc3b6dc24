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
