import DateRangeCore
import Foundation
import Testing

@Suite struct CalendarStateTests {
  private func day(_ text: String) -> Day { Day(text) ?? .epoch }

  private func state(
    _ showing: String, bounds: DayRange = .everything,
    calendar: CalendarSystem = .gregorian, initial: DayRangeSet = []
  ) -> CalendarState {
    var rules = SelectionRules()
    rules.constraints.bounds = bounds
    return CalendarState(
      showing: day(showing), rules: rules, initial: initial,
      calendar: calendar)
  }

  @Test func `new rules keep the wanted day`() {
    var state = state("2026-01-31")
    state.page(byMonths: 1)
    state.rules.constraints.blocked = [day("2026-02-10")...day("2026-02-10")]
    #expect(state.focus == day("2026-02-28"))
    state.page(byMonths: 1)
    #expect(state.focus == day("2026-03-31"))
  }

  @Test func `a day past the calendar's reach is told by that reach`() {
    let rules = SelectionRules(
      granularity: Granularity(.month, calendar: .chinese))
    let last = CalendarSystem.chinese.days.upperBound
    let (_, outcome) = rules.applying(
      .tap(day("2900-01-01")), to: rules.initialState())
    #expect(outcome.refusal?.code == .afterLatest)
    let message = outcome.refusal?.description ?? ""
    #expect(message.hasSuffix("\(last.year)"))
    let state = CalendarState(
      showing: day("2900-01-01"), rules: rules, calendar: .chinese)
    #expect(state.month.days.contains(state.focus))
  }

  // from, months to page one after another, the days that come of it
  @Test(arguments: [
    ("2026-01-31", [1, 1, -2], ["2026-02-28", "2026-03-31", "2026-01-31"]),
    ("2024-01-30", [1, 12, -1], ["2024-02-29", "2025-02-28", "2025-01-30"]),
    ("2026-12-15", [1, -1], ["2027-01-15", "2026-12-15"]),
    ("2026-03-31", [0, 1], ["2026-03-31", "2026-04-30"]),
  ])
  func `keeps the wanted day`(
    start: String, counts: [Int], days: [String]
  ) {
    var state = state(start)
    for (count, expected) in zip(counts, days) {
      state.page(byMonths: count)
      #expect(state.focus == day(expected))
      #expect(state.month.contains(state.focus))
    }
  }

  @Test func `stops at the bounds`() {
    var state = state(
      "2026-03-31", bounds: day("2026-02-10")...day("2026-04-20"))
    for count in [1, 2, 100, Int.max] {
      state.page(byMonths: count)
      #expect(state.focus == day("2026-04-20"))
      #expect(!state.canPageForward && state.canPageBack)
    }
    // The 31st is still what is wanted, where the bounds have it.
    state.page(byMonths: -1)
    #expect(state.focus == day("2026-03-31"))
    for count in [-1, -100, Int.min] {
      state.page(byMonths: count)
      #expect(state.month.number == 2)
      #expect(state.focus >= day("2026-02-10"))
      #expect(state.canPageForward && !state.canPageBack)
    }
    state.moveFocus(byDays: .max)
    #expect(state.focus == day("2026-04-20"))
    state.moveFocus(byDays: .min)
    #expect(state.focus == day("2026-02-10"))
  }

  @Test(arguments: CalendarSystem.all)
  func `stops at the ends of the calendar`(calendar: CalendarSystem) {
    var state = state("2026-03-31", calendar: calendar)
    for count in [Int.max, 1, Int.min, -1] {
      state.page(byMonths: count)
      #expect(calendar.days.contains(state.month.firstDay))
      #expect(count > 0 ? !state.canPageForward : !state.canPageBack)
    }
    for day in [Day.min, .max] {
      state.show(day)
      #expect(calendar.days.contains(state.month.firstDay))
    }
  }

  @Test func `shows only what the bounds have`() {
    let bounds = day("2026-02-10")...day("2026-04-20")
    #expect(state("2020-01-01", bounds: bounds).focus == bounds.lowerBound)
    var state = state("2026-03-01", bounds: bounds)
    state.rules.constraints.bounds = day("2026-06-05")...day("2026-06-09")
    #expect(state.month.number == 6)
    #expect(state.focus == day("2026-06-05"))
  }

  @Test func `follows what the host sets`() {
    var state = state("2026-03-01")
    let july = day("2026-07-30")...day("2026-08-02")
    state.range = july
    #expect(state.range == july)
    #expect(state.month.number == 7)
    // Some of it is in sight: nothing moves.
    state.page(byMonths: 1)
    state.range = day("2026-08-01")...day("2026-09-02")
    #expect(state.month.number == 8)
    state.range = nil
    #expect(state.range == nil)
    #expect(state.month.number == 8)
  }

  @Test func `changes nothing that the rules refuse`() {
    var state = state(
      "2026-03-01", bounds: day("2026-03-01")...day("2026-03-31"),
      initial: [day("2026-03-03")...day("2026-03-05")])
    let before = (state.range, state.month)
    state.range = day("2026-07-01")...day("2026-07-02")
    #expect(state.lastOutcome?.refusal?.code == .afterLatest)
    #expect(state.range == before.0 && state.month == before.1)
  }

  @Test func `marks what a tap under the pointer would make`() {
    var state = state("2026-03-01")
    state.tap(day("2026-03-10"))
    #expect(state.roles(of: day("2026-03-10")) == [.preview, .start, .end])
    state.send(.hover(day("2026-03-08")))
    #expect(state.roles(of: day("2026-03-08")) == [.preview, .start])
    #expect(state.roles(of: day("2026-03-09")) == [.preview, .middle])
    #expect(state.roles(of: day("2026-03-10")) == [.preview, .end])
    state.tap(day("2026-03-08"))
    #expect(state.roles(of: day("2026-03-09")) == .middle)
    #expect(state.roles(of: day("2026-03-11")).isEmpty)
  }

  @Test func `gives cells with their refusals`() throws {
    let state = state(
      "2026-03-01", bounds: day("2026-03-05")...day("2026-03-31"))
    let cells = state.grid.joined().map(state.cell)
    let first = try #require(cells.first { $0.day == day("2026-03-01") })
    #expect(first.refusal?.code == .beforeEarliest)
    #expect(first.roles == .unavailable)
    let outside = try #require(cells.first { $0.day == day("2026-02-28") })
    #expect(outside.roles == [.outside, .unavailable])
    #expect(cells.first { $0.day == day("2026-03-05") }?.refusal == nil)
  }

  @Test func `gives instants in a zone`() throws {
    let apia = try #require(TimeZone(identifier: "Pacific/Apia"))
    var state = state("2011-12-29")
    state.range = day("2011-12-29")...day("2011-12-31")
    let dates = try #require(state.dateRange(in: apia))
    // The 30th was skipped: the 31st follows the 29th at once.
    #expect(dates.upperBound.timeIntervalSince(dates.lowerBound) == 86_400)
    #expect(DayRange(containing: dates, in: apia) == state.range)
    state.range = day("2011-12-29")...day("2011-12-30")
    #expect(state.dateRange(in: apia) == nil)
    state.setDateRange(nil, in: apia)
    #expect(state.range == nil)
  }
}

extension DayRange {
  fileprivate static let everything = Day.min...Day.max
}
