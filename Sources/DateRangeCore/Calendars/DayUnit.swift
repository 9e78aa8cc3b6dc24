/// A stretch of the calendar that days are counted in.
public enum DayUnit: CaseIterable, Hashable, Sendable {
  /// A civil day.
  case day
  /// Seven days.
  case week
  /// A Gregorian month.
  case month
  /// Three Gregorian months.
  case quarter
  /// Twelve Gregorian months.
  case year

  /// The unit's length in months, 0 where it is not a number of them.
  var months: Int {
    switch self {
    case .day, .week: 0
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }

  /// The unit that `day` is in: its week, its month.
  ///
  /// - Parameters:
  ///   - day: A day.
  ///   - weekRule: Which weekday a week starts on.
  /// - Returns: All days of the unit; at the very ends of ``Day`` less.
  public func range(
    containing day: Day, weekRule: WeekRule = .iso
  ) -> DayRange {
    switch self {
    case .day: return day...day
    case .week: return weekRule.week(containing: day)
    case .month, .quarter, .year: return wholeMonths(containing: day)
    }
  }

  /// Counted without ``Month``, which ends with the year 999,999: every day is
  /// in some month.
  private func wholeMonths(containing day: Day) -> DayRange {
    let fields = day.fields
    let year = fields.year
    let first = fields.month - (fields.month - 1) % months
    let last = first + months - 1
    let start = Civil.epochDay(year: year, month: first, day: 1)
    let end = Civil.epochDay(
      year: year, month: last, day: Civil.length(ofMonth: last, year: year))
    return Day(
      epochDay: Int32(clamping: start))...Day(epochDay: Int32(clamping: end))
  }
}

extension Day {
  /// The day `count` units later, or earlier when negative.
  ///
  /// Where the month has no such day it is the month's last: a month after
  /// 31 January is 28 February. Going back again may therefore end on
  /// another day.
  ///
  /// - Parameters:
  ///   - count: Any number.
  ///   - unit: What is counted.
  /// - Returns: `nil` when the result is out of reach: that of ``Day`` for
  ///   days and weeks, that of the Gregorian ``CalendarSystem`` for the rest.
  public func adding(_ count: Int, _ unit: DayUnit) -> Day? {
    let isInMonths = unit.months > 0
    let length = isInMonths ? unit.months : unit == .week ? 7 : 1
    let (total, overflow) = count.multipliedReportingOverflow(by: length)
    guard !overflow else { return nil }
    guard isInMonths, count != 0 else { return adding(days: total) }
    guard CalendarSystem.gregorian.days.contains(self) else { return nil }
    let month = CalendarSystem.gregorian.month(containing: self)
    return CalendarSystem.gregorian.month(month, offsetBy: total)?
      .day(nearest: month.number(of: self))
  }
}
