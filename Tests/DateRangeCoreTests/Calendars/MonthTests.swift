import DateRangeCore
import DateRangeTestSupport
import Testing

@Suite struct MonthTests {
  static let gregorian = CalendarSystem.gregorian

  static func month(_ year: Int, _ number: Int) throws -> Month {
    try #require(gregorian.month(year: year, number: number))
  }

  @Test func `agrees with a walk through 400 years`() throws {
    var walk = CivilWalk()
    while walk.year <= 401 {
      let day = Day(epochDay: Int32(walk.epochDay))
      let month = Self.gregorian.month(containing: day)
      let agrees =
        month.year == walk.year && month.number == walk.month
        && month.length == walk.length && month.number(of: day) == walk.day
        && month.day(nearest: walk.day) == day && month.contains(day)
        && month
          == Self.gregorian.month(year: walk.year, number: walk.month)
      guard agrees else {
        Issue.record("\(day) is in \(month)")
        return
      }
      walk.step()
    }
  }

  @Test(
    arguments: [
      (2026, 0), (2026, 13), (2026, -1), (2026, .max), (2026, .min),
      (1_000_000, 1), (-1_000_000, 12), (.max, 1), (.min, 12),
    ])
  func `has no month`(year: Int, number: Int) {
    #expect(Self.gregorian.month(year: year, number: number) == nil)
  }

  @Test(
    arguments: [
      (0, 2026, 11), (1, 2026, 12), (2, 2027, 1), (-10, 2026, 1),
      (-11, 2025, 12), (12, 2027, 11), (-24_311, 0, 12), (-24_323, -1, 12),
      // To the system's ends.
      (11_975_677, 999_999, 12),
    ])
  func `is turned by months`(count: Int, year: Int, number: Int) throws {
    let from = try Self.month(2026, 11)
    let to = try Self.month(year, number)
    #expect(Self.gregorian.month(from, offsetBy: count) == to)
    #expect(Self.gregorian.month(to, offsetBy: -count) == from)
    #expect(from < to || count <= 0)
  }

  @Test func `is not turned over the ends of the system`() throws {
    let first = try Self.month(-999_999, 1)
    let last = try Self.month(999_999, 12)
    #expect(Self.gregorian.month(before: first) == nil)
    #expect(Self.gregorian.month(after: last) == nil)
    for count in [Int.max, .min, .max - 1, .min + 1, 1 << 40, -1 << 40] {
      #expect(Self.gregorian.month(first, offsetBy: count) == nil)
      #expect(Self.gregorian.month(last, offsetBy: count) == nil)
    }
    let months = 12 * 1_999_999
    #expect(Self.gregorian.month(first, offsetBy: months - 1) == last)
    #expect(Self.gregorian.days == first.firstDay...last.lastDay)
  }

  @Test func `is the nearest one for a day out of reach`() throws {
    let first = try Self.month(-999_999, 1)
    let last = try Self.month(999_999, 12)
    #expect(Self.gregorian.month(containing: .min) == first)
    #expect(Self.gregorian.month(containing: .max) == last)
    #expect(!first.contains(.min) && !last.contains(.max))
  }

  @Test(
    arguments: [
      // 31 January is kept through the short months.
      (2026, 1, 31, "2026-01-31"), (2026, 2, 31, "2026-02-28"),
      (2024, 2, 31, "2024-02-29"), (2026, 3, 31, "2026-03-31"),
      (2026, 4, 31, "2026-04-30"),
      // Any number will do.
      (2026, 4, 0, "2026-04-01"), (2026, 4, .min, "2026-04-01"),
      (2026, 4, .max, "2026-04-30"),
    ])
  func `keeps a wanted day`(
    year: Int, number: Int, wanted: Int, day: String
  ) throws {
    let month = try Self.month(year, number)
    #expect(month.day(nearest: wanted).description == day)
  }

  @Test func `numbers days beyond itself on`() throws {
    let month = try Self.month(2026, 11)
    #expect(month.number(of: month.firstDay.advanced(by: -1)) == 0)
    #expect(month.number(of: month.lastDay.advanced(by: 1)) == 31)
    #expect(month.days.days == 30)
  }
}
