import DateRangeCore
import Foundation

/// Swift of the README and of the guides, that it compiles and does what the
/// comments beside it say; ``GuideCodeTests`` compares the two.
enum GuideCode {
  static func readme(
    today: Day, latest: Day, checkIn: Day, checkOut: Day, zone: TimeZone
  ) -> ClosedRange<Date>? {
    var rules = SelectionRules(policy: .forward)
    rules.constraints.bounds = today...latest
    var calendar = CalendarState(showing: today, rules: rules, today: today)

    for day in [checkIn, checkOut] {
      switch calendar.tap(day) {
      case .rejected(let refusal): print(refusal)
      default: print(calendar.range as Any)
      }
    }
    let dates = calendar.dateRange(in: zone)
    return dates
  }

  static func days() -> [String] {
    guard let day = Day("2026-11-03") else { return [] }
    let later = day.adding(days: 40)
    let week = day...day.advanced(by: 6)
    let lengths = (week.days, week.nights)
    let weekday = day.weekday
    return [
      later.map { "\($0)" } ?? "", "\(lengths.0) and \(lengths.1)",
      "\(weekday)",
    ]
  }

  static func chunks(of range: DayRange) -> [Int?] {
    let months = DayChunks(of: range, by: .calendar(.month), calendar: .hebrew)
    let fortnights = DayChunks(of: range, by: .steps(DayStep(14, .day)))
    let weekly = SteppedDays(of: range, by: DayStep(1, .week))
    return [months?.count, fortnights?.count, weekly.count]
  }

  static func stays(
    booked: DayRange, christmas: DayRange, checkIn: Day, checkOut: Day
  ) -> Refusal? {
    var rules = SelectionRules()
    rules.constraints.blockedNights = [booked]
    rules.constraints.noCheckIn = DayPattern(weekdays: [.sunday])
    rules.constraints.lengths = LengthLimits(minNights: 2)
    rules.constraints.lengths.minNights.append(
      .init(5, startingIn: [christmas]))
    let refusal = rules.refusal(of: checkIn...checkOut)
    return refusal
  }

  static func report(
    on rules: SelectionRules, _ season: DayRange
  ) -> [RuleReport.Cause]? {
    let report = RuleReport(rules, in: season)
    for finding in report.findings { print(finding) }
    let causes = report.findings(.deadEnd).first?.causes
    return causes
  }

  static var law: Law<Fortnight> {
    Law<Fortnight>(
      "away", "a stay is not of one day",
      states: { rule, days in
        rule.range(of: days)?.days == 1 ? "\(days[0]) alone is chosen" : nil
      })
  }

  static func grid(of day: Day) -> [[String]] {
    var rows: [[String]] = []
    let month = CalendarSystem.gregorian.month(containing: day)
    for week in MonthGrid(of: month, weekRule: .iso) {
      rows.append(week.map { $0.isInMonth ? "\($0.number)" : "-" })
    }
    return rows
  }
}
