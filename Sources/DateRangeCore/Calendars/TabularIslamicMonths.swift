/// The Islamic calendar by table: months of 30 and 29 days by turns, and one
/// day more in 11 of every 30 years.
///
/// The leap years are 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of the cycle.
/// Reingold and Dershowitz, "Calendrical Calculations", chapter 7.
struct TabularIslamicMonths: YearReckoning {
  /// The day that the count starts on.
  enum Epoch: Int {
    /// Friday, 16 July 622 (Julian): for the civil calendar.
    case civil = -492_148

    /// Thursday, 15 July 622 (Julian): for astronomers.
    case astronomical = -492_149
  }

  let epoch: Epoch

  var years: ClosedRange<Int> { -998_000...998_000 }
  var monthsInYear: Int { 12 }
  var shortestLength: Int { 29 }

  func firstDay(ofMonth index: Int, year: Int) -> Int {
    epoch.rawValue + 354 * (year - 1) + (11 * year + 3).floorDivided(by: 30)
      + (59 * index + 1) / 2
  }

  func position(of epochDay: Int) -> (year: Int, month: Int) {
    // 30 years are 10,631 days.
    let days = epochDay - epoch.rawValue
    let year = (30 * days + 10_646).floorDivided(by: 10_631)
    let dayOfYear = epochDay - firstDay(ofMonth: 0, year: year)
    return (year, min(2 * dayOfYear / 59, 11))
  }
}
