/// An expression read: what it means, and how plainly it said so.
struct ExpressionReading {
  var extent: DayExtent

  /// Whether it is dates of numbers alone, which mean the same on every day.
  var isAbsolute: Bool
}

extension DayRangeExpression {
  /// Reads the text, and seeks advice where it cannot be read.
  func advisedReading(
    in context: ExpressionContext
  ) throws(ExpressionError) -> ExpressionReading {
    do {
      return try reading(in: context)
    } catch {
      throw ForeignSpelling.advise(error, on: self, in: context)
    }
  }

  /// Reads the text.
  ///
  /// - Parameters:
  ///   - context: What it is read against.
  ///   - depth: How many presets lead to it.
  /// - Returns: What it means.
  /// - Throws: ``ExpressionError`` without advice from elsewhere.
  func reading(
    in context: ExpressionContext, depth: Int = 0
  ) throws(ExpressionError) -> ExpressionReading {
    let source = ExpressionLexer.source(text, in: context)
    var parser = ExpressionParser(source, in: context)
    let syntax = try parser.parse()
    let resolver = ExpressionResolver(
      context: context, source: source, depth: depth)
    return ExpressionReading(
      extent: try resolver.extent(of: syntax),
      isAbsolute: syntax.isAbsolute)
  }

  /// The days of the expression as the end of a range.
  func range(
    from start: Day, in context: ExpressionContext
  ) throws(ExpressionError) -> DayRange {
    let source = ExpressionLexer.source(text, in: context)
    let date = PartialDate(
      year: start.year, part: .day(month: start.month, start.dayOfMonth),
      style: .iso, span: 0..<0)
    var parser = ExpressionParser(source, in: context)
    let end = try parser.parseEnd(
      after: Term(kind: .date(date), span: 0..<0))
    let resolver = ExpressionResolver(context: context, source: source)
    return try resolver.range(from: start...start, date, through: end)
  }
}

extension RangeSyntax {
  fileprivate var isAbsolute: Bool {
    switch self {
    case .nothing, .all: false
    case .closed(let start, _): start.isAbsolute
    case .single(let term), .lasting(let term, _), .ending(_, let term),
      .from(let term), .through(let term):
      term.isAbsolute
    case .since: false
    }
  }
}

extension Term {
  fileprivate var isAbsolute: Bool {
    guard let date else { return false }
    return date.style == .iso && date.year != nil
  }
}
