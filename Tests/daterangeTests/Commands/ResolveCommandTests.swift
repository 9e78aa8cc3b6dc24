import Testing

@testable import daterange

@Suite struct ResolveCommandTests {
  // words, output
  @Test(arguments: [
    ("resolve last 7 days", "2026-11-24/2026-11-30"),
    ("resolve 2026-W53", "2026-12-28/2027-01-03"),
    ("resolve dec 20 - jan 5", "2026-12-20/2027-01-05"),
    ("resolve -7d..today", "2026-11-23/2026-11-30"),
    ("resolve 2026-11-03 2026-11-10", "2026-11-03/2026-11-10"),
    ("resolve 2026-11-03..", "2026-11-03/.."),
    ("resolve all", "../.."),
    // No day on an open side is an end.
    ("resolve 2026-11-03.. --min 2026-11-03", "2026-11-03/.."),
    ("resolve 2026-11-03.. --weekdays tue --no-check-out fri", "2026-11-03/.."),
    ("resolve 2026-11-03.. --blocked 2026-11-02", "2026-11-03/.."),
    ("resolve ..2026-11-10 --no-check-in mon --weekdays tue", "../2026-11-10"),
    ("resolve all --blocked 2026-11-05 --on-blocked allow", "../.."),
    ("resolve 2026-11-03.. --max-days 3 --on-length allow", "2026-11-03/.."),
    ("resolve 2026-11-03.. --min-nights 4", "2026-11-03/.."),
    ("resolve --swap 2026-11-10..2026-11-03", "2026-11-03/2026-11-10"),
    ("resolve --date-order=dmy 3/11", "2026-11-03/2026-11-03"),
    ("resolve --date-order=mdy 3/11", "2026-03-11/2026-03-11"),
    ("resolve trip --preset trip=2026-11-03..10", "2026-11-03/2026-11-10"),
    ("resolve this week --first-weekday sunday", "2026-11-29/2026-12-05"),
    ("resolve this week --locale en_US", "2026-11-29/2026-12-05"),
    ("resolve yesterday --today 2026-03-01", "2026-02-28/2026-02-28"),
    ("resolve 2026-11-03..10 --format ends", "2026-11-03 2026-11-10"),
    (
      "resolve 2026-11-03..10 --format json",
      #"{"start":"2026-11-03","end":"2026-11-10","days":8,"nights":7}"#
    ),
    (
      "resolve 2026-11-03..10 --format csv",
      "start,end,days,nights\n2026-11-03,2026-11-10,8,7"
    ),
    (
      "resolve 2026-11-03..10 --format {start:basic}-{next}",
      "20261103-2026-11-11"
    ),
  ])
  func resolves(words: String, output: String) throws {
    let run = try Product.run(words)
    #expect(run == Product.Run(status: 0, output: output + "\n", errors: ""))
  }

  // words, status, the one line
  @Test(arguments: [
    ("resolve", 2, "resolve needs an expression: daterange resolve last week"),
    (
      "resolve 11/3", 2,
      "11/3: 3 November or 11 March? Write 3 nov, 11 mar or 2026-11-03"
    ),
    (
      "resolve 7d", 2,
      "7d: before today or after it? Write -7d, +7d or last 7 days"
    ),
    (
      "resolve 2026-11-03 --min 2026-11-01..", 2,
      "--min: 2026-11-01..: a range without an end"
    ),
    (
      "resolve 2026-11-03 --max ..2026-11-30", 2,
      "--max: ..2026-11-30: a range without a start"
    ),
    ("resolve none", 1, "'none' is no day (empty)"),
    (
      "resolve 2026-11 --within 2026-12 --max 2026-11-30", 2,
      "--within '2026-12' has no day from 0001-01-01 to 2026-11-30"
    ),
    (
      "resolve today --format jsn", 2,
      "--format: jsn: not a format"
    ),
    // An open side reaches past bounds and over what is taken.
    (
      "resolve 2026-11-03.. --max 2026-12-08", 1,
      "9 December is after the latest day"
    ),
    (
      "resolve all --within 2026-11", 1, "31 October is before the earliest day"
    ),
    (
      "resolve ..2026-11-10 --min 2026-11-01", 1,
      "31 October is before the earliest day"
    ),
    ("resolve 2026-11-03.. --blocked 2026-11-10", 1, "10 November is taken"),
    ("resolve ..2026-11-10 --blocked 2026-01-01", 1, "1 January is taken"),
    (
      "resolve all --blocked-nights 2026-11-05", 1,
      "the night of 5 November is taken"
    ),
    ("resolve 2026-11-03.. --blocked 2026-11-03", 1, "3 November is taken"),
    (
      "resolve 2026-11-03.. --no-check-in tue", 1,
      "no range can start on 3 November"
    ),
    (
      "resolve ..2026-11-10 --no-check-out tue", 1,
      "no range can end on 10 November"
    ),
    ("resolve 2026-11-03.. --max-days 3", 1, "3 days at most"),
    ("resolve 2026-11-03.. --weekdays wed", 1, "3 November is a Tuesday"),
    ("resolve today --min-days 0", 2, "--min-days: '0' is not a number from 1"),
    (
      "resolve today --weekdays 2026-11", 2,
      "--weekdays: '2026-11' names no weekdays, such as mon-fri or sat,sun"
    ),
    (
      "resolve today --time-zone Europe/Berln", 2,
      "--time-zone: unknown time zone"
    ),
  ])
  func refuses(words: String, status: Int32, message: String) throws {
    let run = try Product.run(words)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("daterange: \(message)"))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `refuses what the constraints refuse`() throws {
    let run = try Product.run(
      "resolve 2026-11-03..10 --blocked 2026-11-05 --blocked sun")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("(blocked-inside)\n"))
    let allowed = try Product.run(
      "resolve 2026-11-03..10 --blocked 2026-11-05 --on-blocked allow")
    #expect(allowed.output == "2026-11-03/2026-11-10\n")
  }

  // What cannot be said of the last day is found out half-way through it.
  @Test(
    arguments: ["hledger", "sql:day", "{n} {next}"],
    [
      "resolve 9999-12-31", "days 9999-12-31", "split 9999-12-31 --by day",
      "tap 9999-12-31 9999-12-31 --quiet",
    ])
  func `writes a record whole or not at all`(
    format: String, words: String
  ) throws {
    let run = try Product.run(
      words.split(separator: " ").map(String.init) + ["--format", format])
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  // A day that the clock skipped, by the name of the zone or by TZ.
  @Test(arguments: [
    ("Pacific/Apia", "2011-12-30"), ("Pacific/Kwajalein", "1993-08-21"),
  ])
  func `refuses a day that the zone has not`(
    zone: String, day: String
  ) throws {
    let named = try Product.run(["resolve", day, "--time-zone", zone])
    let plain = try Product.run(["resolve", day], environment: ["TZ": zone])
    #expect(plain == named)
    #expect(plain.status == 1)
    #expect(plain.errors.hasSuffix("(nonexistent-day)\n"))
    let days = try Product.run(
      ["days", "\(day) - 1d..\(day) + 1d", "--count"],
      environment: ["TZ": zone])
    #expect(days.output == "2\n")
  }

  // An empty input gives nothing, and an `eval` must hear of it.
  @Test(arguments: [
    ["resolve", "-"], ["split", "-", "--by", "day"], ["days", "-"],
    ["tap", "-", "--quiet"],
  ])
  func `no line is no result`(words: [String]) throws {
    let run = try Product.run(words, input: "# nothing\n\n")
    #expect(run.status == 1)
    #expect(run.output == "")
    let shell = try Product.run(words + ["--format", "shell"])
    #expect(shell.output == "unset start end days nights; (exit 1)\n")
  }

  // Case does not matter, where it is not English either.
  @Test(arguments: [
    ("tr_TR", "3 KASIM", "2026-11-03"), ("tr_TR", "3 NİSAN", "2026-04-03"),
    ("az_AZ", "3 İYUN", "2026-06-03"), ("el_GR", "3 ΝΟΈΜΒΡΙΟΣ", "2026-11-03"),
  ])
  func `reads capitals`(locale: String, text: String, day: String) throws {
    let run = try Product.run(["resolve", text, "--locale", locale])
    #expect(run.output == "\(day)/\(day)\n")
  }

  @Test func `a line without days is passed over, and told of`() throws {
    let input = "nov 3..5\nnone\nnov 7\n"
    let days = try Product.run(["days", "-", "--count"], input: input)
    #expect(days.status == 1)
    #expect(days.output == "4\n")
    #expect(days.errors.hasPrefix("daterange: line 2: 'none'"))
    let chunks = try Product.run(["split", "-", "--by", "day"], input: input)
    #expect(chunks.lines.count == 4)
    #expect(try Product.run("days none --count").output == "0\n")
  }

  @Test func `the last format counts for a failure too`() throws {
    let last = try Product.run("resolve none --format shell --format iso")
    #expect(last.output == "")
    let first = try Product.run("resolve none --format iso --format=shell")
    #expect(first.output.hasPrefix("unset "))
  }

  @Test func `a config is not taken for a closed input`() throws {
    let run = try Product.shell(#"exec <&-; "$daterange" resolve -"#)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("daterange: cannot read standard input"))
  }

  @Test func `an error is one line, whatever was typed`() throws {
    let run = try Product.run(["resolve", "2026-11-03\n..2026-11-04x"])
    #expect(run.status == 2)
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
    #expect(run.errors.contains(#"2026-11-03\u{a}..2026-11-04"#))
  }

  @Test(
    arguments: Option.allCases.filter {
      OptionTable.entry(of: $0)?.value != nil
    })
  func `the error of an option is one line`(option: Option) throws {
    let command = CommandName.allCases.first { $0.entry(of: option) != nil }
    let name = try #require(command).rawValue
    let run = try Product.run([name, option.spelling, "a\nb\u{1B}[2J"])
    #expect(run.status == 2)
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
    #expect(run.errors.contains(#"a\u{a}b\u{1b}[2J"#))
  }

  // Every program of the machine takes TZ so: TZ, the offset, why.
  @Test(arguments: [
    ("JST-9", "+09:00", "a rule of POSIX"),
    ("GMT+5", "-05:00", "west of Greenwich in POSIX"),
    ("UTC-3", "+03:00", "east of it"),
    ("<+0545>-5:45", "+05:45", "a name in brackets"),
    ("EST5EDT,M3.2.0,M11.1.0", "-05:00", "a rule with summer time"),
    ("Europe/Berlin", "+01:00", "a name"),
    (":Europe/Berlin", "+01:00", "a name behind a colon"),
    ("Nowhere/Land", "+00:00", "what no program knows is UTC"),
  ])
  func `days begin where TZ says`(
    zone: String, offset: String, why: String
  ) throws {
    let run = try Product.run(
      ["resolve", "2026-11-03", "--format", "rfc3339"],
      environment: ["TZ": zone])
    let instants =
      "2026-11-03T00:00:00\(offset) 2026-11-04T00:00:00\(offset)\n"
    #expect(run == Product.Run(status: 0, output: instants, errors: ""))
  }

  // A clock of POSIX may be a whole day ahead, and go a whole day back or
  // two days on: TZ, the seconds from 1970 of a day's start and end, why.
  @Test(arguments: [
    ("AAA-24", "2026-11-03", "1793577600 1793664000", "a day ahead"),
    (
      "AAA-24BBB,M3.2.0,M11.1.2/6", "2026-11-03", "1793574000 1793664000",
      "summer time ends during the day"
    ),
    (
      "AAA24BBB-24,M11.1.2/0,M12.1.0", "2026-11-02",
      "1793664000 1793750400", "the next two days are skipped"
    ),
  ])
  func `a day begins where TZ says`(
    zone: String, day: String, seconds: String, why: String
  ) throws {
    let run = try Product.run(
      ["resolve", day, "--format", "epoch"], environment: ["TZ": zone])
    #expect(run == Product.Run(status: 0, output: seconds + "\n", errors: ""))
  }

  @Test func `no offset is written that RFC 3339 has not`() throws {
    let run = try Product.run(
      ["resolve", "2026-11-03", "--format", "rfc3339"],
      environment: ["TZ": "AAA-24"])
    // 2026-11-02T00:00:00Z, by the nearest clock there is a word for.
    let instants = "2026-11-02T23:59:00+23:59 2026-11-03T23:59:00+23:59\n"
    #expect(run == Product.Run(status: 0, output: instants, errors: ""))
  }

  @Test func `reads lines, and goes on after a refusal`() throws {
    let run = try Product.run(
      ["resolve", "-", "--max", "2026-11-30"],
      input: "# weeks\nlast week\r\n\nnext week\nyesterday\n")
    #expect(run.status == 1)
    #expect(run.output == "2026-11-23/2026-11-29\n2026-11-29/2026-11-29\n")
    #expect(run.errors.hasSuffix("(after-latest)\n"))
  }

  @Test func `stops at the first line that is no range`() throws {
    let run = try Product.run(
      ["resolve", "-"], input: "today\nbanana\ntomorrow\n")
    #expect(run.status == 2)
    #expect(run.output == "2026-11-30/2026-11-30\n")
    #expect(run.errors.hasPrefix("daterange: line 2: banana"))
  }

  @Test func `ends records in NUL`() throws {
    let run = try Product.run(
      ["resolve", "-", "-0"], input: "today\nyesterday\n")
    #expect(run.output == "2026-11-30/2026-11-30\02026-11-29/2026-11-29\0")
  }

  // words, output
  @Test(arguments: [
    ("days 2026-11-03..05", "2026-11-03\n2026-11-04\n2026-11-05\n"),
    ("days 2026-11 --weekdays mon-fri --count", "21\n"),
    ("days 2026-11 --weekdays mon-fri --reverse --limit 1", "2026-11-30\n"),
    (
      "days 2026-01-31..2026-05-31 --step 1mo",
      "2026-01-31\n2026-02-28\n2026-03-31\n2026-04-30\n2026-05-31\n"
    ),
    ("days 2026-11-03..05 --format {n}:{start:%d}", "1:03\n2:04\n3:05\n"),
    (
      "split 2026-11 --by week --limit 2 --reverse",
      "2026-11-30/2026-11-30\n2026-11-23/2026-11-29\n"
    ),
    (
      "split 2026-11-03..2026-12-01 --by 14d --format ends",
      "2026-11-03 2026-11-16\n2026-11-17 2026-11-30\n2026-12-01 2026-12-01\n"
    ),
  ])
  func lists(words: String, output: String) throws {
    let run = try Product.run(words)
    #expect(run == Product.Run(status: 0, output: output, errors: ""))
  }

  @Test func `splits a year in twelve months`() throws {
    let run = try Product.run(
      ["split", "2026", "--by", "month", "--format", "{start} {next}"])
    #expect(run.lines.count == 12)
    #expect(run.lines.first == "2026-01-01 2026-02-01")
    #expect(run.lines.last == "2026-12-01 2027-01-01")
  }

  @Test func `counts no day as none`() throws {
    let run = try Product.run("days 2026-11-07..08 --weekdays mon-fri --count")
    #expect(run.status == 1)
    #expect(run.output == "0\n")
  }
}
