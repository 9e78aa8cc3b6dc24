import DateRangeCore
import Foundation
import Testing

/// The faults of the picker that this project grew from, by their numbers in
/// its list: none is possible here.
///
/// Today is no part of any of them: it is always passed in.
@Suite struct ReportedBugs {
  private let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func range(_ start: String, _ end: String) throws -> DayRange {
    try day(start)...day(end)
  }

  private func instant(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  private func state(
    _ showing: String, initial: DayRangeSet = [],
    _ change: (inout SelectionRules) throws -> Void = { _ in }
  ) throws -> CalendarState {
    var rules = SelectionRules()
    try change(&rules)
    return CalendarState(
      showing: try day(showing), rules: rules, initial: initial)
  }

  @Test func `1: bounds switch the weekday filter off`() throws {
    let state = try state("2026-03-07") {
      $0.constraints.bounds = try range("2026-03-01", "9999-12-31")
      $0.constraints.weekdays = .range(.monday, through: .friday)
    }
    #expect(
      state.rules.refusal(ofDay: try day("2026-03-07"))?.code
        == .weekdayNotOffered)
    #expect(
      state.rules.refusal(ofDay: try day("2026-02-27"))?.code
        == .beforeEarliest)
    #expect(state.rules.refusal(ofDay: try day("2026-03-06")) == nil)
  }

  @Test func `2: a time of day in a bound takes its own day away`() throws {
    let state = try state("2026-03-10") {
      try $0.constraints.setBounds(
        from: try instant("2026-03-10T15:30:00+01:00"),
        through: try instant("2026-03-20T15:30:00+01:00"), in: zone)
    }
    #expect(state.rules.refusal(ofDay: try day("2026-03-10")) == nil)
    #expect(state.rules.refusal(ofDay: try day("2026-03-20")) == nil)
    #expect(state.rules.refusal(ofDay: try day("2026-03-09")) != nil)
    #expect(state.rules.refusal(ofDay: try day("2026-03-21")) != nil)
  }

  @Test func `3: a minimum after the maximum stops the program`() throws {
    let (early, late) = (try day("2026-03-01"), try day("2026-03-02"))
    #expect(throws: ReversedBounds.self) {
      try DayRange(from: late, through: early)
    }
    #expect(try DayRange(from: early, through: late) == early...late)
  }

  @Test func `4: the first weekday is ignored`() throws {
    let month = try #require(
      CalendarSystem.gregorian.month(year: 2026, number: 2))
    let leads = Weekday.allCases.map { weekday in
      MonthGrid(of: month, weekRule: WeekRule(firstWeekday: weekday))[0]
        .prefix { !$0.isInMonth }.count
    }
    // 1 February 2026 is a Sunday.
    #expect(leads == [6, 5, 4, 3, 2, 1, 0])
  }

  @Test func `5: a start with a time of day is drawn unselected`() throws {
    var state = try state("2026-03-10")
    state.setDateRange(
      try instant(
        "2026-03-10T15:00:00+01:00")...instant(
          "2026-03-12T09:00:00+01:00"), in: zone)
    #expect(state.roles(of: try day("2026-03-10")) == .start)
    #expect(state.roles(of: try day("2026-03-11")) == .middle)
    #expect(state.roles(of: try day("2026-03-12")) == .end)
  }

  @Test func `6: a day with a time cannot be toggled off`() throws {
    var state = try state("2026-03-10") { $0.mode = .days }
    let day = Day(
      containing: try instant("2026-03-10T15:00:00+01:00"), in: zone)
    state.days = DayRangeSet(days: [day])
    #expect(state.tap(try self.day("2026-03-10")) == .removed)
    #expect(state.days.isEmpty)
  }

  @Test func `7: a range goes over days that are off unasked`() throws {
    var state = try state("2026-03-06") {
      $0.constraints.weekdays = .range(.monday, through: .friday)
      $0.policy.weekday = .asBlocked
    }
    state.tap(try day("2026-03-06"))
    let outcome = state.tap(try day("2026-03-09"))
    #expect(outcome.refusal?.code == .blockedInside)
    #expect(outcome.refusal?.day == (try day("2026-03-07")))
    // Where the policy allows it, every day of the range is drawn in it.
    var allowing = try self.state("2026-03-06") {
      $0.constraints.weekdays = .range(.monday, through: .friday)
    }
    allowing.tap(try day("2026-03-06"))
    allowing.tap(try day("2026-03-09"))
    #expect(
      allowing.roles(of: try day("2026-03-07")) == [.middle, .unavailable])
  }

  @Test func `8: a range half made destroys the one of before`() throws {
    let before = try range("2026-03-02", "2026-03-05")
    var state = try state("2026-03-02", initial: [before]) {
      $0.policy.publish = .previous
    }
    state.tap(try day("2026-03-10"))
    #expect(state.range == before)
    #expect(state.send(.abandon) == .restored)
    #expect(state.range == before)
  }

  @Test func `9: an initial selection against the rules stays`() throws {
    let state = try state(
      "2026-03-01", initial: [range("2026-03-01", "2026-03-05")]
    ) {
      $0.constraints.bounds = try range("2026-03-04", "2026-03-31")
    }
    #expect(state.range == nil)
    let kept = try self.state(
      "2026-03-01", initial: [range("2026-03-01", "2026-03-05")]
    ) {
      $0.constraints.bounds = try range("2026-03-04", "2026-03-31")
      $0.policy.revalidate = .keep
    }
    #expect(kept.selection.invalid?.code == .beforeEarliest)
  }

  @Test func `10: eras are dropped`() throws {
    let calendar = CalendarSystem.japanese
    for text in ["1985-05-05", "2019-04-20"] {
      let state = CalendarState(showing: try day(text), calendar: calendar)
      #expect(state.month.contains(try day(text)))
    }
    #expect(calendar.month(containing: try day("1985-05-05")).year == 60)
  }

  @Test func `11: leap months are lost`() throws {
    let chinese = CalendarSystem.chinese
      .month(containing: try day("2025-08-01"))
    #expect(chinese.isLeap)
    #expect(chinese.number == 6)
    #expect(chinese.firstDay == (try day("2025-07-25")))
    let names = try CalendarNames(
      .hebrew, locale: CalendarNames.LocaleID("en"))
    let adar = CalendarSystem.hebrew.month(containing: try day("2024-03-20"))
    #expect(names.title(of: adar) == "Adar II 5784")
  }

  @Test func `12: the weekend is Saturday and Sunday everywhere`() {
    #expect(LocaleWeek(region: "IL").weekend == [.friday, .saturday])
    #expect(LocaleWeek(region: "IR").weekend == [.friday])
    #expect(LocaleWeek(region: "DE").weekend == [.saturday, .sunday])
  }

  @Test func `13: days move with the device's zone`() throws {
    var state = try state("2026-03-10")
    state.range = try range("2026-03-10", "2026-03-12")
    for name in ["Pacific/Auckland", "America/Los_Angeles"] {
      let zone = try #require(TimeZone(identifier: name))
      let dates = try #require(state.dateRange(in: zone))
      #expect(DayRange(containing: dates, in: zone) == state.range)
    }
  }

  @Test func `14: what the host changes is not shown`() throws {
    var state = try state("2026-03-10")
    state.range = try range("2026-07-01", "2026-07-03")
    #expect(state.range == (try range("2026-07-01", "2026-07-03")))
    #expect(state.month.number == 7)
    state.rules.constraints.bounds = try range("2026-08-01", "2026-08-31")
    #expect(state.range == nil)
    #expect(state.month.number == 8)
  }

  @Test func `15: paging goes past the bounds and past no 12 months`() throws {
    var state = try state("2026-03-10") {
      $0.constraints.bounds = try range("2026-02-10", "2026-04-20")
    }
    #expect(state.canPageBack && state.canPageForward)
    state.page(byMonths: 100)
    #expect(state.month.number == 4)
    #expect(!state.canPageForward)
    state.page(byMonths: -100)
    #expect(state.month.number == 2)
    #expect(!state.canPageBack)
    // A Hebrew leap year has thirteen months, and the year is not 1970…2099.
    let hebrew = CalendarSystem.hebrew
    #expect(hebrew.month(year: 5784, number: 13) != nil)
  }

  @Test func `16: the day drifts from month to month`() throws {
    var state = try state("2026-01-31")
    state.page(byMonths: 1)
    #expect(state.focus == (try day("2026-02-28")))
    state.page(byMonths: 1)
    #expect(state.focus == (try day("2026-03-31")))
    state.page(byMonths: -2)
    #expect(state.focus == (try day("2026-01-31")))
  }

  @Test func `17: every grid has six rows, and none could have more`() throws {
    let counts = Set(
      (0..<4800).compactMap { index in
        CalendarSystem.gregorian
          .month(year: 1900 + index / 12, number: index % 12 + 1)
          .map { MonthGrid(of: $0).count }
      })
    #expect(counts == [4, 5, 6])
    for system in CalendarSystem.all {
      let month = system.month(containing: try day("2026-03-10"))
      let grid = MonthGrid(of: month, in: system, rows: .six)
      #expect(grid.joined().filter(\.isInMonth).count == Int(month.length))
    }
  }

  @Test func `18: today is frozen, and cannot be given`() throws {
    var state = try state("2026-03-10")
    #expect(state.roles(of: try day("2026-03-10")).isEmpty)
    state.today = try day("2026-03-10")
    #expect(state.roles(of: try day("2026-03-10")) == .today)
    state.today = try day("2026-03-11")
    #expect(state.roles(of: try day("2026-03-10")).isEmpty)
  }

  @Test func `19: a hand-made or stale cell gets round the rules`() throws {
    var state = try state("2026-03-10")
    let cell = try #require(state.grid.joined().first { $0.isInMonth })
    state.rules.constraints.bounds = try range("2026-03-05", "2026-03-31")
    #expect(state.cell(cell).refusal?.code == .beforeEarliest)
    #expect(state.tap(cell.day).refusal?.code == .beforeEarliest)
    #expect(state.selection.phase == .empty)
  }

  @Test func `20: initial days are in no order and twice`() throws {
    let days = try ["2026-03-12", "2026-03-10", "2026-03-12"].map(day)
    let state = try state("2026-03-01", initial: DayRangeSet(days: days)) {
      $0.mode = .days
    }
    #expect(
      Array(state.days.days) == [
        try day("2026-03-10"), try day("2026-03-12"),
      ])
  }

  @Test func `21: the grid is built twice`() throws {
    // There is none to build: a grid is two words that compute their cells.
    #expect(MemoryLayout<MonthGrid>.size <= 32)
    #expect(_isPOD(MonthGrid.self))
  }

  @Test func `22: title order is not the language's`() throws {
    let november = try #require(
      CalendarSystem.gregorian.month(year: 2026, number: 11))
    func title(_ locale: String) throws -> String {
      try CalendarNames(
        .gregorian, locale: CalendarNames.LocaleID(locale)
      ).title(of: november)
    }
    #expect(try title("en_GB") == "November 2026")
    #expect(try title("ja_JP") == "2026年11月")
  }

  @Test func `23: nothing can be cleared, previewed or limited`() throws {
    var state = try state("2026-03-10") {
      $0.constraints.lengths = LengthLimits(maxDays: 3)
    }
    state.tap(try day("2026-03-10"))
    state.send(.hover(try day("2026-03-12")))
    #expect(state.roles(of: try day("2026-03-11")) == [.preview, .middle])
    #expect(state.tap(try day("2026-03-13")).refusal?.code == .tooLong)
    state.tap(try day("2026-03-12"))
    #expect(state.send(.clear) == .cleared)
    #expect(state.range == nil)
  }
}
