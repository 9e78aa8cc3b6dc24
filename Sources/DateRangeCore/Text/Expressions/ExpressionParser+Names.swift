// Dates with the name of a month or weekday.
extension ExpressionParser {
  /// Reads a weekday, alone or before a date that must agree with it.
  mutating func kind(
    of weekday: Weekday, after start: Term?
  ) throws(ExpressionError) -> Term.Kind {
    let first = index
    advance()
    let comma = take(.comma)
    let isBeforeDate =
      switch token.kind {
      case .number: unit(at: 1) == nil
      case .word(.month): true
      default: false
      }
    guard isBeforeDate else {
      guard !comma else { throw unexpected() }
      return .weekday(weekday, .bare)
    }
    guard
      case .date(var date) = try term(after: start, addsOffsets: false).kind,
      date.part.isDay
    else {
      throw error(
        span(from: first), "a weekday stands alone or before a day",
        ["tue 3 nov"])
    }
    date.weekday = weekday
    date.span = span(from: first)
    return .date(date)
  }

  /// Reads `nov`, `nov 3`, `nov 2026`, `nov 3rd, 2026`.
  mutating func monthFirst() throws(ExpressionError) -> PartialDate {
    let start = index
    guard case .word(.month(let month)) = token.kind else {
      throw unexpected()
    }
    advance()
    var part = PartialDate.Part.month(month)
    if case .number(let day) = token.kind, token.length <= 2 {
      advance()
      try skipOrdinal(of: day)
      part = .day(month: month, day)
    }
    return try worded(part, from: start)
  }

  /// Reads `3 nov`, `3rd nov 2026`; or `3` alone, and `10, 2026`, which
  /// another end completes.
  mutating func dayFirst() throws(ExpressionError) -> PartialDate {
    let start = index
    guard case .number(let day) = token.kind else { throw unexpected() }
    advance()
    try skipOrdinal(of: day)
    guard case .word(.month(let month)) = token.kind else {
      return try worded(.number(day), from: start)
    }
    advance()
    return try worded(.day(month: month, day), from: start)
  }

  /// Reads `q4`, `h1`, `w48` and a year; behind a day by its ISO week also
  /// `W49-5`, the end of `2026-W48-1/W49-5`.
  mutating func letterAndNumber(
    after start: Term?
  ) throws(ExpressionError) -> PartialDate {
    let first = index
    let part =
      if case .weekday = start?.date?.part {
        try letteredPart(afterHyphen: true)
      } else {
        try letteredPart()
      }
    guard case .weekday = part else { return try worded(part, from: first) }
    return PartialDate(
      year: nil, part: part, style: .iso, span: span(from: first))
  }

  /// Reads the letter and the number of `q4`, `h1` or `w48`.
  mutating func letteredPart() throws(ExpressionError) -> PartialDate.Part {
    let start = index
    let letter = token.kind
    advance()
    guard case .number(let number) = token.kind, token.length <= 2 else {
      advance()
      throw error(span(from: start), "no quarter, half year or week")
    }
    advance()
    switch letter {
    case .word(.unit(.quarter)): return .quarter(number)
    case .word(.unit(.week)): return .week(number)
    case .word(.half): return .half(number)
    default: throw error(span(from: start), "no quarter, half year or week")
    }
  }

  /// A date with a name, and the year that may follow it.
  private mutating func worded(
    _ part: PartialDate.Part, from start: Int
  ) throws(ExpressionError) -> PartialDate {
    let year = try trailingYear(from: start)
    return PartialDate(
      year: year, part: part, style: .worded,
      yearIsLast: year != nil && isAtEnd, span: span(from: start))
  }

  /// Reads a year, with a comma before it or not.
  private mutating func trailingYear(
    from start: Int
  ) throws(ExpressionError) -> Int? {
    let comma = token.kind == .sign(.comma)
    let number = comma ? following : token
    guard case .number(let year) = number.kind, comma || number.isSpaced
    else { return nil }
    let date = source.text(in: span(from: start))
    guard number.length == 4 else {
      if comma || number.length == 2, !peek(comma ? 2 : 1).startsTime {
        advance(by: comma ? 2 : 1)
        let digits = source.text(in: number.span)
        throw error(
          span(from: start), "a year has four digits",
          [number.length == 2 ? "\(date) 20\(digits)" : "\(date) \(digits)"])
      }
      return nil
    }
    advance(by: comma ? 2 : 1)
    return year
  }

  /// Passes the letters of `3rd`.
  private mutating func skipOrdinal(of number: Int) throws(ExpressionError) {
    guard case .word(.ordinal(let letters)) = token.kind, !token.isSpaced
    else { return }
    let right = Word.Ordinal(of: number)
    guard letters == right else {
      let digits = source.text(in: source.tokens[index - 1].span)
      throw error(
        source.tokens[index - 1].span.lowerBound..<token.span.upperBound,
        "no ordinal number", ["\(digits)\(right)"])
    }
    advance()
  }
}

extension Word.Ordinal {
  fileprivate init(of number: Int) {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: self = .st
    case (2, let rest) where rest != 12: self = .nd
    case (3, let rest) where rest != 13: self = .rd
    default: self = .th
    }
  }
}

extension Token {
  /// Whether the token shows that the number before it is an hour.
  fileprivate var startsTime: Bool { kind == .other }
}

extension PartialDate.Part {
  /// Whether a weekday can stand before it.
  fileprivate var isDay: Bool {
    switch self {
    case .day, .dayOfYear, .weekday, .number: true
    default: false
    }
  }
}
