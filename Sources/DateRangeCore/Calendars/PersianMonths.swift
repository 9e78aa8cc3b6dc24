/// The solar Hijri calendar of Iran, with eight leap years in every 33.
///
/// Six months of 31 days, five of 30, and the last of 29 or 30. The law of
/// 1925 ties New Year to the spring equinox at Tehran. The rule of 33 years,
/// which ICU has too, agrees with the equinox in every year from 1277 (1898)
/// through 1502 (2123) and is the calendar here in all others.
struct PersianMonths: YearReckoning {
  var years: ClosedRange<Int> { -998_000...998_000 }
  var monthsInYear: Int { 12 }
  var shortestLength: Int { 29 }

  /// The day number of 18 March 622 (Julian), where the rule, followed back,
  /// puts 1 Farvardin 1.
  private static let epoch = -492_268

  func firstDay(ofMonth index: Int, year: Int) -> Int {
    Self.epoch + 365 * (year - 1) + (8 * year + 21).floorDivided(by: 33)
      + 30 * index + min(index, 6)
  }

  func position(of epochDay: Int) -> (year: Int, month: Int) {
    // 33 years are 12,053 days.
    let days = epochDay - Self.epoch
    let year = 1 + (33 * days + 3).floorDivided(by: 12_053)
    let dayOfYear = epochDay - firstDay(ofMonth: 0, year: year)
    return (year, dayOfYear < 186 ? dayOfYear / 31 : (dayOfYear - 6) / 30)
  }
}
