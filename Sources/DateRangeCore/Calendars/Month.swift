/// One month of one calendar system, resolved: it carries its own first day
/// and length beside its label.
///
/// A grid, a title and paging need no calendar to be right about a month they
/// are given, and a month of one system can be compared with a month of
/// another. Months are made by a ``CalendarSystem``.
///
///     let november = CalendarSystem.gregorian.month(year: 2026, number: 11)
///     november?.firstDay    // 2026-11-01
///     november?.length      // 30
public struct Month: Hashable, Sendable {
  /// The month's first day.
  public let firstDay: Day

  /// The year within the era.
  ///
  /// In Gregorian it is the astronomical year: 0 is 1 BC.
  public let year: Int32

  /// The month of the year, from 1, as the calendar system counts them.
  public let number: UInt8

  /// The number of days.
  public let length: UInt8

  /// The era, as Foundation's `Calendar` numbers the eras of the system.
  ///
  /// In Gregorian it is always 1, for the year tells all.
  public let era: UInt8

  /// Whether the month is an intercalary one that shares its number with the
  /// month before it.
  public let isLeap: Bool

  init(
    era: UInt8 = 1, year: Int32, number: UInt8, isLeap: Bool = false,
    firstDay: Day, length: UInt8
  ) {
    self.firstDay = firstDay
    self.year = year
    self.number = number
    self.length = length
    self.era = era
    self.isLeap = isLeap
  }
}

extension Month: Comparable {
  /// Whether one month starts before another, of whatever system.
  public static func < (left: Month, right: Month) -> Bool {
    left.firstDay < right.firstDay
  }
}

extension Month {
  /// The month's last day.
  public var lastDay: Day {
    firstDay.advancedClamped(by: Int(length) - 1)
  }

  /// All days of the month.
  public var days: DayRange { firstDay...lastDay }

  /// Whether `day` is in the month.
  public func contains(_ day: Day) -> Bool {
    days.contains(day)
  }

  /// The day of the month that `day` is: 1 for the first.
  ///
  /// For a day outside the month it is the number it would have if the month
  /// went on: 0 is the day before the first.
  public func number(of day: Day) -> Int {
    firstDay.distance(to: day) + 1
  }

  /// The day with a number, or the month's nearest day where it has no such
  /// day: the 31st of November is the 30th.
  public func day(nearest number: Int) -> Day {
    let offset = Swift.min(Swift.max(number, 1), Int(length)) - 1
    return firstDay.advancedClamped(by: offset)
  }
}
