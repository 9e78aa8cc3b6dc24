/// Months of the proleptic Gregorian calendar.
extension Civil {
  /// The days of ``years``.
  static let days =
    month(ofYear: years.lowerBound, number: 1)
    .firstDay...month(ofYear: years.upperBound, number: 12).lastDay

  static func month(containing day: Day) -> Month {
    let fields = day.fields
    return month(ofYear: fields.year, number: fields.month)
  }

  static func month(year: Int, number: Int) -> Month? {
    guard years.contains(year), (1...12).contains(number) else { return nil }
    return month(ofYear: year, number: number)
  }

  static func month(_ month: Month, offsetBy count: Int) -> Month? {
    let start = Int(month.year) * 12 + Int(month.number) - 1
    let (sum, overflow) = start.addingReportingOverflow(count)
    guard !overflow else { return nil }
    return self.month(
      year: sum.floorDivided(by: 12), number: sum.modulo(12) + 1)
  }

  /// - Precondition: `year` is one of ``years`` and `number` 1 through 12.
  private static func month(ofYear year: Int, number: Int) -> Month {
    let firstDay = epochDay(year: year, month: number, day: 1)
    return Month(
      year: Int32(year),
      number: UInt8(number),
      firstDay: Day(epochDay: Int32(firstDay)),
      length: UInt8(length(ofMonth: number, year: year))
    )
  }
}
