import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

@Suite struct DayDateTests {
  static let zones = [
    "Europe/Berlin", "America/New_York", "Pacific/Apia", "Asia/Kathmandu",
    "Australia/Lord_Howe", "Africa/Monrovia", "America/St_Johns",
    "GMT+18", "GMT-18", "UTC",
  ]

  @Test(arguments: zones)
  func `tells a day from the last moment before it`(name: String) throws {
    let zone = try TimeZone(named: name)
    for epochDay in stride(from: Int32(-60_000), to: 120_000, by: 331) {
      let day = Day(epochDay: epochDay)
      let start = try #require(day.start(in: zone))
      #expect(Day(containing: start, in: zone) == day)
      let seconds = start.timeIntervalSinceReferenceDate
      // The nearest date before: nanoseconds in the years around 2001.
      for before in [seconds.nextDown, seconds - 1e-6, seconds - 1] {
        let date = Date(timeIntervalSinceReferenceDate: before)
        #expect(Day(containing: date, in: zone).epochDay == epochDay - 1)
      }
    }
  }

  @Test(arguments: zones)
  func `takes any date`(name: String) throws {
    let zone = try TimeZone(named: name)
    for seconds in [Double.infinity, 1e300, 1e18, 1e15, 1.9e14] {
      let late = Date(timeIntervalSinceReferenceDate: seconds)
      let early = Date(timeIntervalSinceReferenceDate: -seconds)
      #expect(Day(containing: late, in: zone) == .max)
      #expect(Day(containing: early, in: zone) == .min)
    }
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(Day(containing: none, in: zone) == .min)
    let tiny = Date(timeIntervalSinceReferenceDate: .leastNonzeroMagnitude)
    #expect(Day(containing: tiny, in: .gmt) == Day("2001-01-01"))
    let before = Date(timeIntervalSinceReferenceDate: -.leastNonzeroMagnitude)
    #expect(Day(containing: before, in: .gmt) == Day("2000-12-31"))
  }

  @Test(arguments: zones)
  func `goes there and back to both ends of the days`(name: String) throws {
    let zone = try TimeZone(named: name)
    for day in [Day.min, .min.advanced(by: 1), .max, .max.advanced(by: -1)] {
      let start = try #require(day.start(in: zone))
      #expect(Day(containing: start, in: zone) == day)
      // Out there Foundation's own offsets end; a day may be a long one.
      #expect(try #require(day.end(in: zone)) > start)
    }
  }

  @Test(arguments: [-64_800, -43_199, -1, 0, 1, 12_345, 20_000, 64_800])
  func `knows offsets to the second`(offset: Int) throws {
    let zone = try #require(TimeZone(secondsFromGMT: offset))
    for day in [Day.epoch, Day(epochDay: -1), Day(epochDay: 20_000)] {
      let start = try #require(day.start(in: zone))
      #expect(
        start.timeIntervalSince1970
          == Double(Int(day.epochDay) * 86_400 - offset))
      #expect(Day(containing: start, in: zone) == day)
    }
  }

  @Test func `agrees with Foundation on random dates`() throws {
    var generator = SeededGenerator(seed: 2026)
    let names = TimeZone.knownTimeZoneIdentifiers
    var calendar = Calendar(identifier: .gregorian)
    for _ in 0..<3_000 {
      let name = try #require(names.randomElement(using: &generator))
      calendar.timeZone = try TimeZone(named: name)
      let date = Date(
        timeIntervalSince1970: .random(in: -1.2e10...1e11, using: &generator))
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let day = Day(containing: date, in: calendar.timeZone)
      #expect(
        parts.year == day.year && parts.month == day.month
          && parts.day == day.dayOfMonth, "\(name) \(date)")
      #expect(
        day.start(in: calendar.timeZone) == calendar.startOfDay(for: date),
        "\(name) \(date)")
    }
  }
}
