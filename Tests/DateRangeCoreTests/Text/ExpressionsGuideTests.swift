import DateRangeCore
import Testing

/// The tables of `Docs/Expressions.md`.
@Suite struct ExpressionsGuideTests {
  @Test(
    arguments: try GuideRows.all(
      under: "| expression | days |", in: "Expressions.md"))
  func `means what the guide says`(row: [String]) throws {
    try #require(row.count == 2)
    #expect(meaning(of: row[0]) == row[1])
  }

  @Test(
    arguments: try GuideRows.all(
      under: "| refused | message |", in: "Expressions.md"))
  func `is refused as the guide says`(row: [String]) throws {
    try #require(row.count == 2)
    #expect(meaning(of: row[0]) == row[1])
    #expect(throws: ExpressionError.self) {
      try DayRangeExpression(row[0]).extent(in: .table)
    }
  }
}

/// The tables of `Docs/Formats.md`.
@Suite struct FormatsGuideTests {
  private static let context = FormatContext(instants: .fixed(3600))

  private func record(_ format: String, _ extent: DayExtent) -> String {
    let text = written(format, extent, in: FormatsGuideTests.context)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static let range = DayExtent.range(
    day("2026-11-03")...day("2026-11-10"))

  @Test(
    arguments: try GuideRows.all(under: "| format | record |", in: "Formats.md")
      + GuideRows.all(under: "| template | record |", in: "Formats.md")
      + GuideRows.all(under: "| refused | message |", in: "Formats.md"))
  func `writes what the guide says`(row: [String]) throws {
    try #require(row.count == 2)
    #expect(record(row[0], FormatsGuideTests.range) == row[1])
  }

  @Test(
    arguments: try GuideRows.all(
      under: "| format | from 2026-11-03 |", in: "Formats.md"))
  func `writes open sides as the guide says`(row: [String]) throws {
    try #require(row.count == 4)
    #expect(record(row[0], .from(day("2026-11-03"))) == row[1])
    #expect(record(row[0], .through(day("2026-11-10"))) == row[2])
    #expect(record(row[0], .all) == row[3])
  }

  @Test func `shows every format`() throws {
    let shown = try GuideRows.all(
      under: "| format | record |", in: "Formats.md"
    ).compactMap { $0.first?.split(separator: ":").first }
    let known = RangeFormat.names.compactMap { $0.split(separator: ":").first }
    #expect(Set(shown) == Set(known))
  }
}
