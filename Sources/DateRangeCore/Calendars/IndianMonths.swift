/// The national calendar of India: Gregorian leap years, counted from the
/// Saka year 0, which began in AD 78.
///
/// Chaitra has 30 days and begins on 22 March, in a leap year 31 and on
/// 21 March; the next five months have 31 days and the last six 30. Calendar
/// Reform Committee, Government of India, 1955; in force since 1 Chaitra 1879
/// (22 March 1957).
struct IndianMonths: YearReckoning {
  var years: ClosedRange<Int> { -998_000...998_000 }
  var monthsInYear: Int { 12 }
  var shortestLength: Int { 30 }

  func firstDay(ofMonth index: Int, year: Int) -> Int {
    let gregorian = year + 78
    // The day after the 21 March that the second month counts from: a longer
    // Chaitra begins earlier, and all other months begin on the same day.
    let march22 = Civil.epochDay(year: gregorian, month: 3, day: 22)
    guard index > 0 else { return march22 - (Civil.isLeap(gregorian) ? 1 : 0) }
    return march22 + 30 * index + min(index - 1, 5)
  }

  func position(of epochDay: Int) -> (year: Int, month: Int) {
    let fields = Civil.fields(ofEpochDay: Int32(clamping: epochDay))
    let gregorian =
      epochDay < firstDay(ofMonth: 0, year: fields.year - 78)
      ? fields.year - 1 : fields.year
    let dayAfterMarch22 =
      epochDay - Civil.epochDay(year: gregorian, month: 3, day: 22)
    let month =
      switch dayAfterMarch22 {
      case ..<30: 0
      case ..<185: (dayAfterMarch22 - 30) / 31 + 1
      default: (dayAfterMarch22 - 185) / 30 + 6
      }
    return (gregorian - 78, month)
  }
}
