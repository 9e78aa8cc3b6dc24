import DateRangeCore
import Testing

@Suite struct ExpressionErrorTests {
  // The text, and the whole line that a person gets.
  @Test(arguments: [
    ("7d", "7d: before today or after it? Write -7d, +7d or last 7 days"),
    (
      "1 month",
      "1 month: before today or after it? Write -1 month, +1 month or last 1 month"
    ),
    (
      "1m",
      "1m: 'm' could be minutes or months; write -1mo, +1mo or last 1 month"
    ),
    ("-3m", "-3m: 'm' could be minutes or months; write -3mo"),
    ("-7", "-7: the unit is missing; write -7d"),
    ("today + 3", "+ 3: the unit is missing; write + 3d"),
    ("202611", "202611: '202611' could be a month or a day; write 2026-11"),
    ("46329", "46329: a bare number is no date; write a date as 2026-11-03"),
    (
      "1793664000",
      "1793664000: seconds, whose day depends on the zone; write 2026-11-03"
    ),
    ("2025-W53", "2025-W53: 2025 has 52 weeks"),
    ("2026-36", "2026-36: there is no month 36; write 2026-W36"),
    ("2025/26", "2025/26: there is no month 26; write 2025/2026"),
    ("2026-11-31", "2026-11-31: November 2026 has 30 days"),
    ("2026-02-29", "2026-02-29: February 2026 has 28 days"),
    ("2026-366", "2026-366: 2026 has 365 days"),
    ("2026-W48-8", "2026-W48-8: a week has the days 1 to 7"),
    ("q5", "q5: there is no quarter 5"),
    ("h3 2026", "h3 2026: there is no half year 3"),
    ("2026-13-01", "2026-13-01: there is no month 13"),
    ("2026-11-00", "2026-11-00: days count from 1"),
    ("nov 31", "nov 31: November 2026 has 30 days"),
    ("11/3", "11/3: 3 November or 11 March? Write 3 nov, 11 mar or 2026-11-03"),
    (
      "since 3/11",
      "3/11: 11 March or 3 November? Write 11 mar, 3 nov or 2026-03-11"
    ),
    (
      "03/11/2026",
      "03/11/2026: 11 March or 3 November? Write 2026-03-11 or 2026-11-03"
    ),
    (
      "11/13/2026",
      "11/13/2026: the order of day and month is not known; write 2026-11-13"
    ),
    (
      "26-11-03",
      "26-11-03: a year has four digits and stands first; write 2026-11-03 or 2003-11-26"
    ),
    (
      "11/2026",
      "11/2026: a year has four digits and stands first; write 2026-11"
    ),
    ("nov 3 26", "nov 3 26: a year has four digits; write nov 3 2026"),
    ("nov '26", "nov '26: a year has four digits; write nov 2026"),
    ("Q4/25", "Q4/25: a year has four digits; write 2025Q4"),
    ("3th nov", "3th: no ordinal number; write 3rd"),
    (
      "Mon 3 Nov",
      "Mon 3 Nov: 3 November 2026 is a Tuesday; write tue 3 nov or 3 nov 2025"
    ),
    (
      "2026-11-10..2026-11-03",
      "2026-11-10..2026-11-03: the end is before the start; write 2026-11-03..2026-11-10 or add --swap"
    ),
    (
      "2026-11-03-2026-11-10",
      "2026-11-03-2026-11-10: a hyphen between dates of numbers needs blanks; write 2026-11-03..2026-11-10"
    ),
    (
      "today -friday",
      "today -friday: a hyphen has blanks on both sides or on none; write today..friday"
    ),
    ("2026-11-03/", "2026-11-03/: the end is missing; write 2026-11-03/.."),
    ("2026-11-03 -", "2026-11-03 -: the end is missing; write 2026-11-03.."),
    ("..+7d", "+7d: there is no start to count from; write today..+7d"),
    (
      "P1W",
      "P1W: a length needs a date beside it; write today/P1W or P1W/today"
    ),
    (
      "2026-11-03/P1Y2M",
      "P1Y2M: a length is one number of D, W, M or Y; write P1D"
    ),
    ("2026-11-03/P0D", "P0D: a length is at least 1; write P1D"),
    ("9999-12-31/P1M", "P1M: leaves the years 1 through 9999"),
    ("9999-12-31 + 1d", "9999-12-31 + 1d: leaves the years 1 through 9999"),
    (
      "2026-11 + 3d",
      "2026-11 + 3d: only to a single day something can be added; write first day of 2026-11 + 3d"
    ),
    (
      "since tuesday",
      "tuesday: 2026-12-01 is later than today, 2026-11-30; write since last tuesday"
    ),
    (
      "since dec 20",
      "dec 20: 2026-12-20 is later than today, 2026-11-30; write since 2025-12-20"
    ),
    (
      "since dec",
      "dec: 2026-12-01 is later than today, 2026-11-30; write since 2025-12"
    ),
    (
      "since 2027",
      "2027: 2027-01-01 is later than today, 2026-11-30; write 2027-01-01.."
    ),
    (
      "last 0 days",
      "last 0 days: a range has at least one day; write last 1 day"
    ),
    (
      "last few days",
      "last few days: it is said otherwise here; write last 3 days"
    ),
    ("a week ago", "a week ago: it is said otherwise here; write 1 week ago"),
    ("eom", "eom: it is said otherwise here; write end of month"),
    ("T-7", "T-7: it is said otherwise here; write -7d"),
    (
      "previous month",
      "previous month: it is said otherwise here; write last month"
    ),
    ("3-nov-2026", "3-nov-2026: it is said otherwise here; write 3 nov 2026"),
    ("kw48", "kw48: a week is a number behind 'w'; write w48"),
    (
      "last november", "last november: the year is missing; write november 2025"
    ),
    (
      "past friday",
      "past friday: 'past' stands before a number or a unit; write last friday"
    ),
    (
      "fy2026",
      "fy2026: a fiscal year is not known; write --preset fy2026=2025-10..2026-09"
    ),
    (
      "last business day",
      "last business day: holidays are not known; write daterange days 'this month' --weekdays mon-fri --reverse --limit 1"
    ),
    (
      "next 10 business days",
      "next 10 business days: holidays are not known; write daterange days 'next 4 weeks' --weekdays mon-fri --limit 10"
    ),
    (
      "2 weekends from now",
      "2 weekends from now: weekends are not counted; write next weekend"
    ),
    ("2026-11-03.", "2026-11-03.: there is more than a date; write 2026-11-03"),
    (
      "\"2026-11-03\",",
      "\"2026-11-03\",: there is more than a date; write 2026-11-03"
    ),
    (
      "2026-11-03T10:00Z",
      "2026-11-03T10:00Z: a time, whose day depends on the zone; write 2026-11-03"
    ),
    (
      "tomorrow 3pm",
      "tomorrow 3pm: a time, whose day depends on the zone; write tomorrow"
    ),
    (
      "2026/11/03〜2026/11/10",
      "2026/11/03〜2026/11/10: the sign of a range is '..'; write 2026/11/03..2026/11/10"
    ),
    (
      "between nov 3 and nov 10",
      "between nov 3 and nov 10: the sign of a range is '..'; write nov 3..nov 10"
    ),
    (
      "[2026-11-03,2026-11-11)",
      "[2026-11-03,2026-11-11): both ends of a range belong to it; write 2026-11-03..2026-11-10"
    ),
    (
      "2026-11-03..*",
      "2026-11-03..*: an open side is nothing at all; write 2026-11-03.."
    ),
    (
      "2026-11-03/open",
      "2026-11-03/open: an open side is nothing at all; write 2026-11-03/.."
    ),
    (
      ">=2026-11-03",
      ">=2026-11-03: a range is written with '..'; write 2026-11-03.."
    ),
    (
      "< 2026-11", "< 2026-11: a range is written with '..'; write ..2026-10-31"
    ),
    ("2026-11-XX", "2026-11-XX: a part is not known; write 2026-11"),
    ("202X", "202X: a part is not known; write 2020..2029"),
    ("today banana", "banana: cannot be read here; write today"),
    (
      "last 48h",
      "last 48h: hours and minutes are not counted; write last 2 days"
    ),
    (
      "last 90 minutes",
      "last 90 minutes: hours and minutes are not counted; write today"
    ),
    (
      "last 2026",
      "last 2026: no number of days, weeks, months or years; write last 7 days"
    ),
    (
      "2026-11-03:2026-11-10",
      "2026-11-03:2026-11-10: the sign of a range is '..'; write 2026-11-03..2026-11-10"
    ),
    ("nov-3-2026", "nov-3-2026: it is said otherwise here; write 3 nov 2026"),
    ("2026-nov-03", "2026-nov-03: it is said otherwise here; write 3 nov 2026"),
    ("W48-1", "W48-1: the year is missing; write 2026-W48-1"),
    (
      "last friday of november",
      "of november: cannot be read here; write 2026-11-03, last week or nov 3 - 10"
    ),
    (
      "friday next week",
      "next week: cannot be read here; write 2026-11-03, last week or nov 3 - 10"
    ),
    (
      "end november",
      "end november: it is said otherwise here; write end of november"
    ),
    (
      "jun 30..w26",
      "jun 30..w26: the end is before the start; write 2026-06-22..2026-06-30 or add --swap"
    ),
    (
      "mon 3 nov 2027",
      "mon 3 nov 2027: 3 November 2027 is a Wednesday; write wed 3 nov 2027 or 3 nov 2025"
    ),
    (
      "sun 2027-01-01",
      "sun 2027-01-01: 1 January 2027 is a Friday; write fri 1 jan 2027 or 1 jan 2023"
    ),
    ("31st", "31st: a bare number is no date; write 31 dec or 2026-12-31"),
    ("3th", "3th: no ordinal number; write 3 nov or 2026-11-03"),
    ("3th nov", "3th: no ordinal number; write 3rd"),
    (
      "this 3 days",
      "this 3 days: no number of days, weeks, months or years; write next 3 days"
    ),
    ("nov, 3", "nov, 3: a year has four digits; write nov 3"),
    (
      "[2026-11-03,)",
      "[2026-11-03,): both ends of a range belong to it; write 2026-11-03.."
    ),
    (
      "(,2026-11-11)",
      "(,2026-11-11): both ends of a range belong to it; write ..2026-11-10"
    ),
    (
      "2026/11-03",
      "2026/11-03: a date is numbers with '-' between them; write 2026-11-03"
    ),
    (
      "2026-1103",
      "2026-1103: a date is numbers with '-' between them; write 2026-11-03"
    ),
    (
      "2026-W",
      "2026-W: a hyphen between dates of numbers needs blanks; write 2026..W"
    ),
    (
      "the week of nov 3",
      "the week of nov 3: it is said otherwise here; write week of nov 3"
    ),
    (
      "last 1,000 days",
      "last 1,000 days: a number has no commas; write last 1000 days"
    ),
    (
      "3 days before 2026-11-03",
      "3 days before 2026-11-03: it is said otherwise here; write 2026-11-03 - 3 days"
    ),
    (
      "1 week from 2026-11-03",
      "1 week from 2026-11-03: it is said otherwise here; write 2026-11-03 + 1 week"
    ),
    ("last q4", "last q4: the year is missing; write q4 2025"),
    ("next q1", "next q1: the year is missing; write q1 2027"),
    (
      "2026年11月3日",
      "2026年11月3日: a date is numbers with '-' between them; write 2026-11-3"
    ),
    ("12:00", "12:00: a time, whose day depends on the zone; write today"),
    (
      "2026-11-03+01:00",
      "2026-11-03+01:00: a time, whose day depends on the zone; write 2026-11-03"
    ),
    ("weds", "weds: it is said otherwise here; write wed"),
    (
      "2 qtrs ago",
      "2 qtrs ago: it is said otherwise here; write 2 quarters ago"
    ),
    (
      "",
      "the expression is empty; write today, last week or 2026-11-03..2026-11-10"
    ),
    (
      "\u{1B}[31m",
      "\\u{1b}[31m: not a range of days; write 2026-11-03, last week or nov 3 - 10"
    ),
  ])
  func `says what is wrong and what is right`(text: String, line: String) {
    #expect(meaning(of: text) == line)
  }

  @Test func `cuts a long text in its line`() {
    let line = meaning(of: String(repeating: "x", count: 1000))
    #expect(line.count < 200)
  }

  // An option that takes one day, and what it says of more.
  @Test(arguments: [
    (
      "2026-11",
      "2026-11: 30 days, where one is wanted; write 2026-11-01 or 2026-11-30"
    ),
    ("none", "none: no day, where one is wanted; write 2026-11-30"),
    (
      "2026-11-03..",
      "2026-11-03..: a range without an end; write 2026-11-03..END"
    ),
  ])
  func `wants one day`(text: String, line: String) {
    let error = #expect(throws: ExpressionError.self) {
      try DayRangeExpression(text).day(in: .table)
    }
    #expect(error.map { "\($0)" } == line)
  }

  @Test(arguments: ["..", "2026-11-03..", "until today", "from today"])
  func `refuses an open side where it makes no sense`(text: String) {
    let expression = DayRangeExpression(text)
    #expect(throws: ExpressionError.self) { try expression.range(in: .table) }
    #expect(throws: ExpressionError.self) { try expression.days(in: .table) }
  }
}
