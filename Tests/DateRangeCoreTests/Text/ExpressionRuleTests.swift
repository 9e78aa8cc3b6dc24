import DateRangeCore
import Testing

/// The rules on other days and with other first weekdays, against an oracle
/// that looks for days one by one and knows no arithmetic of months.
@Suite struct ExpressionRuleTests {
  private static let todays = [
    "2026-11-30", "2024-02-29", "2026-12-31", "2026-12-06", "2027-01-01",
    "2023-01-01", "2025-01-31", "2026-03-31", "2000-02-29", "1999-12-27",
    "2026-05-31", "2028-02-28",
  ]

  @Test(arguments: todays, Weekday.allCases)
  func `hold on every day`(today: String, firstWeekday: Weekday) throws {
    let today = try #require(Day(today))
    let oracle = Oracle(today: today, firstWeekday: firstWeekday)
    let context = ExpressionContext(
      today: today, weekRule: WeekRule(firstWeekday: firstWeekday))
    for (text, expected) in oracle.expectations {
      let extent = try DayRangeExpression(text).extent(in: context)
      #expect(
        extent == .range(expected),
        "\(text) on \(today), weeks from \(firstWeekday)")
    }
  }

  /// A week counts in ISO years, a month in the calendar's: an end takes the
  /// year of its start, and an earlier month is next year's.
  @Test(arguments: [
    ("2028-02-01", "jan..w52", "2028-01-01/2028-12-31"),
    ("2027-01-01", "2027-01-01..w49", "2027-01-01/2027-12-12"),
    ("2027-01-01", "2027-01-01/W49", "2027-01-01/2027-12-12"),
    ("2027-01-01", "today..w2", "2027-01-01/2027-01-17"),
    ("2026-11-30", "w1..q4", "2025-12-29/2026-12-31"),
    ("2026-11-30", "2020-W01..q4", "2019-12-30/2020-12-31"),
    ("2026-11-30", "w1..mar 2026", "2025-12-29/2026-03-31"),
    ("2026-11-30", "feb 1..w1", "2026-02-01/2027-01-10"),
    ("2026-11-30", "may..w17", "2026-05-01/2027-05-02"),
    ("2026-11-30", "w49..w2", "2026-11-30/2027-01-17"),
    ("2026-11-30", "w26..jun 30 2027", "2027-06-28/2027-06-30"),
    ("2026-11-30", "w53..w2 2027", "2026-12-28/2027-01-17"),
  ])
  func `weeks and months end in one year`(
    today: String, text: String, range: String
  ) throws {
    let today = try #require(Day(today))
    let found = try DayRangeExpression(text)
      .range(in: ExpressionContext(today: today))
    #expect(found.map { "\($0.lowerBound)/\($0.upperBound)" } == range)
  }

  // Near the ends of the years an answer is a day of these years or an error.
  @Test(arguments: [
    "0001-01-01", "0001-01-02", "0001-12-31", "9999-01-01", "9999-12-31",
  ])
  func `never leave the years 1 through 9999`(today: String) throws {
    let today = try #require(Day(today))
    let oracle = Oracle(today: today, firstWeekday: .monday)
    let context = ExpressionContext(today: today)
    for (text, expected) in oracle.expectations {
      let extent = try? DayRangeExpression(text).extent(in: context)
      let isInside =
        Day.isoDays.contains(expected.lowerBound)
        && Day.isoDays.contains(expected.upperBound)
      #expect(extent == (isInside ? .range(expected) : nil), "\(text)")
    }
  }

  /// A `today` that has no text form gives errors, not days.
  @Test(arguments: [Day.min, Day.max])
  func `survive any today`(today: Day) throws {
    let context = ExpressionContext(today: today)
    for fact in try ExpressionFact.all() {
      let extent = try? DayRangeExpression(fact.expr).extent(in: context)
      for day in [extent?.start, extent?.end].compactMap({ $0 }) {
        #expect(Day.isoDays.contains(day), "\(fact.expr)")
      }
    }
  }
}

/// What some expressions mean, found by walking from day to day.
private struct Oracle {
  var today: Day
  var firstWeekday: Weekday

  private func day(_ from: Day, _ step: Int, _ isWanted: (Day) -> Bool) -> Day {
    var day = from
    while !isWanted(day) { day = day.advanced(by: step) }
    return day
  }

  /// The days around one that share something with it.
  private func around(_ day: Day, _ key: (Day) -> [Int]) -> DayRange {
    let key0 = key(day)
    let first = self.day(day, -1) { key($0.advanced(by: -1)) != key0 }
    let last = self.day(day, 1) { key($0.advanced(by: 1)) != key0 }
    return first...last
  }

  private func week(of day: Day) -> DayRange {
    let first = self.day(day, -1) { $0.weekday == firstWeekday }
    return first...first.advanced(by: 6)
  }

  private func month(_ day: Day) -> [Int] { [day.year, day.month] }
  private func quarter(_ day: Day) -> [Int] { [day.year, (day.month - 1) / 3] }
  private func year(_ day: Day) -> [Int] { [day.year] }

  /// The same day of the month so many months on, or the month's last.
  private func months(_ count: Int, from day: Day) -> Day {
    var month = around(day, month)
    for _ in 0..<abs(count) {
      let next =
        count > 0
        ? month.upperBound.advanced(by: 1) : month.lowerBound.advanced(by: -1)
      month = around(next, self.month)
    }
    let wanted = month.lowerBound.advanced(by: day.dayOfMonth - 1)
    return min(wanted, month.upperBound)
  }

  private func three(
    _ name: String, _ range: (Day) -> DayRange
  ) -> [(String, DayRange)] {
    let this = range(today)
    return [
      ("this \(name)", this), (name, this),
      ("last \(name)", range(this.lowerBound.advanced(by: -1))),
      ("next \(name)", range(this.upperBound.advanced(by: 1))),
      ("first day of \(name)", this.lowerBound...this.lowerBound),
      ("end of \(name)", this.upperBound...this.upperBound),
      ("\(name)-to-date", this.lowerBound...today),
    ]
  }

  var expectations: [(String, DayRange)] {
    var all = three("week", week)
    all += three("month") { around($0, month) }
    all += three("quarter") { around($0, quarter) }
    all += three("year") { around($0, year) }
    for weekday in Weekday.allCases {
      let name = "\(weekday)"
      let bare = day(today, 1) { $0.weekday == weekday }
      let last = day(today.advanced(by: -1), -1) { $0.weekday == weekday }
      let next = day(today.advanced(by: 1), 1) { $0.weekday == weekday }
      let this = week(of: today).first { $0.weekday == weekday } ?? .max
      all += [
        (name, bare...bare), ("last \(name)", last...last),
        ("next \(name)", next...next), ("this \(name)", this...this),
        ("today - \(name)", today...bare), ("since last \(name)", last...today),
      ]
    }
    // A weekend's Saturday is today, yesterday, or the next one.
    let saturday = day(today.advanced(by: -1), 1) {
      $0.weekday == .saturday && $0.advanced(by: 1) >= today
    }
    let weekend = saturday...saturday.advanced(by: 1)
    all += [
      ("this weekend", weekend),
      ("last weekend", weekend.moved(-7)), ("next weekend", weekend.moved(7)),
    ]
    for count in [1, 2, 7, 13] {
      let (back, on) = (months(-count, from: today), months(count, from: today))
      let (left, right) = (
        today.advanced(by: -count), today.advanced(by: count)
      )
      all += [
        ("last \(count) days", left.advanced(by: 1)...today),
        ("next \(count) days", today...right.advanced(by: -1)),
        ("\(count) days ago", left...left), ("in \(count) days", right...right),
        ("past \(count) weeks", today.advanced(by: 1 - 7 * count)...today),
        ("last \(count) months", back.advanced(by: 1)...today),
        ("next \(count) months", today...on.advanced(by: -1)),
        ("\(count) months ago", back...back), ("+\(count)mo", on...on),
        ("today - \(count)mo", back...back),
        ("today..+\(count)mo", today...on),
        ("today/P\(count)M", today...on.advanced(by: -1)),
        ("P\(count)M/today", back.advanced(by: 1)...today),
      ]
    }
    return all
  }
}

extension DayRange {
  fileprivate func moved(_ days: Int) -> DayRange {
    lowerBound.advanced(by: days)...upperBound.advanced(by: days)
  }
}
