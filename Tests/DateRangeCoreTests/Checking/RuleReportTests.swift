import DateRangeCore
import DateRangeTestSupport
import Testing

/// What is wrong with a calendar's rules, beside a loop over everything.
@Suite struct RuleReportTests {
  private static let november = november(1...30)

  private static func november(_ days: ClosedRange<Int>) -> DayRange {
    SelectionShapes.day(days.lowerBound)...SelectionShapes.day(days.upperBound)
  }

  /// A gap of three nights between taken ones, and five at least.
  private var gap: SelectionRules {
    var rules = SelectionRules()
    rules.constraints.bounds = Self.november
    rules.constraints.blockedNights = [
      Self.november(1...9), Self.november(13...20),
    ]
    rules.constraints.lengths = LengthLimits(minNights: 5)
    return rules
  }

  @Test func `names the dead ends of a gap and their rules`() {
    let report = RuleReport(gap, in: Self.november)
    let causes: [RuleReport.Cause] = [.blockedNights, .minNights]
    #expect(report.findings.map(\.kind) == [.deadEnd, .unreachable])
    #expect(
      report.findings.map(\.days) == [
        Self.november(10...13), Self.november(10...13),
      ])
    #expect(report.findings.allSatisfy { $0.causes == causes })
    #expect(
      report.findings.first?.description
        == "2026-11-10 to 2026-11-13 are dead ends: no range from any of them "
        + "can be completed with taken nights and at least 5 nights "
        + "(blocked-nights, min-nights)")
    // Days between two taken nights are taken: 10 to 13, and 21 to 30.
    #expect(
      report.available == [Self.november(10...13), Self.november(21...30)])
  }

  @Test func `finds nothing where any night can be sold`() {
    var rules = gap
    rules.constraints.lengths = LengthLimits(minNights: 1)
    let report = RuleReport(rules, in: Self.november)
    #expect(report.isSound && report.findings.isEmpty)
  }

  struct Row: Sendable {
    /// The rules that make the dead end.
    var causes: [RuleReport.Cause]
    var days: DayRange
    /// What makes it so, besides five nights at least.
    var change: @Sendable (inout SelectionRules) -> Void
  }

  static let rows = [
    Row(causes: [.earlier, .latest, .minNights], days: november(26...30)) {
      $0.policy = .forward
    },
    Row(causes: [.noCheckOut], days: november) {
      $0.constraints.noCheckOut.weekdays = .all
    },
    Row(
      causes: [.crossing, .weekdays, .minNights], days: november(1...1)
    ) {
      $0.policy.weekday = .asBlocked
      $0.constraints.weekdays = [.saturday, .sunday]
    },
    Row(causes: [.maxDays, .minNights], days: november) {
      $0.constraints.lengths.maxDays = [.init(3)]
    },
    Row(causes: [.earliest, .blocked, .minNights], days: november(1...3)) {
      $0.constraints.blocked = [november(4...4)]
    },
  ]

  @Test(arguments: rows)
  func `names the rules that together make a dead end`(row: Row) throws {
    var rules = SelectionRules()
    rules.constraints.bounds = Self.november
    rules.constraints.lengths = LengthLimits(minNights: 5)
    row.change(&rules)
    let report = RuleReport(rules, in: Self.november)
    let finding = try #require(report.findings(.deadEnd).first)
    #expect(finding.causes == row.causes)
    #expect(finding.days == row.days)
  }

  /// The very definitions, day by day and range by range.
  @Test func `finds just what is so`() {
    let seed: UInt64 = 77
    var generator = SeededGenerator(seed: seed)
    var counts: [RuleReport.Finding.Kind: Int] = [:]
    for round in 0..<(Depth.isLong ? 4_000 : 120) {
      let rules = RandomRules.make(&generator)
      let window = RandomRules.window
      let report = RuleReport(rules, in: window)
      let naive = NaiveReport(rules, in: window, report.available)
      for kind in RuleReport.Finding.Kind.allCases where kind != .sink {
        let days = DayRangeSet(report.findings(kind).map(\.days))
        #expect(
          days == naive.days(kind), "\(kind), round \(round) of seed \(seed)")
        counts[kind, default: 0] += days.dayCount
      }
      let sinks = report.findings(.sink)
      counts[.sink, default: 0] += sinks.count
      #expect(
        Set(sinks.map(\.days)) == naive.sinks,
        "sinks, round \(round) of seed \(seed)")
      let others = report.findings(.unreachable).prefix(1)
        .filter { !naive.areCauses($0) }
      #expect(others.isEmpty, "causes, round \(round) of seed \(seed)")
    }
    print("# rule reports: \(counts)")
    #expect(counts.values.allSatisfy { $0 > 10 } && counts.count == 3)
  }

  @Test func `finds selections that cannot be left`() throws {
    // Tuesday to Friday alone, and an end may only be moved.
    var rules = SelectionRules()
    rules.policy.complete = .moveEnd
    rules.policy.same = .ignore
    rules.constraints.bounds = Self.november(2...8)
    rules.constraints.noCheckIn = [
      Self.november(2...2), Self.november(4...8),
    ]
    rules.constraints.noCheckOut = [
      Self.november(2...5), Self.november(7...8),
    ]
    let report = RuleReport(rules, in: rules.constraints.bounds)
    let sink = try #require(report.findings(.sink).first)
    #expect(sink.days == Self.november(3...6))
    #expect(sink.causes.contains(.complete))
    #expect(
      sink.description.hasPrefix(
        "2026-11-03 to 2026-11-06 is a sink: once it is chosen no tap changes "
          + "it with a third tap that does not start again"))
    rules.policy.complete = .restart
    let other = RuleReport(rules, in: rules.constraints.bounds)
    #expect(other.findings(.sink).isEmpty)
  }

  // the mode, the fewest, the most, whether something must stay
  @Test(arguments: [
    (SelectionMode.days, 2, 2, false, true), (.days, 1, 2, false, false),
    (.days, 0, 1, true, true), (.days, 0, 2, true, false),
    (.days, 3, .max, false, true), (.day, 0, 0, true, false),
  ])
  func `finds sinks of days`(
    mode: SelectionMode, least: Int, most: Int, isRequired: Bool, isSink: Bool
  ) {
    var rules = SelectionRules(mode: mode)
    rules.constraints.bounds = Self.november(2...4)
    rules.policy.minCount = least
    rules.policy.maxCount = most
    rules.policy.isRequired = isRequired
    let report = RuleReport(rules, in: Self.november)
    #expect(report.findings.contains { $0.kind == .sink } == isSink)
  }

  @Test(.timeLimit(.minutes(1)))
  func `does not walk through days of which none can be an end`() {
    var rules = SelectionRules()
    rules.constraints.weekdays = [.wednesday]
    rules.constraints.noCheckIn.weekdays = [.tuesday, .wednesday]
    rules.constraints.lengths = LengthLimits(minNights: 1)
    let report = RuleReport(rules, in: Self.november)
    #expect(report.findings(.unreachable).count == 4)
    #expect(
      report.findings.allSatisfy { $0.causes == [.weekdays, .noCheckIn] })
  }

  @Test func `is not sound without a day`() {
    var rules = SelectionRules()
    rules.constraints.weekdays = []
    let report = RuleReport(rules, in: Self.november)
    #expect(report.findings.isEmpty && !report.isSound)
  }

  @Test func `warns of a first tap that the next clears`() {
    var rules = SelectionRules()
    rules.policy.first = .oneDay
    #expect(RuleReport(rules, in: Self.november).warnings.count == 1)
    rules.policy.complete = .clear
    #expect(
      RuleReport(rules, in: Self.november).warnings == [
        "a first tap chooses one day and the next clears it: no longer range "
          + "can be made (on-first, on-complete)"
      ])
    #expect(
      RuleReport(SelectionRules(), in: Self.november).warnings.isEmpty)
  }

  @Test func `looks a year beyond its window and at whole units`() {
    // The only arrival is before the window.
    var rules = SelectionRules(policy: .forward)
    rules.constraints.noCheckIn.days = DayRangeSet([
      Day.min...SelectionShapes.day(-20), SelectionShapes.day(-18)...Day.max,
    ])
    #expect(
      RuleReport(rules, in: Self.november).findings(.unreachable).isEmpty)
    rules.granularity = Granularity(.week)
    rules.constraints.noCheckIn = []
    rules.constraints.lengths = LengthLimits(maxDays: 6)
    let report = RuleReport(rules, in: Self.november)
    #expect(report.findings(.unreachable).map(\.days) == [Self.november])
    #expect(report.findings(.unreachable).first?.causes == [.maxDays])
  }
}
