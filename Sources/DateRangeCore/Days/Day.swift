/// One civil day: no time of day, no time zone.
///
/// A day is its distance in days from 1970-01-01 in the proleptic Gregorian
/// calendar of ISO 8601. Every `Int32` is a day, so no operation on stored
/// days can fail; the years 1 through 9999 have a text form (`isoDays`), and
/// ``CalendarSystem`` lays months over the days of its own reach.
///
/// A day says nothing about when it starts or ends. That depends on a time
/// zone, and is asked at the one door between days and instants:
/// ``start(in:)`` and ``init(containing:in:)``.
///
///     let day = Day("2026-11-03")
///     day?.weekday            // .tuesday
///     day?.adding(days: 7)    // 2026-11-10
public struct Day: Hashable, Sendable {
  /// The number of days from 1970-01-01, negative before it.
  public let epochDay: Int32

  /// Creates the day `epochDay` days from 1970-01-01.
  public init(epochDay: Int32) {
    self.epochDay = epochDay
  }

  /// Creates the day `epochDay` days from 1970-01-01.
  ///
  /// The result is `nil` when the number is not an `Int32`.
  public init?(exactly epochDay: Int) {
    guard let epochDay = Int32(exactly: epochDay) else { return nil }
    self.epochDay = epochDay
  }

  /// Creates a day of the proleptic Gregorian calendar.
  ///
  /// The result is `nil` when there is no such day. Nothing rolls over: there
  /// is no 31 November.
  ///
  /// - Parameters:
  ///   - year: The astronomical year: 0 is 1 BC. From -999,999 to 999,999.
  ///   - month: 1 through 12.
  ///   - day: 1 through the length of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard
      Civil.years.contains(year),
      (1...12).contains(month),
      (1...Civil.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    let number = Civil.epochDay(year: year, month: month, day: day)
    self.init(epochDay: Int32(number))
  }

  /// The earliest day that can be held.
  public static let min = Day(epochDay: .min)

  /// The latest day that can be held.
  public static let max = Day(epochDay: .max)

  /// 1970-01-01.
  public static let epoch = Day(epochDay: 0)
}

extension Day: Comparable {
  /// Whether one day is earlier than another.
  public static func < (left: Day, right: Day) -> Bool {
    left.epochDay < right.epochDay
  }
}
