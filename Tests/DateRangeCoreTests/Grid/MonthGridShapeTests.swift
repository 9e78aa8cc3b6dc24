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

  /// The days of the month before the first: what the rule goes on with.
  ///
  /// A Coptic leap day comes every fourth year, before the first month too;
  /// before the year 1 of the Hebrew calendar there is nothing, but an Elul
  /// has 29 days. China's and Korea's last month of 1848, and Mecca's and the
  /// sky's of the year before the Hijra, are Foundation's.
  private static let lengthsBefore = [
    "gregorian": 31, "iso8601": 31, "buddhist": 31, "roc": 31, "japanese": 31,
    "persian": 29, "indian": 30, "coptic": 6, "ethiopic": 6, "ethioaa": 6,
    "hebrew": 29, "islamic": 30, "islamic-civil": 29, "islamic-tbla": 29,
    "islamic-umalqura": 29, "chinese": 29, "dangi": 29,
  ]

  @Test(arguments: CalendarSystem.all)
  func `numbers all days from 1, beyond the first and the last month too`(
    system: CalendarSystem
  ) throws {
    let months = [system.days.lowerBound, system.days.upperBound]
      .map(system.month(containing:))
    for (month, weekday) in months.flatMap({ month in
      Weekday.allCases.map { (month, $0) }
    }) {
      let grid = MonthGrid(
        of: month, in: system, weekRule: WeekRule(firstWeekday: weekday),
        rows: .six)
      let numbers = grid.joined().map(\.number)
      #expect(numbers.allSatisfy { $0 >= 1 }, "\(weekday)")
      for (number, next) in zip(numbers, numbers.dropFirst()) {
        #expect(next == number + 1 || next == 1 && number >= 5, "\(weekday)")
      }
      if month == months[0] {
        let outside = grid.joined().prefix { !$0.isInMonth }
        let length = Self.lengthsBefore[system.identifier]
        #expect(outside.isEmpty || outside.last?.number == length)
      }
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
