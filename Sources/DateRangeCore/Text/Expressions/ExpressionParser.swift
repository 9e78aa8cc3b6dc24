/// Reads tokens into ``RangeSyntax``: recursive descent, no way back.
///
/// What it takes depends on the context only through the names in it and the
/// order of numbers; nothing is counted here.
struct ExpressionParser {
  let source: ExpressionSource
  let context: ExpressionContext
  private(set) var index = 0

  /// Reads a whole text.
  init(_ source: ExpressionSource, in context: ExpressionContext) {
    self.source = source
    self.context = context
  }

  /// The current token; the last one, the end, is never passed.
  var token: Token { source.tokens[index] }

  /// The token after the current one.
  var following: Token { peek(1) }

  func peek(_ distance: Int) -> Token {
    source.tokens[min(index + distance, source.tokens.count - 1)]
  }

  mutating func advance(by count: Int = 1) {
    index = min(index + count, source.tokens.count - 1)
  }

  var isAtEnd: Bool { token.kind == .end }

  /// Passes the token if it is the sign.
  mutating func take(_ sign: Token.Sign) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  /// Passes the token if it is the word.
  mutating func take(_ word: Word) -> Bool {
    guard token.kind == .word(word) else { return false }
    advance()
    return true
  }

  /// Where the tokens stand from one index up to the current one.
  func span(from start: Int) -> Range<Int> {
    let first = source.tokens[start].span.lowerBound
    guard index > start else { return source.tokens[start].span }
    return first..<source.tokens[index - 1].span.upperBound
  }

  func error(
    _ span: Range<Int>, _ reason: String, _ suggestions: [String] = []
  ) -> ExpressionError {
    ExpressionError(
      text: source.text(in: span), span: span, reason: reason,
      suggestions: suggestions)
  }

  /// The error that nothing can be made of the current token.
  func unexpected() -> ExpressionError {
    if isAtEnd {
      return index == 0
        ? error(
          token.span, "the expression is empty",
          ["today", "last week", "2026-11-03..2026-11-10"])
        : error(
          0..<token.span.upperBound, "something is missing at the end",
          ["\(source.text(in: 0..<token.span.upperBound)) \(context.today)"])
    }
    let rest = token.span.lowerBound..<source.end
    return error(
      rest, index == 0 ? ExpressionError.noRange : ExpressionError.unread)
  }
}

// Ranges.
extension ExpressionParser {
  /// Reads the whole text.
  mutating func parse() throws(ExpressionError) -> RangeSyntax {
    let syntax = try range()
    guard isAtEnd else { throw unexpected() }
    return syntax
  }

  /// Reads the whole text as the second end of a range.
  mutating func parseEnd(after start: Term) throws(ExpressionError) -> Term {
    let end = try term(after: start)
    guard isAtEnd else { throw unexpected() }
    return end
  }

  private mutating func range() throws(ExpressionError) -> RangeSyntax {
    switch token.kind {
    case .word(.none):
      advance()
      return .nothing
    case .word(.all):
      advance()
      return .all
    case .word(.since):
      advance()
      return .since(try term())
    case .word(.until):
      advance()
      return .through(try term())
    case .word(.from):
      advance()
      return try range(from: try term(), isOpen: true)
    case .sign(.dots):
      advance()
      return try rangeOpenAtStart()
    case .word(.period) where following.isNumber && !following.isSpaced:
      let length = try duration()
      guard try sign(after: nil) != nil else { throw lonely(length) }
      return .ending(length, try term())
    default:
      return try range(from: try term(), isOpen: false)
    }
  }

  private func lonely(_ length: Offset) -> ExpressionError {
    let text = source.text(in: length.span)
    return error(
      length.span, "a length needs a date beside it",
      ["today/\(text)", "\(text)/today"])
  }

  private mutating func rangeOpenAtStart() throws(ExpressionError)
    -> RangeSyntax
  {
    if isAtEnd { return .all }
    if take(.slash) || token.kind == .sign(.dots), take(.dots) { return .all }
    return .through(try term())
  }

  /// Reads what follows the first end of a range.
  private mutating func range(
    from start: Term, isOpen: Bool
  ) throws(ExpressionError) -> RangeSyntax {
    guard let sign = try sign(after: start) else {
      if isOpen { return .from(start) }
      return try isoNeighbour(of: start).map { .closed(start, $0) }
        ?? .single(start)
    }
    if sign == .dots, isAtEnd { return .from(start) }
    if sign == .slash, take(.dots) { return .from(start) }
    if isAtEnd {
      throw error(
        0..<token.span.upperBound, "the end is missing",
        [source.text(in: start.span) + (sign == .slash ? "/.." : "..")])
    }
    if case .word(.period) = token.kind, following.isNumber,
      !following.isSpaced
    {
      return .lasting(start, try duration())
    }
    let end = try term(after: start)
    if sign == .hyphen, !(start.isWorded && end.isWorded) {
      throw hyphen(between: start, and: end)
    }
    return .closed(start, end)
  }

  /// Reads a date of numbers beside another one: `2026-11-03 2026-11-10`.
  private mutating func isoNeighbour(
    of start: Term
  ) throws(ExpressionError) -> Term? {
    guard let date = start.date, date.style == .iso, date.weekday == nil,
      token.isNumber, token.isSpaced, token.length == 4 || token.length == 8
    else { return nil }
    let end = try term(after: start)
    guard let other = end.date, date.part.isLike(other.part) else {
      throw error(
        start.span.lowerBound..<end.span.upperBound,
        "two dates of different kinds",
        [source.text(in: start.span) + ".." + source.text(in: end.span)])
    }
    return end
  }
}

// Signs between two ends.
extension ExpressionParser {
  /// Passes a range sign.
  ///
  /// - Parameter start: The end before it, `nil` for a length.
  /// - Returns: What sign it was: `.hyphen` for one without blanks, which
  ///   is a sign between words only, `.hyphens` for any other one that is
  ///   neither `..` nor `/`; `nil` when there is none.
  /// - Throws: ``ExpressionError`` for a hyphen with one blank.
  private mutating func sign(
    after start: Term?
  ) throws(ExpressionError) -> Token.Sign? {
    switch token.kind {
    case .sign(.dots), .sign(.slash):
      defer { advance() }
      return token.kind == .sign(.dots) ? .dots : .slash
    case .sign(.hyphens), .sign(.dash), .word(.to), .word(.until):
      advance()
      return .hyphens
    case .sign(.hyphen):
      guard token.isSpaced == following.isSpaced else {
        throw hyphen(after: start)
      }
      defer { advance() }
      return token.isSpaced ? .hyphens : .hyphen
    default:
      return nil
    }
  }

  /// The error of a hyphen with a blank on one side only.
  private func hyphen(after start: Term?) -> ExpressionError {
    let before = start.map { source.text(in: $0.span) } ?? ""
    let after = source.text(in: following.span.lowerBound..<source.end)
    return error(
      0..<source.end, "a hyphen has blanks on both sides or on none",
      following.kind == .end ? ["\(before).."] : ["\(before)..\(after)"])
  }

  /// The error of a hyphen without blanks between numbers.
  private func hyphen(between start: Term, and end: Term) -> ExpressionError {
    error(
      start.span.lowerBound..<end.span.upperBound,
      "a hyphen between dates of numbers needs blanks",
      [source.text(in: start.span) + ".." + source.text(in: end.span)])
  }
}

extension ExpressionSource {
  /// Where the text's last token that is not the end stops.
  var end: Int {
    tokens.dropLast().last?.span.upperBound ?? 0
  }
}

extension Token {
  var isNumber: Bool {
    if case .number = kind { true } else { false }
  }
}

extension Term {
  /// Whether a bare hyphen beside it cannot be part of a date of numbers.
  fileprivate var isWorded: Bool {
    guard offsets.isEmpty else { return false }
    switch kind {
    case .date(let date): return date.style == .worded
    case .offset: return false
    default: return true
    }
  }
}

extension PartialDate.Part {
  /// Whether two dates are as much of the calendar, so that side by side they
  /// are the ends of a range.
  fileprivate func isLike(_ other: PartialDate.Part) -> Bool {
    rank == other.rank
  }

  private var rank: Int {
    switch self {
    case .year: 0
    case .half: 1
    case .quarter: 2
    case .month: 3
    case .week: 4
    case .day, .weekday, .dayOfYear: 5
    case .number: 6
    }
  }
}
