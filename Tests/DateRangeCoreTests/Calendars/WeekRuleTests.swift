import DateRangeCore
import DateRangeTestSupport
import Testing

@Suite struct WeekRuleTests {
  struct Fact: Decodable, Sendable {
    var id: String
    var firstWeekday: Int
    var minimumDays: Int
    var day: String
    var expect: String
  }

  /// Foundation counts weekdays from 1 for Sunday.
  static func rule(first: Int, minimum: Int) -> WeekRule {
    WeekRule(
      firstWeekday: Weekday.sunday.adding(days: first - 1),
      minimumDaysInFirstWeek: minimum)
  }

  @Test(
    arguments: try Facts.core.rows(
      Fact.self, of: "cases", in: "calendar.json", kind: "week"))
  func `numbers weeks as the facts do`(_ fact: Fact) throws {
    let day = try #require(Day(fact.day))
    let rule = Self.rule(first: fact.firstWeekday, minimum: fact.minimumDays)
    let week = rule.number(of: day)
    #expect("\(week.year)-W\(week.number)" == fact.expect)
  }
}
