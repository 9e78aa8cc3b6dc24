/// Arithmetic of the proleptic Gregorian calendar on plain integers.
///
/// The two conversions are those of Cassio Neri and Lorenz Schneider,
/// "Euclidean affine functions and their application to calendar
/// algorithms", Software: Practice and Experience 53 (2023): a year that
/// begins on 1 March puts the leap day last, and the lengths of the months
/// become a straight line. Counting starts so many 400-year cycles early that
/// every `Int32` day is positive, where division is floor division.
package enum Civil {
  /// A year, month and day of month.
  package struct Fields: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
  }

  /// The years in which ``Day/init(year:month:day:)`` makes days: those that
  /// six digits write in the expanded form of ISO 8601.
  package static let years = -999_999...999_999

  /// 400-year cycles that are counted from, so that no day is negative.
  private static let cycles = 14_704
  private static let daysInCycle = 146_097
  /// Days from 0000-03-01 to 1970-01-01.
  private static let marchOfYearZero = 719_468

  package static func isLeap(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func length(ofMonth month: Int, year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : 30 | (month ^ month >> 3)
  }

  package static func length(ofYear year: Int) -> Int {
    isLeap(year) ? 366 : 365
  }

  /// The number of days from 1970-01-01 to a day.
  ///
  /// - Precondition: `year` lies within a few millions of zero.
  package static func epochDay(year: Int, month: Int, day: Int) -> Int {
    let isAfterNewYear = month <= 2
    let marchYear = year + cycles * 400 - (isAfterNewYear ? 1 : 0)
    let marchMonth = isAfterNewYear ? month + 12 : month
    let century = marchYear / 100
    let daysBeforeYear = 1461 * marchYear / 4 - century + century / 4
    let daysBeforeMonth = (979 * marchMonth - 2919) / 32
    return daysBeforeYear + daysBeforeMonth + day - 1
      - marchOfYearZero - cycles * daysInCycle
  }

  /// The year, month and day of month of a day number.
  package static func fields(ofEpochDay epochDay: Int32) -> Fields {
    let count = UInt64(
      Int(epochDay) + marchOfYearZero + cycles * daysInCycle)
    let inCenturies = 4 * count + 3
    let century = inCenturies / 146_097
    // Four times the day of the century, its two low bits filled.
    let inYears = inCenturies % 146_097 | 3
    let product = 2_939_745 * inYears
    let yearOfCentury = product >> 32
    let dayOfYear = (product & 0xFFFF_FFFF) / 2_939_745 / 4
    let inMonths = 2141 * dayOfYear + 197_913
    let marchMonth = inMonths >> 16
    let day = (inMonths & 0xFFFF) / 2141 + 1
    let isAfterNewYear = dayOfYear >= 306
    let year =
      Int(100 * century + yearOfCentury) - cycles * 400
      + (isAfterNewYear ? 1 : 0)
    return Fields(
      year: year,
      month: Int(isAfterNewYear ? marchMonth - 12 : marchMonth),
      day: Int(day)
    )
  }
}
