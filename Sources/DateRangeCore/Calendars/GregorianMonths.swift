/// Months of the proleptic Gregorian calendar.
extension Civil {
  /// The days of ``years``.
  static let days =
    Day(
      epochDay: Int32(epochDay(year: years.lowerBound, month: 1, day: 1)))...Day(
      epochDay: Int32(epochDay(year: years.upperBound, month: 12, day: 31)))

  static func month(containing day: Day) -> Month {
    let fields = day.fields
    return Month(
      year: Int32(fields.year),
      number: UInt8(fields.month),
      firstDay: day.advancedClamped(by: 1 - fields.day),
      length: UInt8(length(ofMonth: fields.month, year: fields.year))
    )
  }

  static func month(year: Int, number: Int) -> Month? {
    Day(year: year, month: number, day: 1).map(month(containing:))
  }

  static func month(_ month: Month, offsetBy count: Int) -> Month? {
    let start = Int(month.year) * 12 + Int(month.number) - 1
    let (sum, overflow) = start.addingReportingOverflow(count)
    guard !overflow else { return nil }
    return self.month(
      year: sum.floorDivided(by: 12), number: sum.modulo(12) + 1)
  }
}
