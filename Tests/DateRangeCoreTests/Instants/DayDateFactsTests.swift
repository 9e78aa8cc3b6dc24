import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

/// The door between days and instants beside facts found with other tools.
///
/// Rows with `icu_tzdata_differs` are of another edition of the zone data
/// than Foundation has, and are left out.
@Suite struct DayDateFactsTests {
  /// A row of either table.
  struct Fact: Decodable, Sendable {
    var zone: String
    var day: String
    var first_instant_utc: Int?
    var icu_tzdata_differs: Bool?
    /// Of the next day that there is.
    var next_day_first_instant_utc: Int?
    var next_existing_instant_utc: Int?
  }

  struct Step: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var zone: String
    var from_utc: Int
    var expect_utc: Int

    var testDescription: String { id }
  }

  static func date(_ instant: Int) -> Date {
    Date(timeIntervalSince1970: Double(instant))
  }

  static func check(_ fact: Fact) throws {
    let zone = try TimeZone(named: fact.zone)
    let day = try #require(Day(fact.day))
    let start = day.start(in: zone)
    let comment = Comment(rawValue: "\(fact.zone) \(fact.day)")
    #expect(start == fact.first_instant_utc.map(date), comment)
    if let start {
      #expect(Day(containing: start, in: zone) == day, comment)
      #expect(
        Day(containing: start.addingTimeInterval(-0.001), in: zone) != day,
        comment)
    } else {
      #expect(day.end(in: zone) == nil, comment)
      #expect(day.lastSecond(in: zone) == nil, comment)
      #expect(
        (Day.min...Day.max).nonexistentDays(in: zone).contains(day), comment)
    }
    // The end is there too from the day before a missing one.
    let before = start == nil ? day.advanced(by: -1) : day
    if let next = fact.next_day_first_instant_utc
      ?? fact.next_existing_instant_utc
    {
      #expect(before.end(in: zone) == date(next), comment)
      #expect(before.lastSecond(in: zone) == date(next - 1), comment)
    }
  }

  @Test func `starts each day of midnights.json at its first instant`() throws {
    let facts = try Facts.core.rows(
      Fact.self, of: "events", in: "midnights.json")
    let wanted = facts.filter { $0.icu_tzdata_differs != true }
    #expect(wanted.count == 1998 && facts.count == 2064)
    for fact in wanted { try Self.check(fact) }
  }

  @Test func `starts each day of calendar.json at its first instant`() throws {
    let facts = try Facts.core.rows(
      Fact.self, of: "cases", in: "calendar.json", kind: "day_start")
    for fact in facts where fact.icu_tzdata_differs != true {
      try Self.check(fact)
    }
  }

  @Test(
    arguments: try Facts.core.rows(
      Step.self, of: "cases", in: "calendar.json", kind: "step_one_day"))
  func `steps to the next day's first instant`(step: Step) throws {
    let zone = try TimeZone(named: step.zone)
    let day = Day(containing: Self.date(step.from_utc), in: zone)
    let next = try #require(day.adding(days: 1)).start(in: zone)
    #expect(next == Self.date(step.expect_utc))
  }
}
