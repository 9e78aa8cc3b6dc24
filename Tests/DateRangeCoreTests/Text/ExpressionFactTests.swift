import DateRangeCore
import Testing

@Suite struct ExpressionFactTests {
  @Test(arguments: try ExpressionFact.all())
  func `means what the table says`(fact: ExpressionFact) throws {
    let context = try #require(fact.context)
    let expression = DayRangeExpression(fact.expr)
    guard fact.error != true else {
      let error = #expect(throws: ExpressionError.self) {
        try expression.extent(in: context)
      }
      return try expectHelp(in: #require(error), of: fact, context)
    }
    let extent = try expression.extent(in: context)
    #expect(extent.start.map { "\($0)" } == fact.start)
    #expect(extent.end.map { "\($0)" } == fact.end)
  }

  /// An error is one line, names a part of the text, and suggests what can be
  /// read.
  private func expectHelp(
    in error: ExpressionError, of fact: ExpressionFact,
    _ context: ExpressionContext
  ) throws {
    #expect(!error.description.contains { $0.isNewline })
    #expect(fact.expr.contains(error.text))
    let utf8 = Array(fact.expr.utf8)
    try #require(error.span.isWithin(utf8.indices))
    #expect(Array(error.text.utf8) == Array(utf8[error.span]))
    for suggestion in error.suggestions where suggestion.isExpression {
      #expect(
        throws: Never.self, "\(suggestion)",
        performing: {
          try DayRangeExpression(suggestion).extent(in: context)
        })
    }
  }
}

extension String {
  /// Whether it is not advice about the command line.
  fileprivate var isExpression: Bool {
    !["daterange", "--", "add ", "a date"].contains { hasPrefix($0) }
  }
}

extension Range<Int> {
  fileprivate func isWithin(_ other: Range<Int>) -> Bool {
    other.lowerBound <= lowerBound && upperBound <= other.upperBound
  }
}
