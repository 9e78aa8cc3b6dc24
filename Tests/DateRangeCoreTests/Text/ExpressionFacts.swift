import DateRangeCore
import DateRangeTestSupport
import Testing

/// A row of the table of expressions.
struct ExpressionFact: Decodable, Sendable, CustomTestStringConvertible {
  var expr: String
  var start: String?
  var end: String?
  var error: Bool?
  var today: String?
  var firstWeekday: String?

  var testDescription: String { expr }

  /// The context of the row; the whole table is for weeks from Monday.
  var context: ExpressionContext? {
    guard firstWeekday ?? "monday" == "monday" else { return nil }
    return Day(today ?? "2026-11-30").map { ExpressionContext(today: $0) }
  }

  static func all() throws -> [ExpressionFact] {
    try Facts.core.rows(of: "rows", in: "expressions.json")
  }
}

extension ExpressionContext {
  /// Monday, 30 November 2026: the day of the table.
  static let table = ExpressionContext(today: day("2026-11-30"))
}

/// A day that a test writes out; a text that is none is the last day there
/// is, which no test expects.
func day(_ text: String) -> Day {
  Day(text) ?? .max
}

extension DayExtent {
  /// The extent in one word: `2026-11-03`, `2026-11-03..2026-11-10`, `..`.
  var short: String {
    if self == .nothing { return "none" }
    if let range, range.days == 1 { return "\(range.lowerBound)" }
    return (start.map { "\($0)" } ?? "") + ".." + (end.map { "\($0)" } ?? "")
  }
}

/// What an expression means in one word, or its error.
func meaning(
  of text: String, in context: ExpressionContext = .table
) -> String {
  do {
    return try DayRangeExpression(text).extent(in: context).short
  } catch {
    return "\(error)"
  }
}
