import DateRangeCore
import Testing

@Suite struct MonthPromptTests {
  private func day(_ text: String) -> Day { Day(text) ?? .epoch }

  private func prompt(
    at day: String, bounds: DayRange = Day.min...Day.max,
    calendar: CalendarSystem = .gregorian
  ) -> MonthPrompt {
    MonthPrompt(
      initial: calendar.month(containing: self.day(day)), bounds: bounds,
      calendar: calendar)
  }

  @Test func `jumps from where a calendar is`() {
    var rules = SelectionRules()
    rules.constraints.bounds = day("2026-10-10")...day("2027-02-05")
    let state = CalendarState(
      showing: day("2026-11-03"), rules: rules, calendar: .hebrew)
    let prompt = MonthPrompt(of: state, title: "Go to a month")
    #expect(prompt.title == "Go to a month")
    #expect(prompt.initial == state.month)
    #expect(prompt.bounds == rules.constraints.bounds)
    #expect(prompt.calendar == .hebrew)
  }

  @Test func `starts at a month that is offered`() {
    let bounds = day("2026-03-31")...day("2026-06-01")
    for (start, number) in [
      ("2026-01-31", 3), ("2026-03-01", 3), ("2026-04-30", 4),
      ("2026-06-30", 6), ("2030-01-01", 6),
    ] {
      let month = prompt(at: start, bounds: bounds).initial
      #expect(month.year == 2026 && month.number == number, "\(start)")
    }
  }

  @Test func `offers a month with a day within the bounds`() {
    let prompt = prompt(
      at: "2026-04-01", bounds: day("2026-03-31")...day("2026-06-01"))
    let months = prompt.months(inYearOf: prompt.initial)
    #expect(months.map(\.number) == Array(1...12))
    let codes = months.map { prompt.refusal(of: $0)?.code }
    #expect(codes[..<2].allSatisfy { $0 == .beforeEarliest })
    #expect(codes[2..<6].allSatisfy { $0 == nil })
    #expect(codes[6...].allSatisfy { $0 == .afterLatest })
    #expect(
      prompt.refusal(of: months[1])?.description
        == "28 February is before the earliest day, 31 March")
  }

  // calendar, a day, years to go, the first day of the month that comes of it
  static let jumps: [(CalendarSystem, String, Int, String, String)] = [
    (.gregorian, "2026-11-30", 1, "2027-11-01", "the same month"),
    (.gregorian, "2026-11-30", -1, "2025-11-01", "the same month"),
    (.hebrew, "2027-03-01", 1, "2028-01-29", "no Adar I: Shevat"),
    (.hebrew, "2028-03-10", -1, "2027-03-10", "Adar II in a leap year"),
    (.coptic, "2026-09-08", 1, "2027-09-06", "the short month"),
  ]

  @Test(arguments: jumps)
  func `pages by a year`(
    calendar: CalendarSystem, start: String, years: Int, first: String,
    why: String
  ) {
    let prompt = prompt(at: start, calendar: calendar)
    let month =
      years > 0
      ? prompt.month(inYearAfter: prompt.initial)
      : prompt.month(inYearBefore: prompt.initial)
    #expect(month?.firstDay == day(first), "\(why)")
  }

  @Test func `a leap month goes to the one before it`() throws {
    let leap = try #require(
      CalendarSystem.chinese.month(
        era: 78, year: 42, number: 6, isLeap: true))
    let prompt = MonthPrompt(initial: leap, calendar: .chinese)
    let next = try #require(prompt.month(inYearAfter: leap))
    #expect(next.year == 43 && next.number == 6 && !next.isLeap)
  }

  @Test func `pages to the nearest month that is offered, and no further`() {
    let prompt = prompt(
      at: "2026-06-01", bounds: day("2025-09-15")...day("2027-02-03"))
    let month = prompt.initial
    #expect(prompt.month(inYearAfter: month)?.number == 2)
    #expect(prompt.month(inYearBefore: month)?.number == 9)
    let last = prompt.month(inYearAfter: month) ?? month
    #expect(prompt.month(inYearAfter: last) == nil)
  }

  @Test(arguments: CalendarSystem.all)
  func `ends with the calendar`(calendar: CalendarSystem) {
    for day in [Day.min, .max] {
      let month = calendar.month(containing: day)
      let prompt = MonthPrompt(initial: month, calendar: calendar)
      #expect(prompt.initial == month)
      #expect(prompt.months(inYearOf: month).contains(month))
      #expect(
        day == .min
          ? prompt.month(inYearBefore: month) == nil
          : prompt.month(inYearAfter: month) == nil)
    }
  }
}
