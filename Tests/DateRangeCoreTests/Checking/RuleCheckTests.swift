import DateRangeCore
import Testing

/// The kit: it finds planted faults, with few taps, and repeats itself.
@Suite struct RuleCheckTests {
  private static let november = day("2026-11-01")...day("2026-11-30")

  /// The failure of a check, which there has to be.
  private func thrown<Rule>(
    _ check: () throws(RuleCheck<Rule>.Failure) -> Void
  ) throws -> RuleCheck<Rule>.Failure {
    var failure: RuleCheck<Rule>.Failure?
    do throws(RuleCheck<Rule>.Failure) {
      try check()
    } catch {
      failure = error
    }
    return try #require(failure)
  }

  @Test func `gives the shortest failing taps`() throws {
    let check = RuleCheck(Fortnight(), in: Self.november)
    let failure: RuleCheck<Fortnight>.Failure = try thrown {
      () throws(RuleCheck<Fortnight>.Failure) in
      try check.exhaustive()
    }
    #expect(failure.law == "allowed")
    #expect(failure.taps == [day("2026-11-01"), day("2026-11-15")])
    #expect(failure.states.count == 3)
    #expect(
      failure.description
        == "the law 'allowed' is broken: 2026-11-01 to 2026-11-15 is chosen "
        + "and not allowed; taps: 2026-11-01, 2026-11-15")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `shrinks a random run to the same`(seed: UInt64) throws {
    let window = day("2026-01-01")...day("2026-12-31")
    let check = RuleCheck(Fortnight(), in: window)
    func run() throws -> RuleCheck<Fortnight>.Failure {
      try thrown { () throws(RuleCheck<Fortnight>.Failure) in
        try check.random(seed: seed, cases: 400)
      }
    }
    let failure = try run()
    #expect(failure == (try run()))
    #expect(failure.taps == [day("2026-01-01"), day("2026-01-15")])
    let origin = try #require(failure.origin)
    #expect(origin.seed == seed)
    #expect(
      failure.description.hasSuffix(
        "; again with random(seed: \(seed), cases: \(origin.cases), "
          + "length: 20)"))
    let again = RuleCheck(Fortnight(), in: window)
    #expect(throws: failure) {
      try again.random(seed: origin.seed, cases: origin.cases)
    }
  }

  @Test func `gives other runs for another seed`() throws {
    let rules = SelectionRules()
    let check = RuleCheck(rules, in: Self.november)
    let counts = try (1...5).map { seed in
      try check.random(seed: UInt64(seed), cases: 50).states
    }
    #expect(Set(counts).count > 1)
    #expect(try check.random(seed: 3, cases: 50).states == counts[2])
    #expect(try check.random(seed: 3, cases: 50).steps == 50 * 22)
  }

  /// A rule with one fault for each law.
  private struct Faulty: TapRule {
    var fault = ""

    var initial: [Day] { fault == "initial" ? [day("2026-11-01")] : [] }

    func tapping(_ day: Day, in days: [Day]) -> [Day] {
      switch fault {
      case "refused": [day]
      case "either-order" where days.count == 1 && day < days[0]: [day]
      case "reachable" where days == [day]: [day]
      case "endless": days + [day]
      default: days.count == 1 ? [days[0], day].sorted() : [day]
      }
    }

    func range(of days: [Day]) -> DayRange? {
      days.count == 2 ? DayRange(between: days[0], and: days[1]) : nil
    }

    func allows(_ range: DayRange) -> Bool { true }

    func refuses(_ move: RuleMove<Never>, in days: [Day]) -> Bool {
      fault == "refused" && move.day == day("2026-11-02")
    }

    func violations(of days: [Day]) -> [String] {
      fault == "sound" && days.contains(day("2026-11-03"))
        || fault == "initial" ? ["it is the third"] : []
    }
  }

  // the law, how many taps show it
  @Test(arguments: [
    ("refused", 1), ("sound", 1), ("reachable", 0), ("either-order", 2),
  ])
  func `finds a fault of each law`(fault: String, taps: Int) throws {
    let laws =
      Law<Faulty>.common + (fault == "reachable" ? [] : [.eitherOrder])
    let check = RuleCheck(
      Faulty(fault: fault), in: day("2026-11-01")...day("2026-11-05"),
      laws: laws)
    let failure: RuleCheck<Faulty>.Failure = try thrown {
      () throws(RuleCheck<Faulty>.Failure) in
      try check.exhaustive()
    }
    #expect(failure.law == fault)
    #expect(failure.moves.count == taps)
    try RuleCheck(Faulty(), in: check.window, laws: laws).exhaustive()
  }

  @Test func `finds a rule that does not repeat itself`() throws {
    /// A rule with a memory that it should not have.
    final class Memory: TapRule, Sendable {
      let initial = 0
      func tapping(_ day: Day, in state: Int) -> Int {
        Int.random(in: 0...1_000_000)
      }
      func range(of state: Int) -> DayRange? { nil }
      func allows(_ range: DayRange) -> Bool { false }
    }
    let failure: RuleCheck<Memory>.Failure = try thrown {
      () throws(RuleCheck<Memory>.Failure) in
      try RuleCheck(Memory(), in: Self.november).random(seed: 1)
    }
    #expect(failure.law == "repeatable")
  }

  @Test func `looks at the initial state`() throws {
    let check = RuleCheck(Faulty(fault: "initial"), in: Self.november)
    for run in [0, 1] {
      let failure: RuleCheck<Faulty>.Failure = try thrown {
        () throws(RuleCheck<Faulty>.Failure) in
        _ = run == 0 ? try check.exhaustive() : try check.random(seed: 1)
      }
      #expect(failure.moves.isEmpty)
    }
  }

  @Test func `stops where a rule has no end of states`() throws {
    let check = RuleCheck(
      Faulty(fault: "endless"), in: day("2026-11-01")...day("2026-11-02"))
    let counts = try check.exhaustive(maximumStates: 500)
    #expect(counts.states == 500)
    #expect(!counts.isComplete)
  }

  @Test func `takes a law of one's own`() throws {
    let law = Law<Fortnight>(
      "away", "a stay is not of one day",
      states: { rule, days in
        rule.range(of: days)?.days == 1 ? "\(days[0]) alone is chosen" : nil
      })
    let failure: RuleCheck<Fortnight>.Failure = try thrown {
      () throws(RuleCheck<Fortnight>.Failure) in
      try RuleCheck(Fortnight(), in: Self.november, laws: [law]).exhaustive()
    }
    #expect(failure.law == "away")
    #expect(failure.taps == [day("2026-11-01"), day("2026-11-01")])
    #expect(failure.reason == "2026-11-01 alone is chosen")
  }
}
