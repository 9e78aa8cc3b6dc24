import DateRangeCore
import Foundation
import Testing

/// `Docs/Checking.md` beside what it shows.
@Suite struct CheckingGuideTests {
  private static func text(_ path: String...) throws -> String {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    for part in path { url.append(path: part) }
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test func `shows a rule that is compiled`() throws {
    let source = try Self.text(
      "Tests", "DateRangeCoreTests", "Checking", "FortnightRule.swift")
    let start = try #require(source.range(of: "// guide: a rule\n"))
    let end = try #require(source.range(of: "// guide: end"))
    let rule = source[start.upperBound..<end.lowerBound]
    #expect(rule.split(separator: "\n").count <= 20)
    #expect(try Self.text("Docs", "Checking.md").contains(rule))
  }

  @Test func `shows what the checks throw`() throws {
    let guide = try Self.text("Docs", "Checking.md")
    let november = day("2026-11-01")...day("2026-11-30")
    let year = day("2026-01-01")...day("2026-12-31")
    var failures: [String] = []
    do throws(RuleCheck<Fortnight>.Failure) {
      try RuleCheck(Fortnight(), in: november).exhaustive()
    } catch {
      failures.append("\(error)")
    }
    do throws(RuleCheck<Fortnight>.Failure) {
      try RuleCheck(Fortnight(), in: year).random(seed: 7, cases: 400)
    } catch {
      failures.append("\(error)")
    }
    #expect(failures.count == 2)
    for failure in failures {
      #expect(guide.contains("```\n\(failure)\n```"), "\(failure)")
    }
  }

  @Test func `lists every law`() throws {
    let guide = try Self.text("Docs", "Checking.md")
    let laws = Law<Fortnight>.common + [.eitherOrder]
    for law in laws {
      #expect(guide.contains("| `\(law.name)` | \(law.meaning) |"))
    }
  }
}
