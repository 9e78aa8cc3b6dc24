import DateRangeCore
import Testing

/// The reason of a refused tap is the first that was met: a repair that
/// fails mends nothing (H8 of the guide's rules).
@Suite struct FirstReasonTests {
  @Test func `a restart that cannot be keeps the reason of the range`() {
    var rules = SelectionRules()
    rules.policy.length = .restart
    rules.policy.earlier = .restart
    rules.policy.same = .clear
    rules.constraints.bounds = november(6...16)
    rules.constraints.lengths = LengthLimits(maxNights: 1)
    let (state, outcome) = rules.tapping(12, 16)
    #expect(outcome.refusal?.code == .tooLong)
    #expect(state.anchor?.unit == november(12...12))
  }

  @Test func `a clip that is then too short keeps the day in the way`() {
    var rules = SelectionRules()
    rules.policy.blocked = .clip
    rules.policy.length = .clip
    rules.constraints.blocked = [november(6...6), november(11...11)]
    rules.constraints.lengths = LengthLimits(minNights: 4)
    let (_, outcome) = rules.tapping(5, 18)
    #expect(outcome.refusal?.code == .blockedInside)
    #expect(outcome.refusal?.day == november(6...6).lowerBound)
  }
}

extension SelectionRules {
  /// What taps on days of November do, and what the last one is answered.
  fileprivate func tapping(
    _ days: Int...
  ) -> (state: SelectionState, outcome: SelectionOutcome) {
    days.reduce((initialState(), .unchanged)) { last, day in
      applying(.tap(november(day...day).lowerBound), to: last.0)
    }
  }
}
