/// The Gregorian months under the years of several peoples.
struct GregorianYears: YearReckoning {
  /// Who counts the years.
  enum Count {
    /// Astronomers, and ISO 8601: from the year 0, which is 1 BC.
    case common

    /// From the year that 1 BC is 543 of, in one era.
    case buddhist

    /// From 1912, the first year of the Republic of China; the years before
    /// it count backwards in era 0, from 1 for 1911.
    case republicOfChina
  }

  let count: Count

  var years: ClosedRange<Int> { Civil.years }
  var monthsInYear: Int { 12 }
  var shortestLength: Int { 28 }

  var mainEra: Int? {
    switch count {
    case .buddhist: 0
    case .common, .republicOfChina: 1
    }
  }

  func firstDay(ofMonth index: Int, year: Int) -> Int {
    Civil.epochDay(year: year, month: index + 1, day: 1)
  }

  func position(of epochDay: Int) -> (year: Int, month: Int) {
    let fields = Civil.fields(ofEpochDay: Int32(clamping: epochDay))
    return (fields.year, fields.month - 1)
  }

  func eraAndYear(_ year: Int) -> (era: Int, year: Int) {
    switch count {
    case .common: (1, year)
    case .buddhist: (0, year + 543)
    case .republicOfChina:
      year >= 1912 ? (1, year - 1911) : (0, 1912 - year)
    }
  }

  func year(_ year: Int, era: Int) -> Int? {
    switch (count, era) {
    case (.common, 1): year
    case (.buddhist, 0): year - 543
    case (.republicOfChina, 1) where year >= 1: year + 1911
    case (.republicOfChina, 0) where year >= 1: 1912 - year
    default: nil
    }
  }
}
