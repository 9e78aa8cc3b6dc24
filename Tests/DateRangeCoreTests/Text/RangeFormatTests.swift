import DateRangeCore
import DateRangeTestSupport
import Testing

/// Writes one record, or says the error.
func written(
  _ format: String, _ extent: DayExtent,
  in context: FormatContext = FormatContext(), number: Int = 1
) -> String {
  do {
    var bytes: [UInt8] = []
    let format = try RangeFormat(format)
    format.appendHeader(to: &bytes, in: context)
    try format.append(extent, number: number, to: &bytes, in: context)
    return String(decoding: bytes, as: UTF8.self)
  } catch {
    return "\(error)"
  }
}

extension DayInstants {
  /// A clock that is ahead by the same number of seconds always.
  static func fixed(_ offset: Int) -> DayInstants {
    DayInstants(
      firstSecond: { 86_400 * Int($0.epochDay) - offset },
      offset: { _ in offset })
  }

  /// A clock that skips 2026-11-03, and from then on is an hour further:
  /// what Samoa did, and what a change of summer time does.
  static let skipping = DayInstants(
    firstSecond: { skipped in
      guard skipped != day("2026-11-03") else { return nil }
      return 86_400 * Int(skipped.epochDay)
        - (skipped < day("2026-11-03") ? -36_000 : 50_400)
    },
    offset: {
      $0 < 86_400 * Int(day("2026-11-03").epochDay) + 36_000 ? -36_000 : 50_400
    })
}

@Suite struct RangeFormatTests {
  private static let closed = DayExtent.range(
    day("2026-11-03")...day("2026-11-10"))
  private static let one = DayExtent.range(
    day("2026-11-03")...day("2026-11-03"))
  private static let from = DayExtent.from(day("2026-11-03"))
  private static let through = DayExtent.through(day("2026-11-10"))

  // Columns: format, a range, an open end, an open start, both.
  @Test(arguments: [
    ("iso", "2026-11-03/2026-11-10", "2026-11-03/..", "../2026-11-10", "../.."),
    (
      "ends", "2026-11-03 2026-11-10", "2026-11-03 ..", ".. 2026-11-10", ".. .."
    ),
    (
      "tsv", "2026-11-03\t2026-11-10\t8\t7", "2026-11-03\t..\t..\t..",
      "..\t2026-11-10\t..\t..", "..\t..\t..\t.."
    ),
    (
      "json", #"{"start":"2026-11-03","end":"2026-11-10","days":8,"nights":7}"#,
      #"{"start":"2026-11-03","end":null,"days":null,"nights":null}"#,
      #"{"start":null,"end":"2026-11-10","days":null,"nights":null}"#,
      #"{"start":null,"end":null,"days":null,"nights":null}"#
    ),
    ("hledger", "2026-11-03..2026-11-11", "2026-11-03..", "..2026-11-11", ".."),
    (
      "sql:t.at", "t.at >= '2026-11-03' AND t.at < '2026-11-11'",
      "t.at >= '2026-11-03'", "t.at < '2026-11-11'", "TRUE"
    ),
  ])
  func `writes every kind of range`(
    format: String, closed: String, from: String, through: String, all: String
  ) {
    #expect(written(format, RangeFormatTests.closed) == closed + "\n")
    #expect(written(format, RangeFormatTests.from) == from + "\n")
    #expect(written(format, RangeFormatTests.through) == through + "\n")
    #expect(written(format, .all) == all + "\n")
  }

  @Test func `writes csv under a header`() {
    let header = "start,end,days,nights\n"
    #expect(
      written("csv", RangeFormatTests.closed)
        == header + "2026-11-03,2026-11-10,8,7\n")
    #expect(written("csv", RangeFormatTests.from) == header + "2026-11-03,,,\n")
    #expect(written("csv", .all) == header + ",,,\n")
  }

  // Berlin in winter.
  @Test(arguments: [
    (
      "git",
      "--since=2026-11-03T00:00:00+01:00\n--until=2026-11-10T23:59:59+01:00\n"
    ),
    (
      "find",
      """
      -newermt
      2026-11-02T23:59:59.999999999+01:00
      !
      -newermt
      2026-11-10T23:59:59.999999999+01:00

      """
    ),
    ("epoch", "1793660400 1794351600\n"),
    ("rfc3339", "2026-11-03T00:00:00+01:00 2026-11-11T00:00:00+01:00\n"),
    ("shell", "start=2026-11-03\nend=2026-11-10\ndays=8\nnights=7\n"),
    ("words", "Tue 3 Nov to Tue 10 Nov 2026: 8 days, 7 nights\n"),
  ])
  func `writes instants and lines`(format: String, text: String) {
    let context = FormatContext(instants: .fixed(3600))
    #expect(written(format, RangeFormatTests.closed, in: context) == text)
  }

  @Test func `leaves out an open side of git and find`() {
    #expect(
      written("git", RangeFormatTests.from)
        == "--since=2026-11-03T00:00:00+00:00\n")
    #expect(
      written("git", RangeFormatTests.through)
        == "--until=2026-11-10T23:59:59+00:00\n")
    #expect(written("git", .all) == "")
    #expect(
      written("find", RangeFormatTests.through)
        == "!\n-newermt\n2026-11-10T23:59:59.999999999+00:00\n")
  }

  @Test(arguments: ["epoch", "rfc3339", "shell", "words", "{start}", "{n}"])
  func `refuses an open side`(format: String) {
    let context = FormatContext()
    for extent in [RangeFormatTests.from, RangeFormatTests.through, .all] {
      var bytes: [UInt8] = []
      #expect(throws: FormatError.self) {
        try RangeFormat(format).append(extent, to: &bytes, in: context)
      }
      #expect(bytes.isEmpty)
    }
  }

  // A day has a form of its own in iso and json alone.
  @Test(arguments: [
    ("iso", "2026-11-03\n"), ("json", "{\"day\":\"2026-11-03\"}\n"),
    ("ends", "2026-11-03 2026-11-03\n"),
    ("tsv", "2026-11-03\t2026-11-03\t1\t0\n"),
    ("hledger", "2026-11-03..2026-11-04\n"),
    ("words", "Tue 3 Nov 2026: 1 day, 0 nights\n"),
    ("{start}-{end}:{days}", "2026-11-03-2026-11-03:1\n"),
  ])
  func `writes a day`(format: String, text: String) throws {
    var bytes: [UInt8] = []
    try RangeFormat(format).append(
      day("2026-11-03"), to: &bytes, in: FormatContext())
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    (
      "2026-12-20", "2027-01-05",
      "Sun 20 Dec 2026 to Tue 5 Jan 2027: 17 days, 16 nights\n"
    ),
    (
      "2026-11-03", "2026-11-04",
      "Tue 3 Nov to Wed 4 Nov 2026: 2 days, 1 night\n"
    ),
    (
      "0001-01-01", "9999-12-31",
      "Mon 1 Jan 1 to Fri 31 Dec 9999: 3652059 days, 3652058 nights\n"
    ),
  ])
  func `writes a sentence`(start: String, end: String, text: String) {
    #expect(written("words", .range(day(start)...day(end))) == text)
  }

  @Test func `ends every line as it is told`() {
    let context = FormatContext(terminator: 0)
    #expect(
      written("ends", RangeFormatTests.closed, in: context)
        == "2026-11-03 2026-11-10\0")
    #expect(
      written("git", RangeFormatTests.closed, in: context)
        == "--since=2026-11-03T00:00:00+00:00\0--until=2026-11-10T23:59:59+00:00\0"
    )
  }

  // What git would misread: years outside 1970 to 2099, an instant before
  // 1970 in a zone that is ahead.
  @Test(arguments: [
    ("1969-12-31", 0), ("2100-01-01", 0), ("1970-01-01", 3600),
    ("0001-01-01", 0), ("2100-01-01", 3600),
  ])
  func `refuses what git misreads`(date: String, offset: Int) {
    let context = FormatContext(instants: .fixed(offset))
    let extent = DayExtent.range(day(date)...day(date))
    #expect(
      written("git", extent, in: context)
        == "\(date): git misreads dates outside 1970 to 2099")
  }

  @Test func `takes the ends of the years of git`() {
    let extent = DayExtent.range(day("1970-01-01")...day("2099-12-31"))
    #expect(
      written("git", extent)
        == "--since=1970-01-01T00:00:00+00:00\n--until=2099-12-31T23:59:59+00:00\n"
    )
  }

  // The day after 9999-12-31 has no text form.
  @Test(arguments: ["hledger", "sql:a", "rfc3339", "{next}", "{next:%Y}"])
  func `refuses a day after the last`(format: String) {
    let extent = DayExtent.range(day("9999-12-31")...day("9999-12-31"))
    #expect(
      written(format, extent)
        == "9999-12-31: the day after leaves the years 1 through 9999")
  }

  @Test func `knows a zone that skips a day`() {
    let context = FormatContext(instants: .skipping)
    let before = DayExtent.range(day("2026-11-01")...day("2026-11-02"))
    // The day before the gap ends where the day after it begins.
    #expect(
      written("rfc3339", before, in: context)
        == "2026-11-01T00:00:00-10:00 2026-11-04T00:00:00+14:00\n")
    #expect(
      written("git", before, in: context)
        == "--since=2026-11-01T00:00:00-10:00\n--until=2026-11-02T23:59:59-10:00\n"
    )
    #expect(
      written("epoch", RangeFormatTests.closed, in: context)
        == "2026-11-03: the time zone has no such day")
    #expect(
      written("iso", RangeFormatTests.closed, in: context)
        == "2026-11-03/2026-11-10\n")
  }

  // Local mean time of Berlin, 53 minutes and 28 seconds ahead: the instant
  // is right though RFC 3339 has no seconds of offset.
  @Test func `keeps the instant where the offset has seconds`() {
    let context = FormatContext(instants: .fixed(3208))
    let extent = DayExtent.range(day("1890-01-01")...day("1890-01-01"))
    #expect(
      written("rfc3339", extent, in: context)
        == "1889-12-31T23:59:32+00:53 1890-01-01T23:59:32+00:53\n")
    #expect(
      written("{start:%F %T}", extent, in: context) == "1890-01-01 00:00:00\n")
  }

  // The offsets of RFC 3339 end at 23:59, and those of POSIX do not: the
  // instant is right, by a clock a minute off.
  @Test(arguments: [
    (86_400, "2026-11-02T23:59:00+23:59"),
    (93_599, "2026-11-02T21:59:01+23:59"),
    (86_340, "2026-11-03T00:00:00+23:59"),
    (-86_400, "2026-11-03T00:01:00-23:59"),
  ])
  func `keeps the instant where the offset is a day`(
    offset: Int, text: String
  ) {
    let context = FormatContext(instants: .fixed(offset))
    #expect(
      written("rfc3339", RangeFormatTests.one, in: context).hasPrefix(text))
    #expect(
      written("git", RangeFormatTests.one, in: context)
        .hasPrefix("--since=\(text)\n"))
  }

  @Test func `writes nothing for no day`() {
    for format in ["iso", "json", "git", "words", "{start}", "sql:a"] {
      #expect(written(format, .nothing) == "")
    }
  }

  @Test func `is one result only for a shell`() throws {
    for name in RangeFormat.names where name != "sql:COLUMN" {
      #expect(try RangeFormat(name).isForOneResult == (name == "shell"))
    }
    #expect(
      RangeFormat.shellFailure(status: 1)
        == "unset start end days nights; (exit 1)")
  }

  // What was asked for, and what the error says.
  @Test(arguments: [
    ("jsn", "jsn: not a format"), ("ISO", "ISO: not a format"),
    ("", "not a format"), ("}", "}: not a format"),
    ("sql", "sql: a column is letters"), ("sql:", "sql:: a column is letters"),
    ("sql:a b", "sql:a b: a column"), ("sql:a;drop", "sql:a;drop: a column"),
    ("sql:\"a", "sql:\"a: a column"), ("sql:a'", "sql:a': a column"),
    ("sql:é", "sql:é: a column"),
  ])
  func `refuses another word`(format: String, message: String) {
    #expect(written(format, RangeFormatTests.closed).hasPrefix(message))
  }

  @Test(arguments: ["a", "t.created_at", "\"Order\".\"at\"", "A1"])
  func `takes a column`(column: String) {
    #expect(
      written("sql:\(column)", RangeFormatTests.one)
        == "\(column) >= '2026-11-03' AND \(column) < '2026-11-04'\n")
  }
}

@Suite struct RecordTests {
  /// A random range, open or not.
  private func extent(
    using random: inout SeededGenerator
  ) -> DayExtent? {
    let days = (0..<2).map { _ in
      Day.isoDays.lowerBound.adding(
        days: Int.random(in: 0..<Day.isoDays.days, using: &random)) ?? .epoch
    }
    let isClosed = (0..<2).map { _ in Int.random(in: 0..<4, using: &random) > 0
    }
    let (one, two) = (days.min(), days.max())
    return DayExtent(
      start: isClosed[0] ? one : nil, end: isClosed[1] ? two : nil)
  }

  @Test(arguments: ["iso", "ends", "tsv", "json"])
  func `are read as they were written`(format: String) throws {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let extent = try #require(self.extent(using: &random))
      let text = String(written(format, extent).dropLast())
      #expect(try DayExtent(record: text) == extent, "\(text), seed \(seed)")
      // What a shell hands on as an expression means the same.
      if format == "iso" || format == "ends" {
        let read = try DayRangeExpression(text).extent(in: .table)
        #expect(read == extent, "\(text), seed \(seed)")
      }
    }
  }

  @Test func `may be days`() throws {
    let extent = DayExtent.range(day("2026-11-03")...day("2026-11-03"))
    #expect(try DayExtent(record: "2026-11-03") == extent)
    #expect(try DayExtent(record: #"{"day":"2026-11-03"}"#) == extent)
    // Keys are only ever added.
    #expect(
      try DayExtent(
        record: #"{"start":"2026-11-03","end":"2026-11-03","new":[1]}"#)
        == extent)
    // Either length may stand alone.
    #expect(
      try DayExtent(
        record: #"{"start":"2026-11-03","end":"2026-11-03","nights":0}"#)
        == extent)
  }

  // A record is not guessed at.
  @Test(arguments: [
    "", "today", "2026-11", "2026-11-10/2026-11-03", "2026-11-03/2026-11-31",
    "2026-11-03/", "2026-11-03\t2026-11-10", "2026-11-03\t2026-11-10\t7\t6",
    "2026-11-03\t2026-11-10\t8\t7\t", "2026-11-03  2026-11-10",
    "{}", #"{"start":"2026-11-03"}"#, #"{"start":1,"end":null}"#,
    #"{"day":null}"#, "{", "none",
    // Lengths that disagree with the days.
    #"{"start":"2026-11-03","end":"2026-11-10","days":99}"#,
    #"{"start":"2026-11-03","end":"2026-11-10","days":8,"nights":8}"#,
    #"{"start":"2026-11-03","end":"2026-11-10","days":null}"#,
    #"{"start":"2026-11-03","end":"2026-11-10","nights":"7"}"#,
    #"{"start":"2026-11-03","end":null,"days":1}"#,
    #"{"day":"2026-11-03","days":2}"#,
  ])
  func `are refused when they are none`(record: String) {
    #expect(throws: ExpressionError.self) { try DayExtent(record: record) }
  }
}
