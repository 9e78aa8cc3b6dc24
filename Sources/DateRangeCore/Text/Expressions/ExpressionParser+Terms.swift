// One end of a range.
extension ExpressionParser {
  /// Reads one end.
  ///
  /// - Parameters:
  ///   - start: The first end when this is the second one.
  ///   - addsOffsets: Whether `+ 2 weeks` behind it is part of it.
  /// - Returns: What was written.
  /// - Throws: ``ExpressionError`` where nothing can be made of it.
  mutating func term(
    after start: Term? = nil, addsOffsets: Bool = true
  ) throws(ExpressionError) -> Term {
    let first = index
    var term = Term(kind: try kind(after: start), span: 0..<0)
    while addsOffsets, let offset = try trailingOffset() {
      term.offsets.append(offset)
    }
    term.span = span(from: first)
    return term
  }

  private mutating func kind(
    after start: Term?
  ) throws(ExpressionError) -> Term.Kind {
    switch token.kind {
    case .number:
      return try numberedKind(after: start)
    case .word(let word):
      return try wordedKind(word, after: start)
    case .preset(let name):
      advance()
      return .preset(name)
    case .sign(.plus), .sign(.hyphen):
      return .offset(try signedOffset())
    default:
      throw unexpected()
    }
  }

  /// Reads `+ 2 weeks` behind a date.
  ///
  /// A hyphen is a minus only before a number of units; before anything else
  /// it is a range sign.
  private mutating func trailingOffset() throws(ExpressionError) -> Offset? {
    switch token.kind {
    case .sign(.plus): return try signedOffset()
    case .sign(.hyphen) where unit(at: 2) != nil: return try signedOffset()
    default: return nil
    }
  }

  /// Reads a sign, a number and a unit.
  private mutating func signedOffset() throws(ExpressionError) -> Offset {
    let start = index
    let isNegative = token.kind == .sign(.hyphen)
    advance()
    guard token.isNumber, token.length < 4 || unit(at: 1) != nil else {
      throw index == 1 && isAtEnd
        ? error(source.tokens[start].span, ExpressionError.noRange)
        : unexpected()
    }
    guard var offset = numberOfUnits() else {
      advance()
      let text = source.text(in: span(from: start))
      throw error(span(from: start), "the unit is missing", ["\(text)d"])
    }
    offset.span = span(from: start)
    if isNegative { offset.count = -offset.count }
    return offset
  }

  /// The unit that stands so many tokens further, behind a number.
  ///
  /// `w48` is a week, not a unit.
  func unit(at distance: Int) -> DayUnit? {
    guard peek(distance - 1).isNumber,
      case .word(.unit(let unit)) = peek(distance).kind
    else { return nil }
    let next = peek(distance + 1)
    return next.isNumber && !next.isSpaced ? nil : unit
  }

  /// Passes a number and a unit, if they stand here.
  mutating func numberOfUnits() -> Offset? {
    guard case .number(let count) = token.kind, let unit = unit(at: 1)
    else { return nil }
    let start = index
    advance(by: 2)
    return Offset(count: count, unit: unit, span: span(from: start))
  }

  /// Reads `P1W`: one number and one unit, of which `M` is the month.
  mutating func duration() throws(ExpressionError) -> Offset {
    let start = index
    advance()
    guard case .number(let count) = token.kind else { throw unexpected() }
    advance()
    let unit: DayUnit? =
      switch token.kind {
      case .word(.unit(let unit)) where unit != .quarter: unit
      case .unknownWord where isLetter("m"): .month
      default: nil
      }
    let isWhole = token.length == 1 && !token.isSpaced
    advance()
    let follows = !token.isSpaced && (token.isNumber || token.isLetters)
    guard let unit, isWhole, !follows else {
      while !token.isSpaced, token.isNumber || token.isLetters { advance() }
      throw error(
        span(from: start), "a length is one number of D, W, M or Y",
        ["P\(count)D"])
    }
    guard count > 0 else {
      throw error(span(from: start), "a length is at least 1", ["P1D"])
    }
    return Offset(count: count, unit: unit, span: span(from: start))
  }

  /// Whether the token is a letter, in whatever case.
  func isLetter(_ letter: String) -> Bool {
    source.text(in: token.span).lowercased() == letter
  }
}

extension Token {
  var isLetters: Bool {
    switch kind {
    case .word, .unknownWord: true
    default: false
    }
  }
}
