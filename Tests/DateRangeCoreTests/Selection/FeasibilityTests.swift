import DateRangeCore
import DateRangeTestSupport
import Testing

/// Whether a first tap can be completed, beside a loop over every day.
@Suite struct FeasibilityTests {
  private static let window =
    Day(epochDay: 20_760)...Day(epochDay: 20_760 + 44)

  /// Rules with a few of everything, at random.
  private func rules(
    _ generator: inout SeededGenerator
  ) -> SelectionRules {
    func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }
    func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
    func days(_ most: Int) -> DayPattern {
      var pattern: DayPattern = []
      for _ in 0..<number(0...most) {
        let first = Self.window.lowerBound.advanced(by: number(0...44))
        pattern.days.insert(first...first.advanced(by: number(0...4)))
      }
      if chance(15) {
        pattern.weekdays = WeekdaySet(
          Weekday.allCases.filter { _ in chance(20) })
      }
      return pattern
    }
    var rules = SelectionRules(
      policy: [.pair, .forward, .anchored, .edges][number(0...3)])
    rules.constraints.bounds = Self.window
    if chance(40) {
      rules.constraints.weekdays = WeekdaySet(
        Weekday.allCases.filter { _ in chance(60) })
    }
    rules.constraints.blocked = days(4)
    rules.constraints.blockedNights = days(3)
    rules.constraints.noCheckIn = days(3)
    rules.constraints.noCheckOut = days(3)
    if chance(30) { rules.policy.same = .ignore }
    if chance(30) { rules.policy.blocked = .allow }
    if chance(60) {
      rules.constraints.lengths = LengthLimits(minNights: number(0...6))
    }
    if chance(50) {
      rules.constraints.lengths.maxNights = [.init(number(2...12))]
    }
    for _ in 0..<number(0...2) {
      rules.constraints.lengths.minNights.append(
        .init(number(0...8), startingIn: days(2)))
    }
    if chance(20) {
      let modulus = number(2...5)
      rules.constraints.predicate = DayPredicate("every few") { day, _ in
        Int(day.epochDay) % modulus != 0
      }
    }
    return rules
  }

  @Test func `refuses just the days from which nothing can be completed`() {
    let seed: UInt64 = 4_261
    var generator = SeededGenerator(seed: seed)
    var refused = 0
    var accepted = 0
    for round in 0..<(Depth.isLong ? 5_000 : 150) {
      let rules = rules(&generator)
      let naive = NaiveRules(rules)
      for role in RangeEdge.allCases {
        let start = rules.applying(.edit(role), to: rules.initialState()).state
        for day in Self.window where naive.isAvailable(day, anchor: nil) {
          let answer = rules.applying(.tap(day), to: start)
          let isCompletable = naive.canComplete(
            day...day, as: role, in: Self.window)
          #expect(
            (answer.outcome == .started) == isCompletable,
            "\(day) as \(role), round \(round) of seed \(seed)")
          accepted += isCompletable ? 1 : 0
          refused += isCompletable ? 0 : 1
        }
      }
    }
    print("# feasibility: \(accepted) starts accepted, \(refused) refused")
    #expect(accepted > 500 && refused > 500)
  }

  @Test func `offers no start in a gap that is too short`() throws {
    // Nights 1 to 9 and 13 to 30 are taken: three are left, five are wanted.
    func day(_ number: Int) -> Day {
      Day(year: 2026, month: 11, day: number) ?? .epoch
    }
    var rules = SelectionRules()
    rules.constraints.bounds = day(1)...day(30)
    rules.constraints.blockedNights = [day(1)...day(9), day(13)...day(30)]
    rules.constraints.lengths = LengthLimits(minNights: 5)
    for number in 1...30 {
      let outcome = rules.applying(.tap(day(number)), to: SelectionState())
        .outcome
      #expect(outcome.refusal?.code == .noFeasibleEnd, "\(number)")
    }
    rules.constraints.lengths = LengthLimits(minNights: 3)
    let starts = (1...30).filter { number in
      rules.applying(.tap(day(number)), to: SelectionState()).outcome
        == .started
    }
    #expect(starts == [10, 13])
  }

  @Test func `takes the morning after a taken night for a check-in`() {
    func day(_ number: Int) -> Day {
      Day(year: 2026, month: 11, day: number) ?? .epoch
    }
    var rules = SelectionRules()
    rules.constraints.blockedNights = [day(10)...day(12)]
    #expect(rules.refusal(of: day(8)...day(10)) == nil)
    #expect(rules.refusal(of: day(13)...day(15)) == nil)
    let refusal = rules.refusal(of: day(9)...day(13))
    #expect(refusal?.code == .blockedNight)
    #expect(refusal?.day == day(10))
  }
}
