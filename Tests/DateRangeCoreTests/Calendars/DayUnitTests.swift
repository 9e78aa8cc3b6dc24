import DateRangeCore
import Testing

@Suite struct DayUnitTests {
  private static let units: [(DayUnit, Int)] = [
    (.month, 1), (.quarter, 3), (.year, 12),
  ]

  /// Every day is in its unit, and its unit is a number of whole months, far
  /// beyond the years that have a ``Month``.
  @Test(arguments: units)
  func `are whole months`(unit: DayUnit, months: Int) {
    for epochDay in stride(
      from: Int(Int32.min) + 400, to: Int(Int32.max) - 400, by: 4_999_999)
    {
      let day = Day(epochDay: Int32(epochDay))
      let range = unit.range(containing: day)
      #expect(range.contains(day))
      #expect(range.lowerBound.dayOfMonth == 1)
      #expect((range.lowerBound.month - 1) % months == 0)
      let next = range.upperBound.advanced(by: 1)
      #expect(next.dayOfMonth == 1)
      let passed = 12 * (next.year - range.lowerBound.year) + next.month
      #expect(passed - range.lowerBound.month == months)
    }
  }

  // The first day is a Tuesday and 23 June, the last one a Friday and
  // 11 July: unit, days that it has there.
  @Test(arguments: [
    (DayUnit.day, 1, 1), (.week, 6, 5), (.month, 8, 11), (.quarter, 8, 11),
    (.year, 192, 193),
  ])
  func `are less at the ends of all days`(
    unit: DayUnit, first: Int, last: Int
  ) {
    #expect(unit.range(containing: .min).lowerBound == .min)
    #expect(unit.range(containing: .min).days == first)
    #expect(unit.range(containing: .max).upperBound == .max)
    #expect(unit.range(containing: .max).days == last)
  }
}
