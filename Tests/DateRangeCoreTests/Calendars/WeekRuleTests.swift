import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

@Suite struct WeekRuleTests {
  struct Fact: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var firstWeekday: Int
    var minimumDays: Int
    var day: String
    var expect: String

    var testDescription: String { id }
  }

  /// All 49.
  static let rules = Weekday.allCases.flatMap { weekday in
    (1...7).map {
      WeekRule(firstWeekday: weekday, minimumDaysInFirstWeek: $0)
    }
  }

  @Test(
    arguments: try Facts.core.rows(
      Fact.self, of: "cases", in: "calendar.json", kind: "week"))
  func `numbers weeks as the facts do`(_ fact: Fact) throws {
    let day = try #require(Day(fact.day))
    let rule = WeekRule(
      // Foundation counts weekdays from 1 for Sunday.
      firstWeekday: .sunday.adding(days: fact.firstWeekday - 1),
      minimumDaysInFirstWeek: fact.minimumDays)
    let week = rule.number(of: day)
    #expect("\(week.year)-W\(week.number)" == fact.expect)
  }

  static func newYear(_ year: Int) -> Day {
    CalendarSystem.gregorian.month(year: year, number: 1)?.firstDay ?? .epoch
  }

  /// A week is of the year of its last day if it has enough days there, or
  /// else of the year before; weeks of one year are counted on.
  @Test func `numbers weeks as they are counted`() {
    let years = Depth.isLong ? 1...9999 : 1990...2040
    for rule in Self.rules {
      var week = rule.week(containing: Self.newYear(years.lowerBound))
      var counted: (year: Int, number: Int)?
      while week.upperBound.year <= years.upperBound {
        let last = week.upperBound
        let days = min(Self.newYear(last.year).distance(to: last) + 1, 7)
        let year = last.year - (days < rule.minimumDaysInFirstWeek ? 1 : 0)
        if let before = counted, year == before.year {
          counted = (year, before.number + 1)
        } else {
          if let (year, number) = counted, year > years.lowerBound {
            #expect(rule.weekCount(ofYear: year) == number)
          }
          counted = (year, 1)
        }
        if let (year, number) = counted, year > years.lowerBound {
          let isRight =
            week.allSatisfy {
              let found = rule.number(of: $0)
              return found.year == year && found.number == number
            } && rule.days(ofWeek: number, year: year) == week
          guard isRight else {
            Issue.record("\(week) is \(year), \(number) of \(rule)")
            return
          }
        }
        week = last.advanced(by: 1)...last.advanced(by: 7)
      }
    }
  }

  @Test func `numbers weeks as Foundation does`() {
    var generator = SeededGenerator(seed: 49)
    for rule in Self.rules {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.firstWeekday = rule.firstWeekday.rawValue % 7 + 1
      calendar.minimumDaysInFirstWeek = rule.minimumDaysInFirstWeek
      for _ in 0..<60 {
        let epochDay = Int32.random(in: -140_000...400_000, using: &generator)
        let parts = calendar.dateComponents(
          [.yearForWeekOfYear, .weekOfYear],
          from: Date(timeIntervalSince1970: Double(epochDay) * 86_400))
        let week = rule.number(of: Day(epochDay: epochDay))
        #expect(week.year == parts.yearForWeekOfYear)
        #expect(week.number == parts.weekOfYear)
      }
    }
  }

  @Test(arguments: Weekday.allCases)
  func `starts a week on its first weekday`(weekday: Weekday) {
    let rule = WeekRule(firstWeekday: weekday)
    #expect(rule.weekdays.first == weekday && rule.weekdays.count == 7)
    for epochDay in Int32(-20)...20 {
      let day = Day(epochDay: epochDay)
      let week = rule.week(containing: day)
      #expect(week.contains(day) && week.days == 7)
      #expect(week.lowerBound.weekday == weekday)
      #expect(week.lowerBound.distance(to: day) == rule.daysIntoWeek(of: day))
    }
  }

  @Test func `is cut short at the ends of the days, and never stops`() {
    for rule in Self.rules {
      #expect(rule.week(containing: .min).lowerBound == .min)
      #expect(rule.week(containing: .max).upperBound == .max)
      #expect(rule.number(of: .min).number >= 1)
      #expect(rule.number(of: .max).number >= 1)
      for year in [Int.min, -999_999, 999_999, .max] {
        #expect((52...53).contains(rule.weekCount(ofYear: year)))
      }
      for number in [Int.min, -1, 0, 54, .max] {
        #expect(rule.days(ofWeek: number, year: 2026) == nil)
      }
      #expect(rule.days(ofWeek: 1, year: .max) == nil)
      #expect(rule.days(ofWeek: 1, year: .min) == nil)
    }
  }

  @Test(arguments: [(Int.min, 1), (0, 1), (8, 7), (.max, 7), (5, 5)])
  func `takes the nearest minimum there is`(given: Int, taken: Int) {
    let rule = WeekRule(firstWeekday: .monday, minimumDaysInFirstWeek: given)
    #expect(rule.minimumDaysInFirstWeek == taken)
  }

  @Test(
    arguments: [
      ("2027-01-01", "2026-W53"), ("2026-11-30", "2026-W49"),
      ("0001-01-01", "0001-W01"), ("9999-12-31", "9999-W52"),
    ])
  func `writes a week of ISO 8601`(day: String, week: String) throws {
    let day = try #require(Day(day))
    #expect(WeekRule.iso.number(of: day).description == week)
  }
}
