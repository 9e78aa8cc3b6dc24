import DateRangeCore
import DateRangeTestSupport
import Testing

/// Texts that nobody meant.
///
/// A short run by default; the whole one is
/// `DATERANGE_LONG_TESTS=1 swift test -c release --filter Garbage`.
@Suite struct ExpressionGarbageTests {
  private static let pieces = [
    "2026", "-", "11", "03", "/", "..", " ", " ", "w48", "q4", "last", "next",
    "this", "past", "week", "month", "days", "d", "mo", "3", "31", "nov", "jan",
    "monday", "fri", "to", "until", "since", "from", "of", "day", "first",
    "end", "start", "P", "1", "W", "M", "+", "--", "–", "→", ",", ".", "rd",
    "th", "today", "weekend", "all", "none", "ago", "in", "now", "h1", "ytd",
    "date", "0", "9999", "99999999999999999999", "20261103", "\u{FEFF}",
    "\u{A0}", "\u{0}", "é", "\u{301}", "月", "trip", "(", ")", ":", "T", "%",
  ]

  private static func context() throws -> ExpressionContext {
    var context = ExpressionContext.table
    try context.define(preset: "trip=2026-11-03..10")
    return context
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `pieces of the grammar neither trap nor leave text unread`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let context = try Self.context()
    for _ in 0..<(Depth.isLong ? 4_000_000 : 1000) {
      let count = Int.random(in: 1...9, using: &random)
      let text = (0..<count)
        .compactMap { _ in Self.pieces.randomElement(using: &random) }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      try expectSanity(of: text, in: context, using: &random)
    }
  }

  @Test(arguments: [UInt64(5), 6])
  func `any characters neither trap nor leave text unread`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let context = try Self.context()
    for _ in 0..<(Depth.isLong ? 1_000_000 : 1000) {
      let count = Int.random(in: 0...20, using: &random)
      let bytes = (0..<count).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      try expectSanity(of: text, in: context, using: &random)
    }
  }

  /// What is accepted is a range of the years that are allowed, and stops
  /// being accepted, or means something else, when text is added to it.
  private func expectSanity(
    of text: String, in context: ExpressionContext,
    using random: inout SeededGenerator
  ) throws {
    let expression = DayRangeExpression(text)
    _ = try? expression.days(in: context)
    let extent: DayExtent
    do {
      extent = try expression.extent(in: context)
    } catch {
      let bytes = Array(text.utf8)
      try #require(error.span.upperBound <= bytes.count, "\(text)")
      #expect(Array(error.text.utf8) == Array(bytes[error.span]), "\(text)")
      return
    }
    for day in [extent.start, extent.end].compactMap({ $0 }) {
      #expect(Day.isoDays.contains(day), "\(text)")
    }
    for junk in [" banana", "#", " 10:00", ")", " of", "\u{0}", "x"] {
      #expect(
        (try? DayRangeExpression(text + junk).extent(in: context)) == nil,
        "\(text)\(junk)")
      #expect(
        (try? DayRangeExpression(junk + text).extent(in: context)) == nil,
        "\(junk)\(text)")
    }
    // Blanks around it and its case change nothing.
    let shouted = "\u{A0}" + text.uppercased() + " \n"
    #expect(
      (try? DayRangeExpression(shouted).extent(in: context)) == extent,
      "\(text)")
  }

  // Far longer than any expression, and deeper if it were a tree. A debug
  // build reads a megabyte a second; a square of the length would not end.
  @Test(arguments: [
    "a", "1", "-", ".", " ", "today ", "today..", "first day of ", "\u{0}",
    "e\u{301}", "\u{301}", "(", "nov ", "+1d", "1,", "月", "last ",
  ])
  func `reads a long text in one go`(piece: String) {
    let length = Depth.isLong ? 4_000_000 : 20_000
    let text = String(repeating: piece, count: length / piece.utf8.count)
    for text in [text, "today" + text, text + "today"] {
      do {
        _ = try DayRangeExpression(text).extent(in: .table)
      } catch {
        #expect(error.span.upperBound <= text.utf8.count)
      }
    }
  }
}
