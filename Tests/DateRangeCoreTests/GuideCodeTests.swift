import DateRangeCore
import Foundation
import Testing

/// The Swift of the README and of every guide is Swift of these tests.
@Suite struct GuideCodeTests {
  @Test func `every block of Swift is compiled`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tests = try Self.files("swift", under: root.appending(path: "Tests"))
    let sources = try tests.map { try Self.code(in: Self.text($0)) }
    let guides = try Self.files("md", under: root.appending(path: "Docs"))
    var count = 0
    for page in guides + [root.appending(path: "README.md")] {
      for block in Self.blocks(in: try Self.text(page)) {
        count += 1
        let code = Self.code(in: block)
        #expect(
          sources.contains { $0.contains(code) },
          "\(page.lastPathComponent): \(block)")
      }
    }
    #expect(count > 12)
  }

  @Test func `the README's taps give dates`() throws {
    let day = try #require(Day("2026-11-03"))
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    func dates(_ nights: Int) -> ClosedRange<Date>? {
      GuideCode.readme(
        today: day, latest: day.advanced(by: 7), checkIn: day,
        checkOut: day.advanced(by: nights), zone: zone)
    }
    // Each day by its first instant.
    #expect(dates(7)?.lowerBound == Date(timeIntervalSince1970: 1_793_660_400))
    #expect(dates(7)?.upperBound == Date(timeIntervalSince1970: 1_794_265_200))
    #expect(dates(8) == nil)
  }

  @Test func `days count as the guide says`() {
    #expect(GuideCode.days() == ["2026-12-13", "7 and 6", "tuesday"])
  }

  @Test func `a range is cut as the guide says`() throws {
    let first = try #require(Day("2026-11-20"))
    let range = first...first.advanced(by: 51)
    #expect(GuideCode.chunks(of: range) == [3, 4, 8])
  }

  @Test func `a stay is refused as data says`() throws {
    func day(_ text: String) throws -> Day { try #require(Day(text)) }
    let booked = try day("2026-11-10")...day("2026-11-12")
    let christmas = try day("2026-12-20")...day("2026-12-31")
    func code(_ checkIn: String, _ checkOut: String) throws -> String? {
      GuideCode.stays(
        booked: booked, christmas: christmas,
        checkIn: try day(checkIn), checkOut: try day(checkOut)
      )?.code.rawValue
    }
    #expect(try code("2026-11-13", "2026-11-16") == nil)
    #expect(try code("2026-11-09", "2026-11-13") == "blocked-night")
    #expect(try code("2026-11-15", "2026-11-18") == "no-check-in")
    #expect(try code("2026-12-21", "2026-12-24") == "too-short")
  }

  @Test func `a report names its causes`() throws {
    func day(_ text: String) throws -> Day { try #require(Day(text)) }
    let season = try day("2026-11-01")...day("2026-11-30")
    var rules = SelectionRules()
    rules.constraints.bounds = season
    rules.constraints.blockedNights.days = [
      try day("2026-11-01")...day("2026-11-09"),
      try day("2026-11-13")...day("2026-11-20"),
    ]
    rules.constraints.lengths = LengthLimits(minNights: 5)
    #expect(
      GuideCode.report(on: rules, season) == [.blockedNights, .minNights])
  }

  @Test func `a law of one's own finds what breaks it`() throws {
    let first = try #require(Day("2026-11-02"))
    let check = RuleCheck(
      Fortnight(), in: first...first, laws: [GuideCode.law])
    let failure = #expect(throws: RuleCheck<Fortnight>.Failure.self) {
      try check.exhaustive()
    }
    #expect(failure?.law == "away")
    #expect(failure?.taps == [first, first])
  }

  @Test func `a grid has the days of its month`() throws {
    let rows = GuideCode.grid(of: try #require(Day("2026-11-03")))
    #expect(rows.count == 6)
    #expect(rows.first == ["-", "-", "-", "-", "-", "-", "1"])
    #expect(rows.last?.first == "30")
  }
}

extension GuideCodeTests {
  private static func files(_ kind: String, under folder: URL) throws -> [URL] {
    let all = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return all.filter { $0.hasSuffix(".\(kind)") }.sorted()
      .map { folder.appending(path: $0) }
  }

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static func blocks(in page: String) -> [String] {
    page.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
  }

  /// The lines without their comments and what they are indented by.
  private static func code(in text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: true).map { line in
      let code = line.split(separator: "//", omittingEmptySubsequences: false)
      return (code.first ?? "").trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
