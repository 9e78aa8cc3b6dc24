/// The calendars of Egypt and Ethiopia: twelve months of 30 days, then a
/// thirteenth of 5, or of 6 before each leap year of the Julian calendar.
///
/// Reingold and Dershowitz, "Calendrical Calculations", chapter 4. The two
/// peoples count the same years from different epochs.
struct CopticMonths: YearReckoning {
  /// Whose years are counted, and from when.
  enum Count {
    /// From the era of the martyrs, 29 August 284 (Julian).
    case coptic

    /// From the era of mercy (Amete Mihret), 29 August 8 (Julian); the years
    /// before it are counted from the creation, as in ``ameteAlem``.
    case ameteMihret

    /// From the creation (Amete Alem), 5500 years before the era of mercy.
    case ameteAlem
  }

  let count: Count

  var years: ClosedRange<Int> { -998_000...998_000 }
  var monthsInYear: Int { 13 }
  var shortestLength: Int { 5 }

  var mainEra: Int? { count == .ameteAlem ? 0 : 1 }

  /// The day number of the first day of the year 0, counted in the epoch that
  /// the calendar has: the day 365 days before that of the year 1.
  private var yearZero: Int {
    // 29 August 284 and 29 August 8, both Julian.
    count == .coptic ? -615_558 - 365 : -716_367 - 365
  }

  func firstDay(ofMonth index: Int, year: Int) -> Int {
    yearZero + 365 * year + year.floorDivided(by: 4) + 30 * index
  }

  func position(of epochDay: Int) -> (year: Int, month: Int) {
    let days = epochDay - yearZero
    let year = (4 * days + 3).floorDivided(by: 1461)
    return (year, (epochDay - firstDay(ofMonth: 0, year: year)) / 30)
  }

  func eraAndYear(_ year: Int) -> (era: Int, year: Int) {
    switch count {
    case .coptic: year >= 1 ? (1, year) : (0, 1 - year)
    case .ameteMihret: year >= 1 ? (1, year) : (0, year + 5500)
    case .ameteAlem: (0, year + 5500)
    }
  }

  func year(_ year: Int, era: Int) -> Int? {
    switch (count, era) {
    case (.coptic, 1) where year >= 1: year
    case (.coptic, 0) where year >= 1: 1 - year
    case (.ameteMihret, 1) where year >= 1: year
    case (.ameteMihret, 0) where year <= 5500: year - 5500
    case (.ameteAlem, 0): year - 5500
    default: nil
    }
  }
}
