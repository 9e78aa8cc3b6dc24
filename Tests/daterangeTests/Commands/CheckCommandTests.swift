import Testing

/// `daterange check`, as a process.
@Suite struct CheckCommandTests {
  private static let november = "check --min 2026-11-01 --max 2026-11-30 "

  /// A gap of three nights between taken ones.
  private static let gap =
    november + "--blocked-nights 2026-11-01..09 "
    + "--blocked-nights 2026-11-13..20 "

  @Test func `names the dead ends of a gap and the rule`() throws {
    let run = try Product.run(Self.gap + "--min-nights 5")
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "2026-11-10 to 2026-11-13 are dead ends: no range from any of them "
          + "can be completed with taken nights and at least 5 nights "
          + "(blocked-nights, min-nights)",
        "2026-11-10 to 2026-11-13 are unreachable: they are in no valid range "
          + "with taken nights and at least 5 nights "
          + "(blocked-nights, min-nights)",
      ])
    #expect(
      run.errors
        == "daterange: 4 dead-end days, 4 unreachable days (unsound)\n")
  }

  @Test func `tells the findings as an object`() throws {
    let run = try Product.run(
      Self.november + "--json --blocked 2026-11-01,2026-11-03..30 "
        + "--min-nights 1 --cases 5 --seed 9")
    #expect(run.status == 2)
    let one = try Product.run(
      Self.november + "--json --blocked 2026-11-01 --min-nights 1 "
        + "--blocked 2026-11-03..30 --cases 5 --seed 9")
    #expect(one.status == 1)
    #expect(
      one.output == #"""
        {"sound":false,"window":{"start":"2026-11-01","end":"2026-11-30",\#
        "days":30,"nights":29},"available":1,"deadEnds":[\#
        {"start":"2026-11-02","end":"2026-11-02","days":1,\#
        "rules":["blocked","min-nights"],\#
        "message":"2026-11-02 is a dead end: no range from it can be \#
        completed with taken days and at least 1 night \#
        (blocked, min-nights)"}],"unreachable":[\#
        {"start":"2026-11-02","end":"2026-11-02","days":1,\#
        "rules":["blocked","min-nights"],\#
        "message":"2026-11-02 is unreachable: it is in no valid range with \#
        taken days and at least 1 night (blocked, min-nights)"}],\#
        "sinks":[],"warnings":[],\#
        "laws":{"seed":9,"cases":5,"taps":110,"broken":null}}

        """#)
  }

  // words, what is printed
  @Test(arguments: [
    (
      "check",
      [
        "400 days from 2026-11-30 to 2028-01-03, 400 available",
        "no dead ends, no unreachable days, no sinks",
        "6 laws kept in 100 random runs, 2200 taps (seed 1)",
      ]
    ),
    (
      "check --max 2026-12-05 --weekdays mon-fri --cases 1 --seed 7",
      [
        "6 days from 2026-11-30 to 2026-12-05, 5 available",
        "no dead ends, no unreachable days, no sinks",
        "6 laws kept in 1 random run, 22 taps (seed 7)",
      ]
    ),
    (
      "check --min 2030-01-01 --mode days --granularity week",
      [
        "400 days from 2030-01-01 to 2031-02-04, 394 available",
        "no dead ends, no unreachable days, no sinks",
        "5 laws kept in 100 random runs, 2200 taps (seed 1)",
      ]
    ),
    (
      "check --max 2026-01-31 --within 2026 --mode day",
      [
        "31 days from 2026-01-01 to 2026-01-31, 31 available",
        "no dead ends, no unreachable days, no sinks",
        "5 laws kept in 100 random runs, 2200 taps (seed 1)",
      ]
    ),
    (
      "check --within 2026-12 --on-first one-day --on-complete clear",
      [
        "warning: a first tap chooses one day and the next clears it: no "
          + "longer range can be made (on-first, on-complete)",
        "31 days from 2026-12-01 to 2026-12-31, 31 available",
        "no dead ends, no unreachable days, no sinks",
        "4 laws kept in 100 random runs, 2200 taps (seed 1)",
      ]
    ),
  ])
  func `prints the counts of what is sound`(
    words: String, lines: [String]
  ) throws {
    let run = try Product.run(words)
    #expect(run.lines == lines)
    #expect(run.status == 0 && run.errors == "")
  }

  // words, the status, the line on the error stream
  @Test func `looks at the days between bounds that were given`() throws {
    let run = try Product.run(
      "check --max 0001-02-01 --min 0001-01-01 --cases 1")
    #expect(
      run.lines.first
        == "32 days from 0001-01-01 to 0001-02-01, 32 available")
    let last = try Product.run(
      "check --min 9999-12-01 --max 9999-12-31 --cases 1")
    #expect(
      last.lines.first
        == "31 days from 9999-12-01 to 9999-12-31, 31 available")
    let all = try Product.run(
      "check --min 0001-01-01 --today 0001-01-31 --cases 1")
    #expect(
      all.lines.first
        == "400 days from 0001-01-01 to 0002-02-04, 400 available")
  }

  @Test(arguments: [
    (
      "check --within 2026-12 --blocked 2026-12", 1,
      "no day from 2026-12-01 to 2026-12-31 is available (empty)"
    ),
    (
      "check --within 2026-12 --mode days --min-count 2 --max-count 2", 1,
      "1 sink (unsound)"
    ),
    (
      "check 2026-11", 2,
      "check takes no operands, but has '2026-11': the days to look at are --min to --max"
    ),
    (
      "check --format iso", 2,
      "check has no --format: it prints sentences, or --json"
    ),
    ("check --seed x", 2, "--seed: 'x' is not a number from 0"),
    ("check --cases 0", 2, "--cases: '0' is not a number from 1"),
    (
      "check --seed 99999999999999999999", 2,
      "--seed: '99999999999999999999' is not a number from 0"
    ),
    (
      "check --events", 2,
      "check has no option '--events'; see daterange help check"
    ),
    (
      "check --min 2026-12-01 --max 2026-11-01", 2,
      "--min 2026-12-01 is after --max 2026-11-01"
    ),
  ])
  func `says what is wrong`(
    words: String, status: Int32, line: String
  ) throws {
    let run = try Product.run(words)
    #expect(run.status == status)
    #expect(run.errors == "daterange: \(line)\n")
  }

  @Test func `begins its random runs with what is selected`() throws {
    let run = try Product.run(
      Self.november + "--initial 2026-11-03..05 --lock start")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let part = try Product.run(
      Self.november + "--initial 2026-11-03..05 --mode days")
    #expect(part.status == 0)
  }
}
