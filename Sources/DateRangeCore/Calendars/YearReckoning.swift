/// A calendar system whose years all have the same number of months.
///
/// The serial number of a month is then its year times that number, and a
/// system says only where each month of a year begins.
protocol YearReckoning: MonthReckoning {
  /// The years that the system answers for, counted through without eras.
  var years: ClosedRange<Int> { get }

  /// The number of months in a year.
  var monthsInYear: Int { get }

  /// The day number of the first day of a month.
  ///
  /// - Parameters:
  ///   - index: The number of the month within the year, from 0.
  ///   - year: The year, counted through.
  /// - Returns: The distance from 1970-01-01 in days.
  func firstDay(ofMonth index: Int, year: Int) -> Int

  /// The year and the month within it, from 0, that a day is in.
  func position(of epochDay: Int) -> (year: Int, month: Int)

  /// The era of a year, and its number within the era.
  func eraAndYear(_ year: Int) -> (era: Int, year: Int)

  /// The year that has a number within an era, if the two agree.
  ///
  /// - Parameters:
  ///   - year: A number within a few millions of zero.
  ///   - era: The era.
  /// - Returns: The year, counted through, or `nil`.
  func year(_ year: Int, era: Int) -> Int?
}

extension YearReckoning {
  var serials: ClosedRange<Int> {
    let first = years.lowerBound * monthsInYear
    let last = years.upperBound * monthsInYear + monthsInYear - 1
    return first...last
  }

  func firstDay(of serial: Int) -> Int {
    let year = serial.floorDivided(by: monthsInYear)
    return firstDay(ofMonth: serial - year * monthsInYear, year: year)
  }

  func serial(containing epochDay: Int) -> Int {
    let (year, month) = position(of: epochDay)
    return year * monthsInYear + month
  }

  func label(of serial: Int) -> MonthLabel {
    let (era, year) = eraAndYear(serial.floorDivided(by: monthsInYear))
    let number = serial.modulo(monthsInYear) + 1
    return MonthLabel(era: era, year: year, number: number)
  }

  func serial(of label: MonthLabel) -> Int? {
    guard
      !label.isLeap,
      (1...monthsInYear).contains(label.number),
      (-2_000_000...2_000_000).contains(label.year),
      let year = year(label.year, era: label.era)
    else { return nil }
    return year * monthsInYear + label.number - 1
  }
}

/// Most systems count years through, on both sides of their epoch, in one
/// era, which Foundation numbers 0.
extension YearReckoning {
  var mainEra: Int? { 0 }

  var monthsInEveryYear: Int? { monthsInYear }

  func eraAndYear(_ year: Int) -> (era: Int, year: Int) { (0, year) }

  func year(_ year: Int, era: Int) -> Int? { era == 0 ? year : nil }
}
