import DateRangeCore
import Foundation
import Testing

@Suite struct DayRangeDateTests {
  static func range(_ first: String, _ last: String) throws -> DayRange {
    try #require(Day(first))...(try #require(Day(last)))
  }

  static func instant(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test(
    arguments: [
      (
        "Europe/Berlin", "2026-11-03", "2026-11-10",
        "2026-11-02T23:00:00Z", "2026-11-09T23:00:00Z", "2026-11-10T23:00:00Z"
      ),
      // One day is one instant, and 25 hours where summer time ends in it.
      (
        "Europe/Berlin", "2026-10-25", "2026-10-25",
        "2026-10-24T22:00:00Z", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"
      ),
      // The day after the last begins at 01:00.
      (
        "America/Sao_Paulo", "2017-10-13", "2017-10-14",
        "2017-10-13T03:00:00Z", "2017-10-14T03:00:00Z", "2017-10-15T03:00:00Z"
      ),
      // There is no 30th: the 29th ends where the 31st begins.
      (
        "Pacific/Apia", "2011-12-28", "2011-12-29",
        "2011-12-28T10:00:00Z", "2011-12-29T10:00:00Z", "2011-12-30T10:00:00Z"
      ),
      (
        "Pacific/Apia", "2011-12-29", "2011-12-31",
        "2011-12-29T10:00:00Z", "2011-12-30T10:00:00Z", "2011-12-31T10:00:00Z"
      ),
    ])
  func `goes to dates and back`(
    zone: String, first: String, last: String, start: String, lastStart: String,
    end: String
  ) throws {
    let zone = try TimeZone(named: zone)
    let range = try Self.range(first, last)
    let dates = try #require(range.dates(in: zone))
    #expect(dates.lowerBound == (try Self.instant(start)))
    #expect(dates.upperBound == (try Self.instant(lastStart)))
    #expect(DayRange(containing: dates, in: zone) == range)
    let interval = try #require(range.interval(in: zone))
    #expect(interval.start == dates.lowerBound)
    #expect(interval.end == (try Self.instant(end)))
    #expect(DayRange(containing: interval, in: zone) == range)
  }

  @Test func `has no dates where an end does not exist`() throws {
    let zone = try TimeZone(named: "Pacific/Apia")
    for (first, last) in [
      ("2011-12-30", "2011-12-31"), ("2011-12-29", "2011-12-30"),
      ("2011-12-30", "2011-12-30"),
    ] {
      let range = try Self.range(first, last)
      #expect(range.dates(in: zone) == nil)
      #expect(range.interval(in: zone) == nil)
    }
  }

  @Test func `takes dates whose days run backwards`() throws {
    // Ten seconds into the 8th the clock had not gone back yet; 40 seconds
    // later it was the 7th again.
    let zone = try TimeZone(named: "America/St_Johns")
    let change = try Self.instant("2010-11-07T02:31:00Z")
    let dates = change.addingTimeInterval(-30)...change.addingTimeInterval(10)
    #expect(Day(containing: dates.lowerBound, in: zone) == Day("2010-11-07"))
    #expect(Day(containing: dates.upperBound, in: zone) == Day("2010-11-06"))
    #expect(
      DayRange(containing: dates, in: zone)
        == (try Self.range("2010-11-06", "2010-11-07")))
  }

  @Test func `takes the days that an interval has a part of`() throws {
    let zone = try TimeZone(named: "Europe/Berlin")
    let midnight = try Self.instant("2026-11-02T23:00:00Z")
    for (duration, last) in [
      (0.0, "2026-11-03"), (1e-3, "2026-11-03"), (86_400, "2026-11-03"),
      (86_400.001, "2026-11-04"),
    ] {
      let interval = DateInterval(start: midnight, duration: duration)
      #expect(
        DayRange(containing: interval, in: zone)
          == (try Self.range("2026-11-03", last)))
    }
  }

  @Test(
    arguments: [
      ("Europe/Berlin", "2026-10-01"), ("Africa/Cairo", "2010-08-01"),
      ("Africa/Casablanca", "2026-02-01"), ("America/Recife", "2000-10-01"),
      ("Asia/Gaza", "2040-10-01"), ("Pacific/Apia", "2011-12-01"),
      ("America/Havana", "2026-03-01"), ("Africa/Monrovia", "1972-01-01"),
      ("America/St_Johns", "1988-10-01"), ("Pacific/Kwajalein", "1993-08-01"),
    ])
  func `starts each day of a range as the day alone`(
    zone: String, first: String
  ) throws {
    let zone = try TimeZone(named: zone)
    let first = try #require(Day(first))
    for lead in 0..<14 {
      let from = first.advanced(by: -lead)
      for days in [1, 7, 8, 42, 400] {
        let range = from...from.advanced(by: days - 1)
        let starts = range.starts(in: zone)
        #expect(starts == range.map { $0.start(in: zone) })
        #expect(Set(starts.compactMap(\.self)).count >= days - 1)
      }
    }
  }

  /// Half year by half year, in every zone there is.
  @Test func `no zone takes the skip of a day back within a decade`() throws {
    let all = Day.isoDays
    var found = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      let zone = try TimeZone(named: name)
      let halves = stride(from: -62_091, to: 84_005, by: 183)
        .map { Day(epochDay: Int32($0)) }
      var missing: [Day] = []
      for (from, through) in zip(halves, halves.dropFirst()) {
        let rise =
          zone.secondsFromGMT(for: through.noon)
          - zone.secondsFromGMT(for: from.noon)
        guard rise > 20 * 3600 else { continue }
        missing += (from...through).filter { $0.start(in: zone) == nil }
      }
      let days = DayRangeSet(days: missing)
      found += days.dayCount
      #expect(all.nonexistentDays(in: zone) == days, "\(name)")
    }
    #expect(found > 5)
  }

  @Test(
    arguments: [
      ("Pacific/Apia", "2011-12-30"), ("Pacific/Fakaofo", "2011-12-30"),
      ("Pacific/Kiritimati", "1994-12-31"), ("Pacific/Kanton", "1994-12-31"),
      ("Pacific/Kwajalein", "1993-08-21"), ("Asia/Manila", "1844-12-31"),
      ("Europe/Berlin", nil), ("UTC", nil), ("America/Sitka", nil),
    ])
  func `finds the days a zone has not`(zone: String, day: String?) throws {
    let zone = try TimeZone(named: zone)
    let missing = try day.map { [try #require(Day($0))] } ?? []
    let expected = DayRangeSet(days: missing)
    #expect((Day.min...Day.max).nonexistentDays(in: zone) == expected)
    #expect(Day.isoDays.nonexistentDays(in: zone) == expected)
    // The range may end with the day, or beside it.
    for day in missing {
      for days in 0..<400 {
        let before = day.advanced(by: -days)...day
        #expect(before.nonexistentDays(in: zone) == expected)
        let after = day...day.advanced(by: days)
        #expect(after.nonexistentDays(in: zone) == expected)
      }
      let earlier = day.advanced(by: -9)...day.advanced(by: -1)
      let later = day.advanced(by: 1)...day.advanced(by: 9)
      #expect(earlier.nonexistentDays(in: zone).isEmpty)
      #expect(later.nonexistentDays(in: zone).isEmpty)
    }
  }
}

extension Day {
  /// Noon in Greenwich.
  fileprivate var noon: Date {
    Date(timeIntervalSince1970: 86_400 * Double(epochDay) + 43_200)
  }
}
