/// The proleptic Gregorian calendar, walked a day at a time: an oracle that
/// shares nothing with the arithmetic that it judges.
///
/// It starts on 0000-01-01, which was a Saturday.
public struct CivilWalk: Sendable {
  /// Days from 1970-01-01.
  public private(set) var epochDay = -719_528
  /// The year, from 0.
  public private(set) var year = 0
  /// The month, from 1.
  public private(set) var month = 1
  /// The day of the month, from 1.
  public private(set) var day = 1
  /// The weekday: 0 for Monday.
  public private(set) var weekday = 5
  /// The day of the year, from 1.
  public private(set) var dayOfYear = 1
  /// The length of the month.
  public private(set) var length = 31

  /// Starts on 0000-01-01.
  public init() {}

  /// Goes to the next day.
  public mutating func step() {
    epochDay += 1
    day += 1
    dayOfYear += 1
    weekday = weekday == 6 ? 0 : weekday + 1
    if day > length { turnMonth() }
  }

  private mutating func turnMonth() {
    day = 1
    month += 1
    if month > 12 {
      month = 1
      year += 1
      dayOfYear = 1
    }
    length =
      switch month {
      case 2: hasLeapDay ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
  }

  private var hasLeapDay: Bool {
    if year.isMultiple(of: 400) { return true }
    if year.isMultiple(of: 100) { return false }
    return year.isMultiple(of: 4)
  }
}
