import Foundation
import Testing

/// The rows of `Fixtures/calendar.json`.
enum CalendarFacts {
  /// The rows of one kind, of which there must be some.
  static func rows<Row: Decodable>(kind: String) throws -> [Row] {
    let url = try #require(
      Bundle.module.url(
        forResource: "calendar", withExtension: "json",
        subdirectory: "Fixtures"))
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let facts = try #require(object as? [String: Any])
    let rows = try #require(facts["cases"] as? [[String: Any]])
      .filter { $0["kind"] as? String == kind }
    try #require(!rows.isEmpty)
    return try JSONDecoder().decode(
      [Row].self, from: JSONSerialization.data(withJSONObject: rows))
  }
}
