import DateRangeCore
import Foundation
import Testing

/// The rows of `Fixtures/calendar.json` of kind `calendar`, read in their own
/// words; the identifiers in it are Foundation's.
@Suite struct CalendarRowTests {
  @Test(arguments: try CalendarRow.all())
  func holds(row: CalendarRow) throws {
    let identifier =
      CalendarRow.identifiers[row.calendar] ?? row.calendar
    if row.expect.must?.hasPrefix("treat as unsupported") == true {
      #expect(throws: CalendarSystem.IdentifierError.self) {
        try CalendarSystem(identifier: identifier)
      }
      return
    }
    if identifier == "vietnamese" {
      let error = #expect(throws: CalendarSystem.IdentifierError.self) {
        try CalendarSystem(identifier: identifier)
      }
      #expect(error?.reason == .gregorianInDisguise)
      return
    }
    let system = try CalendarSystem(identifier: identifier)
    var checks = 0
    if let day = row.input.gregorian.flatMap({ Day($0) }) {
      checks += row.expect.check(system: system, day: day)
    }
    if let month = row.input.month(of: system) {
      checks += row.expect.check(
        month: month, day: month.day(nearest: row.input.day ?? 1))
    }
    checks += row.expect.check(system: system, year: row.input.year)
    #expect(checks > 0, "nothing in \(row.id) was looked at")
  }
}

struct CalendarRow: Decodable, CustomTestStringConvertible {
  struct Input: Decodable {
    var gregorian: String?
    var year: Int?
    var related_iso_year: Int?
    var month: Int?
    var day: Int?
    var isLeapMonth: Bool?
  }

  struct Expect: Decodable {
    var month_numbers: [Int]?
    var lengths: [Int]?
    var gregorian: String?
    var length: Int?
    var era: Int?
    var year: Int?
    var month: Int?
    var day: Int?
    var month_day: String?
    var ymd: [Int]?
    var weekday: Int?
    var must: String?
  }

  var id: String
  var calendar: String
  var input: Input
  var expect: Expect
  var testDescription: String { id }

  static let identifiers = [
    "republicOfChina": "roc",
    "ethiopicAmeteMihret": "ethiopic",
    "ethiopicAmeteAlem": "ethioaa",
    "islamicCivil": "islamic-civil",
    "islamicTabular": "islamic-tbla",
    "islamicUmmAlQura": "islamic-umalqura",
  ]

  static func all() throws -> [CalendarRow] {
    try CalendarFacts.rows(kind: "calendar")
  }
}

extension CalendarRow.Input {
  func month(of system: CalendarSystem) -> Month? {
    guard let month else { return nil }
    if let related_iso_year {
      return system.month(
        era: (related_iso_year + 2636) / 60 + 1,
        year: (related_iso_year + 2636) % 60 + 1,
        number: month, isLeap: isLeapMonth ?? false)
    }
    return year.flatMap { system.month(year: $0, number: month) }
  }
}

extension CalendarRow.Expect {
  /// Compares what a row says of a day of a system; returns how many things.
  func check(system: CalendarSystem, day: Day) -> Int {
    let month = system.month(containing: day)
    let number = month.number(of: day)
    var checks = 0
    func compare<Value: Equatable>(_ value: Value, _ expected: Value?) {
      guard let expected else { return }
      #expect(value == expected)
      checks += 1
    }
    compare(Int(month.era), era)
    compare(Int(month.year), year)
    compare(Int(month.number), self.month)
    compare(number, self.day)
    compare("\(month.number)-\(number)", month_day)
    compare([Int(month.year), Int(month.number), number], ymd)
    if must == "a day number >= 1" {
      #expect(number >= 1)
      #expect((29...30).contains(month.length))
      checks += 1
    }
    return checks
  }

  /// Compares what a row says of a day of a month.
  func check(month: Month, day: Day) -> Int {
    var checks = 0
    func compare<Value: Equatable>(_ value: Value, _ expected: Value?) {
      guard let expected else { return }
      #expect(value == expected)
      checks += 1
    }
    compare(day.description, gregorian)
    compare(Int(month.length), length)
    // Foundation's weekdays are from 1 for Sunday.
    compare(day.weekday.rawValue % 7 + 1, weekday)
    return checks
  }

  /// Compares what a row says of the months of a year.
  func check(system: CalendarSystem, year: Int?) -> Int {
    guard let month_numbers, let year else { return 0 }
    let months = (1...13).compactMap { system.month(year: year, number: $0) }
    #expect(months.map { Int($0.number) } == month_numbers)
    #expect(months.map { Int($0.length) } == lengths)
    return 1
  }
}
