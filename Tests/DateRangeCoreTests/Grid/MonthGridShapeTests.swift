import DateRangeCore
import Testing

@Suite struct MonthGridShapeTests {
  static func month(_ year: Int, _ number: Int) throws -> Month {
    try #require(CalendarSystem.gregorian.month(year: year, number: number))
  }

  @Test(
    arguments: [
      // February of 28 days from its own weekday on: the least there is.
      (2021, 2, .monday, 4), (2015, 2, .sunday, 4),
      (2021, 2, .tuesday, 5), (2026, 11, .monday, 6), (2026, 11, .sunday, 5),
    ] as [(Int, Int, Weekday, Int)])
  func `has as many rows as the month touches weeks`(
    year: Int, number: Int, weekday: Weekday, rows: Int
  ) throws {
    let month = try Self.month(year, number)
    let rule = WeekRule(firstWeekday: weekday)
    let fitting = MonthGrid(of: month, weekRule: rule)
    #expect(fitting.count == rows)
    #expect(fitting.days.days == 7 * rows)
    let six = MonthGrid(of: month, weekRule: rule, rows: .six)
    #expect(six.count == 6 && six.days.days == 42)
    #expect(Array(six.prefix(rows)).map(\.days) == fitting.map(\.days))
  }

  @Test func `finds the row of a day`() throws {
    let grid = MonthGrid(of: try Self.month(2026, 11))
    for (row, week) in zip(grid.indices, grid) {
      #expect(week.days.days == 7)
      for cell in week { #expect(grid.row(of: cell.day) == row) }
    }
    let days = grid.days
    #expect(grid.row(of: days.lowerBound.advanced(by: -1)) == nil)
    #expect(grid.row(of: days.upperBound.advanced(by: 1)) == nil)
    #expect(grid.row(of: .min) == nil && grid.row(of: .max) == nil)
  }

  /// The cells beyond the system's own months are numbered too.
  @Test(arguments: [(-999_999, 1), (999_999, 12)])
  func `is whole at the ends of the calendar`(year: Int, number: Int) throws {
    let month = try Self.month(year, number)
    for weekday in Weekday.allCases {
      let rule = WeekRule(firstWeekday: weekday)
      let cells = MonthGrid(of: month, weekRule: rule, rows: .six).joined()
      #expect(cells.count == 42)
      #expect(cells.filter(\.isInMonth).map(\.number) == Array(1...31))
    }
  }

  @Test func `has no row and no column but its own`() async {
    await #expect(processExitsWith: .failure) {
      guard
        let month = CalendarSystem.gregorian.month(year: 2026, number: 11)
      else { return }
      _ = MonthGrid(of: month)[6]
    }
    await #expect(processExitsWith: .failure) {
      guard
        let month = CalendarSystem.gregorian.month(year: 2026, number: 11)
      else { return }
      _ = MonthGrid(of: month)[0][7]
    }
  }
}
