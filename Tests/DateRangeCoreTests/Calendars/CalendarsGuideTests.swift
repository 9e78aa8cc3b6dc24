import DateRangeCore
import Foundation
import Testing

/// The examples of `Docs/Calendars.md`.
@Suite struct CalendarsGuideTests {
  /// The rows of the table of a guide that has a heading row.
  static func rows(under heading: String) throws -> [[String]] {
    let guide = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Docs/Calendars.md")
    let lines = try String(contentsOf: guide, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(heading) })
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    try #require(!rows.isEmpty)
    return rows.map { row in
      row.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test(arguments: try rows(under: "| calendar | day | locale |"))
  func monthsAreAsShown(row: [String]) throws {
    try #require(row.count == 6)
    let system = try CalendarSystem(identifier: row[0])
    let day = try #require(Day(row[1]))
    let names = try CalendarNames(
      system, locale: CalendarNames.LocaleID(row[2]))
    let month = system.month(containing: day)
    #expect(names.title(of: month) == row[3])
    #expect(String(month.number(of: day)) == row[4])
    #expect(String(month.length) == row[5])
  }

  @Test(arguments: try rows(under: "| locale | first weekday |"))
  func weeksAreAsShown(row: [String]) throws {
    try #require(row.count == 4)
    let week = LocaleWeek(try CalendarNames.LocaleID(row[0]))
    #expect("\(week.rule.firstWeekday)" == row[1])
    #expect(String(week.rule.minimumDaysInFirstWeek) == row[2])
    let weekend = week.weekend.weekdays.map { "\($0)" }
    #expect(weekend.joined(separator: " ") == row[3])
  }

  /// Every calendar has its row, and no row is of another.
  @Test func theTableIsComplete() throws {
    let cells = try Self.rows(under: "| identifier | months |").map { $0[0] }
    let identifiers = cells.flatMap { $0.split(separator: ", ") }.map {
      $0.trimmingCharacters(in: ["`"])
    }
    #expect(
      Set(identifiers) == Set(CalendarSystem.all.map(\.identifier)))
    #expect(identifiers.count == CalendarSystem.all.count)
  }
}
