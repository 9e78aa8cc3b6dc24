/// The Hebrew calendar: months of the mean moon, a thirteenth of them in 7 of
/// every 19 years, and a New Year that four rules may put off.
///
/// A month's number is its place in a leap year, from 1 for Tishri: 6 is
/// Adar I and 7 is Adar II. A common year has no month 6, and its Adar is 7.
///
/// Maimonides, "Sanctification of the New Moon", chapters 6 to 8. Foundation
/// puts off the New Year of 5807 by one day too many; see ``Year``.
struct HebrewMonths: MonthReckoning {
  /// The years from the creation; before the first there is none.
  private static let years = 1...1_003_000

  var mainEra: Int? { 0 }
  var shortestLength: Int { 29 }

  /// A serial number counts the months since the first of the year 1.
  var serials: ClosedRange<Int> {
    0...Year.monthsBefore(Self.years.upperBound + 1) - 1
  }

  func firstDay(of serial: Int) -> Int {
    let year = Year(ofMonth: serial)
    return year.firstDay(ofMonth: serial - Year.monthsBefore(year.number))
  }

  func serial(containing epochDay: Int) -> Int {
    guard let year = Year(containing: epochDay) else { return -1 }
    return Year.monthsBefore(year.number) + year.month(containing: epochDay)
  }

  func dayOfMonth(of epochDay: Int) -> Int {
    // Before the first year there is none; before a Tishri is an Elul, which
    // always has 29 days.
    let serial = serial(containing: epochDay)
    return serial < 0
      ? 30 - (firstDay(of: 0) - epochDay)
      : epochDay - firstDay(of: serial) + 1
  }

  func label(of serial: Int) -> MonthLabel {
    let year = Year.number(ofMonth: serial)
    let index = serial - Year.monthsBefore(year)
    let isAfterGap = index >= 5 && !Year.isLeap(year)
    return MonthLabel(era: 0, year: year, number: index + (isAfterGap ? 2 : 1))
  }

  func serial(of label: MonthLabel) -> Int? {
    guard
      label.era == 0,
      !label.isLeap,
      Self.years.contains(label.year),
      (1...13).contains(label.number)
    else { return nil }
    let isLeap = Year.isLeap(label.year)
    guard isLeap || label.number != 6 else { return nil }
    let isAfterGap = label.number > 6 && !isLeap
    return Year.monthsBefore(label.year) + label.number - (isAfterGap ? 2 : 1)
  }
}
