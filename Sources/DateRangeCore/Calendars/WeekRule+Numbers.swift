/// A week of a year: `2026-W53`.
public struct WeekOfYear: Hashable, Sendable {
  /// The year that the week is counted in, which around New Year is not
  /// always the year of its days.
  public let year: Int

  /// The number of the week, from 1.
  public let number: Int
}

extension WeekOfYear: CustomStringConvertible {
  /// The form of ISO 8601: `2026-W53`.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: year, width: 4)
    bytes.append(contentsOf: "-W".utf8)
    bytes.append(decimal: number, width: 2)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Week numbers count from the week that holds at least
/// ``WeekRule/minimumDaysInFirstWeek`` days of a Gregorian year: the rule of
/// ISO 8601-1:2019, 3.1.1.23, with other numbers put in.
extension WeekRule {
  /// The number of the week that `day` is in.
  public func number(of day: Day) -> WeekOfYear {
    let year = day.year
    let number = Int(day.epochDay)
    let year0 =
      number < start(ofYear: year)
      ? year - 1 : number >= start(ofYear: year + 1) ? year + 1 : year
    return WeekOfYear(
      year: year0, number: (number - start(ofYear: year0)) / 7 + 1)
  }

  /// The number of weeks in a year: 52 or 53.
  ///
  /// A year outside -999,999 through 999,999 is taken as the nearest of
  /// these.
  public func weekCount(ofYear year: Int) -> Int {
    let year = min(max(year, Civil.years.lowerBound), Civil.years.upperBound)
    return (start(ofYear: year + 1) - start(ofYear: year)) / 7
  }

  /// The days of a week of a year.
  ///
  /// - Parameters:
  ///   - number: The number of the week, from 1.
  ///   - year: The year that it is counted in.
  /// - Returns: `nil` when the year has no such week.
  public func days(ofWeek number: Int, year: Int) -> DayRange? {
    guard
      Civil.years.contains(year),
      (1...weekCount(ofYear: year)).contains(number),
      let first = Day(exactly: start(ofYear: year) + 7 * (number - 1)),
      let last = first.adding(days: 6)
    else { return nil }
    return first...last
  }

  /// The day number of the first day of a year's first week.
  private func start(ofYear year: Int) -> Int {
    let newYear = Civil.epochDay(year: year, month: 1, day: 1)
    let back = (newYear + 3 - firstWeekday.index).modulo(7)
    return newYear - back + (7 - back >= minimumDaysInFirstWeek ? 0 : 7)
  }
}
