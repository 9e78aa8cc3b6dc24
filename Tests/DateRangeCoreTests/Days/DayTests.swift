import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

@Suite struct DayTests {
  @Test(
    arguments: [
      // The calendar has no such day, and nothing rolls over.
      (2026, 11, 31), (2026, 2, 29), (1900, 2, 29), (2026, 4, 31),
      // The fields are no fields.
      (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
      (2026, -1, 1), (2026, 1, -1), (2026, .max, 1), (2026, 1, .min),
      // The years end.
      (1_000_000, 1, 1), (-1_000_000, 12, 31), (.max, 1, 1), (.min, 1, 1),
    ])
  func `has no day for`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016),
      (1, 1, 1, -719_162), (0, 12, 31, -719_163), (9999, 12, 31, 2_932_896),
      (1582, 10, 10, -141_432), (-999_999, 1, 1, -365_961_662),
      (999_999, 12, 31, 364_522_971),
    ] as [(Int, Int, Int, Int32)])
  func `counts from 1970`(
    year: Int, month: Int, dayOfMonth: Int, epochDay: Int32
  ) throws {
    let day = try #require(Day(year: year, month: month, day: dayOfMonth))
    #expect(day.epochDay == epochDay)
    #expect(day.year == year && day.month == month)
    #expect(day.dayOfMonth == dayOfMonth)
  }

  @Test func `is Foundation's day from 1583 on`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let first = try #require(Day("1583-01-01"))
    for epochDay in stride(from: first.epochDay, to: 2_932_896, by: 401) {
      let day = Day(epochDay: epochDay)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday, .dayOfYear],
        from: Date(timeIntervalSince1970: Double(epochDay) * 86_400))
      #expect(parts.year == day.year && parts.month == day.month)
      #expect(parts.day == day.dayOfMonth)
      #expect(parts.dayOfYear == day.dayOfYear)
      #expect(parts.weekday == day.weekday.rawValue % 7 + 1)
    }
  }

  @Test func `holds every number of 32 bits and no other`() {
    #expect(Day(exactly: Int(Int32.max)) == .max)
    #expect(Day(exactly: Int(Int32.min)) == .min)
    #expect(Day(exactly: Int(Int32.max) + 1) == nil)
    #expect(Day(exactly: Int(Int32.min) - 1) == nil)
    #expect(Day(exactly: .max) == nil && Day(exactly: .min) == nil)
    #expect(Day.min < .epoch && Day.epoch < .max)
  }
}
