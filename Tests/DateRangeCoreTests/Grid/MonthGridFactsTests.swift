import DateRangeCore
import DateRangeTestSupport
import Testing

/// Grids beside what other programs print.
@Suite struct MonthGridFactsTests {
  struct Entry: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    /// `2026-11`, `2026` for a year, `2026-11 +5` for five months.
    var month: String
    var first_weekday: String
    var week_numbers: String?

    var testDescription: String { file }

    var firstWeekday: Weekday? {
      Weekday.allCases.first { "\($0)" == first_weekday }
    }

    var first: Month? {
      let numbers = month.prefix(7).split(separator: "-").compactMap { Int($0) }
      return numbers.first.flatMap {
        CalendarSystem.gregorian.month(
          year: $0, number: numbers.count > 1 ? numbers[1] : 1)
      }
    }

    var count: Int {
      if month.count == 4 { return 12 }
      return month.split(separator: "+").last
        .flatMap { month.contains("+") ? Int($0) : nil } ?? 1
    }
  }

  @Test(
    arguments: try Facts.core.rows(
      Entry.self, of: "entries", in: "grids/index.json"))
  func `is as printed in`(_ entry: Entry) throws {
    let weekday = try #require(entry.firstWeekday)
    let text = try Facts.core.text("grids/\(entry.file)")
    let printed =
      entry.file.hasPrefix("ncal")
      ? PrintedCalendar(columns: text)
      : PrintedCalendar(rows: text, from: weekday)
    #expect(printed.months.count == entry.count)
    var month = try #require(entry.first)
    for printedMonth in printed.months {
      let rule = WeekRule(firstWeekday: weekday)
      let grid = MonthGrid(of: month, weekRule: rule)
      let rows = grid.map { $0.map { $0.isInMonth ? $0.number : nil } }
      #expect(rows == printedMonth.rows)
      if entry.week_numbers != nil {
        #expect(grid.map(\.isoWeek.number) == printedMonth.weeks)
      }
      month = try #require(CalendarSystem.gregorian.month(after: month))
    }
  }
}
