import DateRangeCore
import DateRangeTestSupport
import Testing

@Suite struct FormatTemplateTests {
  private static let extent = DayExtent.range(
    day("2026-11-03")...day("2026-11-10"))

  /// Berlin in winter.
  private static let context = FormatContext(instants: .fixed(3600))

  @Test(arguments: [
    // Fields.
    ("{start} {end} {next}", "2026-11-03 2026-11-10 2026-11-11"),
    ("{days} {nights} {n}", "8 7 5"),
    ("[{start},{next})", "[2026-11-03,2026-11-11)"),
    ("BETWEEN '{start}' AND '{end}'", "BETWEEN '2026-11-03' AND '2026-11-10'"),
    // Escapes.
    (#"{start}\t{days}\n\\"#, "2026-11-03\t8\n\\"), ("{{{n}}}", "{5}"),
    ("{{}}", "{}"), (#"{start:%d\t%m}"#, "03\t11"),
    // Named patterns.
    ("{start:basic}", "20261103"), ("{start:week}", "2026-W45"),
    ("{start:month}", "2026-11"), ("{start:epoch}", "1793660400"),
    ("{end:epoch}", "1794351599"), ("{next:epoch}", "1794351600"),
    ("{start:rfc3339}", "2026-11-03T00:00:00+01:00"),
    ("{end:rfc3339}", "2026-11-10T23:59:59+01:00"),
    ("{next:rfc3339}", "2026-11-11T00:00:00+01:00"),
    // Letters of strftime.
    ("{start:%a %A %b %B}", "Tue Tuesday Nov November"),
    ("{start:%d|%-d|%e|%-e}", "03|3| 3|3"), ("{end:%e}", "10"),
    ("{start:%F}", "2026-11-03"), ("{start:%G-W%V-%u}", "2026-W45-2"),
    ("{start:%H:%M:%S} {end:%H:%M:%S}", "00:00:00 23:59:59"),
    ("{end:%T}", "23:59:59"), ("{start:%j %-j}", "307 307"),
    ("{start:%m/%y}", "11/26"), ("{start:%-m.%Y}", "11.2026"),
    ("{start:%s}000", "1793660400000"), ("{start:%z %:z}", "+0100 +01:00"),
    ("{start:100%%}", "100%"), ("{start:%Y/%Y-%m-%d}", "2026/2026-11-03"),
    (
      "timestamp>=\"{start:%FT%T%:z}\"",
      "timestamp>=\"2026-11-03T00:00:00+01:00\""
    ),
    ("naïve – {n}", "naïve – 5"),
  ])
  func `writes`(template: String, text: String) {
    #expect(
      written(
        template, FormatTemplateTests.extent, in: FormatTemplateTests.context,
        number: 5) == text + "\n")
  }

  @Test(arguments: [
    (
      "{begin}",
      "{begin}: not a field; write {start}, {end}, {next}, {days}, {nights}, {n} or {start:PATTERN}"
    ),
    ("{}", "{}: not a field"), ("{Start}", "{Start}: not a field"),
    ("{ start}", "{ start}: not a field"),
    ("{days:%d}", "{days:%d}: not a field"),
    ("{n:basic}", "{n:basic}: not a field"),
    ("{start", "{start: a brace is not closed; write {start}"),
    ("a{", "{: a brace is not closed"), ("{start{", "{start{: a brace inside"),
    ("{start}}", "}: a brace that is meant is written twice; write }}"),
    (#"{start}\r"#, #"\r: not an escape; write \n, \t or \\"#),
    (#"{start}\"#, #"\: not an escape"#),
    (#"{start:\q}"#, #"\q: not an escape"#),
    (
      "{start:}",
      "{start:}: neither a pattern as %F nor the name of one; write basic, epoch, month, rfc3339 or week"
    ),
    ("{start:iso}", "{start:iso}: neither a pattern"),
    ("{start:%Q}", "%Q: not a part of a pattern"),
    ("{start:%}", "%: not a part"),
    ("{start:%-a}", "%-a: not a part"), ("{start:%:d}", "%:d: not a part"),
    ("{start:%I}", "%I: not a part"), ("{start:%E}", "%E: not a part"),
  ])
  func `refuses`(template: String, message: String) {
    let error = #expect(throws: FormatError.self) {
      try RangeFormat(template)
    }
    #expect(error.map { "\($0)" }?.hasPrefix(message) == true)
  }

  @Test(arguments: [
    ("0001-01-01", "0001-01-01 00010101 0001-W01 0001 01 001"),
    ("9999-12-31", "9999-12-31 99991231 9999-W52 9999 99 365"),
    ("2027-01-01", "2027-01-01 20270101 2026-W53 2026 27 001"),
  ])
  func `pads years and days`(date: String, text: String) {
    let template = "{start} {start:basic} {start:week} {start:%G %y %j}"
    #expect(written(template, .range(day(date)...day(date))) == text + "\n")
  }

  @Test func `writes the names it is given`() throws {
    let names = try #require(
      DateNames(
        months: (1...12).map { "monat\($0)" },
        shortMonths: (1...12).map { "m\($0)" },
        weekdays: (1...7).map { "tag\($0)" },
        shortWeekdays: (1...7).map { "t\($0)" }))
    let context = FormatContext(names: names)
    #expect(
      written("{start:%a %A %b %B}", FormatTemplateTests.extent, in: context)
        == "t2 tag2 m11 monat11\n")
    #expect(
      written("words", FormatTemplateTests.extent, in: context)
        == "t2 3 m11 to t2 10 m11 2026: 8 days, 7 nights\n")
    #expect(
      DateNames(months: [], shortMonths: [], weekdays: [], shortWeekdays: [])
        == nil)
  }

  @Test func `asks for no instant that it does not show`() {
    let none = DayInstants(firstSecond: { _ in nil }, offset: { _ in 0 })
    let context = FormatContext(instants: none)
    #expect(
      written(
        "{start:%A} {end} {next:basic}", FormatTemplateTests.extent, in: context
      )
        == "Tuesday 2026-11-10 20261111\n")
    #expect(
      written("{start:%H}", FormatTemplateTests.extent, in: context)
        == "2026-11-03: the time zone has no such day")
  }

  // `DATERANGE_LONG_TESTS` runs many more.
  @Test(arguments: [UInt64(21), 22])
  func `neither traps nor hangs on any text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "{{", "}}", "{start", "{end:", "%", "%-", "%:", "z", "d", "Y",
      "\\", "\\n", ":", "start", "next", "n", "days", "basic", "é", "\0", " ",
    ]
    let extent = FormatTemplateTests.extent
    for _ in 0..<(Depth.isLong ? 2_000_000 : 2000) {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count)
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      // A template that is taken has its braces in pairs.
      guard let format = try? RangeFormat(text), text.contains("{")
      else { continue }
      var bytes: [UInt8] = []
      try? format.append(extent, to: &bytes, in: FormatContext())
      let braces = text.filter { $0 == "{" }.count
      #expect(
        braces == text.filter { $0 == "}" }.count || text.contains("{{")
          || text.contains("}}"), "\(text)")
    }
  }
}
