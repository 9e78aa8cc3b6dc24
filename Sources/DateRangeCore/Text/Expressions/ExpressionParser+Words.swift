// Ends that begin with a word.
extension ExpressionParser {
  mutating func wordedKind(
    _ word: Word, after start: Term?
  ) throws(ExpressionError) -> Term.Kind {
    switch word {
    case .month:
      return .date(try monthFirst())
    case .weekday(let weekday):
      return try kind(of: weekday, after: start)
    case .unit(let unit):
      return try kind(of: unit, after: start)
    case .half where following.isNumber && !following.isSpaced:
      return .date(try letterAndNumber(after: start))
    case .last, .past, .this, .next:
      return try modified(by: word)
    case .first, .start, .end:
      return try edge(word)
    case .in:
      return try inUnits()
    default:
      defer { advance() }
      switch word {
      case .today(let days): return .today(days)
      case .weekend: return .weekend(0)
      case .toDate(let unit): return .toDate(unit)
      default: throw unexpected()
      }
    }
  }

  /// Reads a unit: this one, or `q4`, `month to date`, `week of 3 nov`.
  private mutating func kind(
    of unit: DayUnit, after start: Term?
  ) throws(ExpressionError) -> Term.Kind {
    if token.length == 1, following.isNumber, !following.isSpaced {
      return .date(try letterAndNumber(after: start))
    }
    advance()
    if let length = toDateLength() {
      advance(by: length)
      return .toDate(unit)
    }
    if unit == .week, take(.of) { return .weekOf(try term()) }
    return .unit(unit, 0)
  }

  /// How many tokens `to date` or `-to-date` are, if they stand here.
  private func toDateLength() -> Int? {
    let words = [Token.Kind.word(.to), .word(.date)]
    let hyphen = Token.Kind.sign(.hyphen)
    if [token.kind, following.kind] == words { return 2 }
    let kinds = (0..<4).map { peek($0).kind }
    return kinds == [hyphen, words[0], hyphen, words[1]] ? 4 : nil
  }

  /// Reads what follows `last`, `past`, `this` or `next`.
  private mutating func modified(
    by word: Word
  ) throws(ExpressionError) -> Term.Kind {
    if let edge = try edgeOfDay(word) { return edge }
    let start = index
    advance()
    if token.isNumber { return try rolling(word, from: start) }
    let number = word == .last ? -1 : word == .next ? 1 : 0
    defer { advance() }
    switch (token.kind, word) {
    case (.word(.unit(let unit)), .past) where !isNumbered:
      return .rolling(Offset(count: -1, unit: unit, span: token.span))
    case (.word(.unit(let unit)), _) where !isNumbered:
      return .unit(unit, number)
    case (_, .past):
      advance()
      throw error(
        span(from: start), "'past' stands before a number or a unit",
        ["last " + source.text(in: source.tokens[index - 1].span)])
    case (.word(.weekend), _):
      return .weekend(number)
    case (.word(.weekday(let weekday)), _):
      return .weekday(
        weekday, word == .last ? .last : word == .next ? .next : .this)
    default:
      advance(by: isNumbered ? 2 : 1)
      throw error(
        span(from: start), "neither a unit nor a weekday follows",
        ["last week", "last 7 days", "last friday"])
    }
  }

  /// Whether a number follows at once, as in `q4`.
  private var isNumbered: Bool { following.isNumber && !following.isSpaced }

  /// Reads `7 days` behind `last`, `past` or `next`.
  private mutating func rolling(
    _ word: Word, from start: Int
  ) throws(ExpressionError) -> Term.Kind {
    let number = source.text(in: token.span)
    guard var offset = numberOfUnits(), word != .this else {
      if index == start + 1 { advance() }
      if !isAtEnd { advance() }
      throw error(
        span(from: start), "no number of days, weeks, months or years",
        number.utf8.count >= 4
          ? ["last 7 days"]
          : word == .this
            ? ["next \(number) days"]
            : [source.text(in: source.tokens[start].span) + " \(number) days"])
    }
    offset.span = span(from: start)
    guard offset.count > 0 else {
      throw error(
        offset.span, "a range has at least one day",
        [source.text(in: source.tokens[start].span) + " 1 day"])
    }
    if word != .next { offset.count = -offset.count }
    return .rolling(offset)
  }

  /// Reads `first day of` or `last day of` and a period.
  private mutating func edgeOfDay(
    _ word: Word
  ) throws(ExpressionError) -> Term.Kind? {
    guard word == .last || word == .first,
      following.kind == .word(.unit(.day)), peek(2).kind == .word(.of)
    else { return nil }
    advance(by: 3)
    return .edge(isLast: word == .last, try term(addsOffsets: false))
  }

  private mutating func edge(
    _ word: Word
  ) throws(ExpressionError) -> Term.Kind {
    if let edge = try edgeOfDay(word) { return edge }
    guard word != .first, following.kind == .word(.of) else {
      let text = source.text(in: token.span)
      throw error(
        token.span, "a period must follow",
        [word == .first ? "first day of month" : "\(text) of month"])
    }
    advance(by: 2)
    return .edge(isLast: word == .end, try term(addsOffsets: false))
  }

  private mutating func inUnits() throws(ExpressionError) -> Term.Kind {
    let start = index
    advance()
    guard var offset = numberOfUnits() else {
      if !isAtEnd { advance() }
      throw error(
        span(from: start), "a number of days or weeks must follow",
        ["in 3 days"])
    }
    offset.span = span(from: start)
    return .fromToday(offset)
  }
}
