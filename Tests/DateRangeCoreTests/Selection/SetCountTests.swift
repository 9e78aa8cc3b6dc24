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

  @Test func `what was left standing and is taken out is no reason any more`() {
    var rules = SelectionRules(mode: .days)
    rules.policy.revalidate = .keep
    let chosen = rules.initialState(november(3...5))
    rules.constraints.blocked = [november(5...5)]
    let kept = rules.applying(.revalidate, to: chosen).state
    #expect(kept.invalid?.code == .blocked)
    let other = rules.applying(.tap(november(3...3).lowerBound), to: kept).state
    #expect(other.invalid?.code == .blocked)
    let right = rules.applying(.tap(november(5...5).lowerBound), to: other)
      .state
    #expect(right.invalid == nil)
  }

  @Test func `units past the calendar's reach are neither set nor extended to`()
  {
    let rules = SelectionRules(
      granularity: Granularity(.month, calendar: .chinese))
    let reach = CalendarSystem.chinese.days
    let beyond = reach.upperBound.advanced(by: 1)
    let initial = rules.initialState(beyond...beyond.advanced(by: 9))
    #expect(initial == rules.initialState())
    let set = rules.applying(.set(reach.upperBound...beyond), to: initial)
    #expect(set.outcome.refusal?.code == .afterLatest)
    let last = rules.applying(
      .set(reach.upperBound...reach.upperBound), to: initial)
    #expect(last.outcome == .completed)
    let next = rules.applying(.extend(.end, by: 1), to: last.state)
    #expect(next.outcome.refusal?.code == .afterLatest)
    #expect(next.outcome.refusal?.day == beyond)
  }

  @Test func `a range drawn over one that is there changes nothing`() {
    let rules = SelectionRules(mode: .ranges)
    var state = rules.initialState(november(5...15))
    let before = state.settled
    state = rules.applying(.press(november(7...7).lowerBound), to: state).state
    let (after, outcome) = rules.applying(
      .release(november(9...9).lowerBound), to: state)
    #expect(outcome == .unchanged)
    #expect(after.settled == before)
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
