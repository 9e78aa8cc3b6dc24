import DateRangeCore
import Testing

/// What becomes of a selection under new constraints.
@Suite struct RevalidateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expected: DayRangeSet
    var mode = SelectionMode.range
    var initial: DayRangeSet = [november(3...20)]
    var granularity = Granularity.day
    var constraints = SelectionConstraints()

    init(
      _ name: String, _ expected: DayRangeSet,
      _ change: (inout Row) -> Void
    ) {
      testDescription = name
      self.expected = expected
      change(&self)
    }
  }

  /// The longest valid run that holds the start, of every range.
  static let clipped = [
    Row("nothing is wrong", [november(3...20)]) { _ in },
    Row("up to a blocked day", [november(3...9)]) {
      $0.constraints.blocked = [november(10...10)]
    },
    Row("up to a blocked night", [november(3...10)]) {
      $0.constraints.blockedNights = [november(10...10)]
    },
    Row("no start", []) { $0.constraints.blocked = [november(3...3)] },
    Row("no check-in", []) { $0.constraints.noCheckIn = [november(3...3)] },
    Row("before a check-out", [november(3...18)]) {
      $0.constraints.noCheckOut = [november(19...30)]
    },
    Row("up to the latest day", [november(3...15)]) {
      $0.constraints.bounds = november(1...15)
    },
    Row("nothing before the earliest day", []) {
      $0.constraints.bounds = november(4...30)
    },
    Row("as long as may be", [november(3...9)]) {
      $0.constraints.lengths = LengthLimits(maxDays: 7)
    },
    Row("nothing long enough", []) {
      $0.constraints.lengths = LengthLimits(minNights: 20)
    },
    Row("nothing long enough before a blocked day", []) {
      $0.constraints.lengths = LengthLimits(minNights: 7)
      $0.constraints.blocked = [november(10...10)]
    },
    Row("whole weeks", [november(2...8)]) {
      $0.granularity = Granularity(.week)
      $0.initial = [november(2...22)]
      $0.constraints.blocked = [november(11...11)]
    },
    Row("every range", [november(3...3), november(12...15)]) {
      $0.mode = .ranges
      $0.initial = [november(3...5), november(7...9), november(12...15)]
      $0.constraints.blocked = [november(4...4), november(7...7)]
    },
    Row("every day, each for itself", [november(4...4), november(6...8)]) {
      $0.mode = .days
      $0.initial = [november(3...8)]
      $0.constraints.blocked = [november(3...3), november(5...5)]
    },
    Row("every week", [november(9...22)]) {
      $0.mode = .days
      $0.granularity = Granularity(.week)
      $0.initial = [november(2...22)]
      $0.constraints.blocked = [november(4...4)]
    },
  ]

  @Test(arguments: clipped)
  func `clips to what is valid`(row: Row) {
    var rules = SelectionRules(mode: row.mode, granularity: row.granularity)
    rules.policy.revalidate = .clip
    let first = rules.initialState(row.initial)
    #expect(rules.days(in: first) == row.initial)
    rules.constraints = row.constraints
    let (state, outcome) = rules.applying(.revalidate, to: first)
    #expect(rules.days(in: state) == row.expected)
    let isWhole = row.expected == row.initial
    #expect(
      outcome
        == (isWhole
          ? .unchanged
          : row.expected.ranges.last.map { .clipped(to: $0.upperBound) }
            ?? .cleared))
    // What is left is valid: nothing more happens to it.
    #expect(rules.applying(.revalidate, to: state).outcome == .unchanged)
    #expect(rules.initialState(row.initial).settled == state.settled)
  }
}
