import DateRangeCore
import Foundation
import Testing

/// A row of the table of expressions.
struct ExpressionFact: Decodable, Sendable, CustomTestStringConvertible {
  var expr: String
  var start: String?
  var end: String?
  var error: Bool?
  var today: String?

  var testDescription: String { expr }

  var context: ExpressionContext {
    get throws {
      ExpressionContext(today: try #require(Day(today ?? "2026-11-30")))
    }
  }

  private struct Table: Decodable {
    var rows: [ExpressionFact]
  }

  /// All rows; none when the file cannot be read, which a test looks for.
  static let all: [ExpressionFact] = {
    let url = Bundle.module.url(
      forResource: "expressions", withExtension: "json",
      subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url),
      let table = try? JSONDecoder().decode(Table.self, from: data)
    else { return [] }
    return table.rows
  }()
}
