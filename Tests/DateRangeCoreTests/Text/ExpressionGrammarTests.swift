import DateRangeCore
import Testing

/// What the rules of the contract say beyond the table of facts.
@Suite struct ExpressionGrammarTests {
  // Today is Monday, 30 November 2026.
  @Test(arguments: [
    // Numbers.
    ("2026-1-5", "2026-01-05"), ("2026/1/5", "2026-01-05"),
    ("2026.1.5", "2026-01-05"), ("2026W481", "2026-11-23"),
    ("2026-w9", "2026-02-23..2026-03-01"), ("2026-001", "2026-01-01"),
    ("2024-366", "2024-12-31"), ("2026-H1", "2026-01-01..2026-06-30"),
    ("2026h2", "2026-07-01..2026-12-31"),
    ("2026/2027", "2026-01-01..2027-12-31"),
    ("2026/11/2026/12", "2026-11-01..2026-12-31"),
    // Ends that take what they lack from the start.
    ("2026-11-03/10", "2026-11-03..2026-11-10"),
    ("2026-11-03/12-05", "2026-11-03..2026-12-05"),
    ("2026-11/12", "2026-11-01..2026-12-31"),
    ("2026-W48/49", "2026-11-23..2026-12-06"),
    ("2026-W48-1/5", "2026-11-23..2026-11-27"),
    ("2026-334/340", "2026-11-30..2026-12-06"),
    ("2025-12-20..jan 5", "2025-12-20..2026-01-05"),
    ("2025-03..dec", "2025-03-01..2025-12-31"),
    ("dec 20 2027 - jan 5", "2027-12-20..2028-01-05"),
    ("w49..w2", "2026-11-30..2027-01-17"),
    ("q4-q1", "2026-10-01..2027-03-31"), ("h2-h1", "2026-07-01..2027-06-30"),
    ("2026-11-03..2026-11", "2026-11-03..2026-11-30"),
    ("2026-11..2026-11-03", "2026-11-01..2026-11-03"),
    // A year at the very end.
    ("nov 3-10, 2025", "2025-11-03..2025-11-10"),
    ("nov-dec 2025", "2025-11-01..2025-12-31"),
    ("dec 20 - jan 5 2027", "2026-12-20..2027-01-05"),
    ("28 nov - 3 dec 2024", "2024-11-28..2024-12-03"),
    ("q3 - q4 2025", "2025-07-01..2025-12-31"),
    ("3rd-10th nov 2025", "2025-11-03..2025-11-10"),
    ("tue 3 - thu 5 nov", "2026-11-03..2026-11-05"),
    // Weekdays.
    ("tue, 3 nov", "2026-11-03"), ("tuesday, nov 3rd, 2026", "2026-11-03"),
    ("tue 2026-11-03", "2026-11-03"), ("fri-mon", "2026-12-04..2026-12-07"),
    ("2026-11-10..friday", "2026-11-10..2026-11-13"),
    ("last friday - sunday", "2026-11-27..2026-11-29"),
    ("thurs", "2026-12-03"), ("this monday", "2026-11-30"),
    ("next monday..friday", "2026-12-07..2026-12-11"),
    // Units.
    ("week", "2026-11-30..2026-12-06"), ("last day", "2026-11-29"),
    ("next d", "2026-12-01"), ("this mo", "2026-11-01..2026-11-30"),
    ("past quarter", "2026-08-31..2026-11-30"),
    ("last 2 q", "2026-05-31..2026-11-30"),
    ("next 1 month", "2026-11-30..2026-12-29"), ("last 1 day", "2026-11-30"),
    ("weekend", "2026-12-05..2026-12-06"),
    ("next weekend", "2026-12-12..2026-12-13"),
    ("month to date", "2026-11-01..2026-11-30"),
    ("Week-To-Date", "2026-11-30"), ("week of 3 nov", "2026-11-02..2026-11-08"),
    ("h1 2026", "2026-01-01..2026-06-30"),
    ("w48 2025", "2025-11-24..2025-11-30"),
    // Days that something is added to.
    ("2026-11-03-6d", "2026-10-28"), ("2026-01-31+1mo", "2026-02-28"),
    ("nov 3 - 10 days", "2026-10-24"), ("today + 1w - 2d", "2026-12-05"),
    ("last day of feb + 1d", "2026-03-01"), ("+1q", "2027-02-28"),
    ("2026-11-03..2026-11-05+7d", "2026-11-03..2026-11-12"),
    ("-7d..-1d", "2026-11-23..2026-11-29"),
    ("tomorrow..+3d", "2026-12-01..2026-12-04"),
    ("2026-12..+7d", "2026-12-01..2026-12-08"),
    ("2026-11-03..in 7 days", "2026-11-03..2026-12-07"),
    ("3 weeks from today", "2026-12-21"), ("2 days from now", "2026-12-02"),
    ("7 days ago - today", "2026-11-23..2026-11-30"),
    // Lengths.
    ("today/P1Y", "2026-11-30..2027-11-29"),
    ("p2w/today", "2026-11-17..2026-11-30"),
    ("2026-11-03..P1W", "2026-11-03..2026-11-09"),
    // First and last days.
    ("first day of 2026-W48", "2026-11-23"), ("start of q4", "2026-10-01"),
    ("end of last month", "2026-10-31"), ("end of year", "2026-12-31"),
    ("first day of last day of feb", "2026-02-28"),
    ("2026-11-03..end of dec", "2026-11-03..2026-12-31"),
    ("start of week - end of month", "2026-11-30"),
    // Open sides and none.
    ("../..", ".."), (".. ..", ".."), ("all", ".."), ("none", "none"),
    (".. friday", "..2026-12-04"), ("from 2026-11", "2026-11-01.."),
    ("from nov 3 through nov 10", "2026-11-03..2026-11-10"),
    ("until 2026-11", "..2026-11-30"),
    ("since last week", "2026-11-23..2026-11-30"),
    // Signs and blanks that were pasted.
    ("2026-11-03 → 2026-11-10", "2026-11-03..2026-11-10"),
    ("Nov\u{A0}3\u{2009}–\u{2009}10,\u{202F}2026", "2026-11-03..2026-11-10"),
    ("\u{FEFF}２０２６－１１－０３．．１０", "2026-11-03..2026-11-10"),
    ("\u{2212}7d", "2026-11-23"), ("2026\u{2011}11\u{2010}03", "2026-11-03"),
    ("mon–fri", "2026-11-30..2026-12-04"),
    ("LAST WEEK", "2026-11-23..2026-11-29"),
    ("  last\tweek \n", "2026-11-23..2026-11-29"),
    ("2026-11 2026-12", "2026-11-01..2026-12-31"),
    ("20261103 20261110", "2026-11-03..2026-11-10"),
  ])
  func `reads`(text: String, meaning expected: String) {
    #expect(meaning(of: text) == expected)
  }

  // Refused, whatever it might have meant.
  @Test(
    arguments: [
      "2026-11-03-10", "2026-Q3-Q4", "-7d-today", "today- friday", "-friday",
      "2026-11-03---2026-11-10", "2026-11-03...2026-11-10", "to friday",
      "2026–11–03", "2026 - 11 - 03", "2026-11-03 10", "2026-11-03 2026-12",
      "2026 2026-12", "11-03", "3.11.", "1/2/3", "0000-01-01", "10000-01-01",
      "999-01-01", "2026-11-003", "2026113", "2026W48-1", "2026-W481",
      "nov 003", "nov 3, 10", "nov, 3", "3 2026", "31", "3 - 10", "3-nov",
      "tue nov", "tue, today", "friday 2026", "monday next week",
      "next q4", "this 3 days", "last weekends", "last", "next", "first",
      "first monday of nov", "day of nov", "week of nov", "of nov", "end of",
      "in", "in friday", "3 days from tomorrow", "7 days from 2026-11-03",
      "2 weekends ago", "since", "since today..friday", "until", "from",
      "from today to", "from ..", "all..", "none..today", "today..none",
      "P1W/P1W", "P1W/..", "PT1H/today", "P1.5D/today", "today/P1Q", "p 1 w",
      "today+7", "today + ", "+", "-", "--", "/", "/today", "today/", "...",
      "q 4", "w-48", "q4q1", "2026q", "h1h2", "nov3rd4th", "3d4d", "today,",
      ",today", "today today", "last week last week", "sat,sun", "all all",
      "2026-11-03\u{200B}", "2026-11-03\u{301}", "2026-1\u{301}1-03",
      "2026-11-0٣", "二〇二六", "\u{0}", "today\u{0}", "today#", "today;",
      "2026-11-03..2026-11-10..2026-11-20", "a..b", "mon-fri-sun",
    ])
  func `refuses`(text: String) {
    #expect(throws: ExpressionError.self) {
      try DayRangeExpression(text).extent(in: .table)
    }
  }

  @Test func `counts from the start when the end alone is typed`() throws {
    let start = day("2026-11-26")
    let ends = [
      "+7d": "2026-12-03", "29": "2026-11-29", "fri": "2026-11-27",
      "12-05": "2026-12-05", "jan 5": "2027-01-05", "dec": "2026-12-31",
      "2026-11-26": "2026-11-26",
    ]
    for (text, expected) in ends {
      let end = try DayRangeExpression(text).end(of: start, in: .table)
      #expect("\(end)" == expected, "\(text)")
    }
    for text in ["2026-11-25", "25", "..", "today..friday", "P1W", ""] {
      #expect(throws: ExpressionError.self, "\(text)") {
        try DayRangeExpression(text).end(of: start, in: .table)
      }
    }
  }

  // The words of an expression are echoed; numbers alone are not.
  @Test(arguments: [
    ("next friday", "next friday = Fri 4 Dec 2026"),
    ("last week", "last week = Mon 23 Nov to Sun 29 Nov 2026"),
    ("dec 20 - jan 5", "dec 20 - jan 5 = Sun 20 Dec 2026 to Tue 5 Jan 2027"),
    ("until sunday", "until sunday = .. to Sun 6 Dec 2026"),
    ("from today", "from today = Mon 30 Nov 2026 to .."),
    ("all", "all = all time"), ("none", "none = no day"),
    ("-7d", "-7d = Mon 23 Nov 2026"),
    ("2026-11-03", nil), ("2026-11..2026-12", nil), ("2026-W48", nil),
    ("2026-11-03/P1W", nil), ("2026-11-03..10", nil),
  ])
  func `echoes words`(text: String, echo: String?) throws {
    #expect(try DayRangeExpression(text).echo(in: .table) == echo)
  }
}
