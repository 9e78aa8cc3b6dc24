// Ends that begin with a number.
extension ExpressionParser {
  mutating func numberedKind(
    after start: Term?
  ) throws(ExpressionError) -> Term.Kind {
    if unit(at: 1) != nil, let offset = numberOfUnits() {
      return .fromToday(try unsigned(offset))
    }
    switch token.length {
    case 4: return .date(try yearFirst())
    case 8: return .date(try basicDate())
    case 1, 2: return .date(try shortNumber(after: start))
    case 3 where start?.date?.isDayOfYear == true:
      return .date(try dayFirst())
    default: throw bareNumber()
    }
  }

  /// Reads what gives `7 days` a direction.
  private mutating func unsigned(
    _ offset: Offset
  ) throws(ExpressionError) -> Offset {
    let start = index - 2
    if take(.ago) {
      return Offset(
        count: -offset.count, unit: offset.unit, span: span(from: start))
    }
    if token.kind == .word(.from), following.kind == .word(.today(0)) {
      advance(by: 2)
      return Offset(
        count: offset.count, unit: offset.unit, span: span(from: start))
    }
    let text = source.text(in: offset.span)
    throw error(
      offset.span, ExpressionError.undirected,
      [
        "-\(text)", "+\(text)",
        "last \(offset.count) \(offset.unit.word(for: offset.count))",
      ])
  }

  /// Reads a date that begins with four digits of year.
  private mutating func yearFirst() throws(ExpressionError) -> PartialDate {
    let start = index
    guard case .number(let year) = token.kind else { throw unexpected() }
    advance()
    let part = try part(ofYear: year)
    try endOfNumbers(from: start)
    return PartialDate(
      year: year, part: part, style: .iso, span: span(from: start))
  }

  /// Reads what follows a year: `-11-03`, `/11`, `W48`, `-W48-1`, `Q4`, `-334`.
  private mutating func part(
    ofYear year: Int
  ) throws(ExpressionError) -> PartialDate.Part {
    let hasHyphen = token.kind == .sign(.hyphen) && !token.isSpaced
    let letter = hasHyphen ? following : token
    let number = peek(hasHyphen ? 2 : 1)
    if letter.isLetters, letter.length == 1, !letter.isSpaced,
      number.isNumber, !number.isSpaced
    {
      if hasHyphen { advance() }
      return try letteredPart(afterHyphen: hasHyphen)
    }
    guard case .sign(let sign) = token.kind, !token.isSpaced,
      sign == .hyphen || sign == .slash || sign == .dot,
      case .number(let second) = following.kind, !following.isSpaced
    else { return .year }
    if following.length == 3, sign == .hyphen {
      advance(by: 2)
      return .dayOfYear(second)
    }
    guard following.length <= 2 else { return .year }
    advance(by: 2)
    guard token.kind == .sign(sign), !token.isSpaced,
      case .number(let third) = following.kind, !following.isSpaced,
      following.length <= 2
    else { return .month(second) }
    advance(by: 2)
    return .day(month: second, third)
  }

  /// Reads `W48`, `W48-1`, `W481`, `Q4` or `H1`.
  mutating func letteredPart(
    afterHyphen isExtended: Bool
  ) throws(ExpressionError) -> PartialDate.Part {
    if token.kind == .word(.unit(.week)), !isExtended, following.length == 3,
      case .number(let number) = following.kind
    {
      advance(by: 2)
      return .weekday(week: number / 10, number % 10)
    }
    let part = try letteredPart()
    guard case .week(let week) = part, isExtended,
      token.kind == .sign(.hyphen), !token.isSpaced,
      case .number(let day) = following.kind, !following.isSpaced,
      following.length == 1
    else { return part }
    advance(by: 2)
    return .weekday(week: week, day)
  }

  /// Reads `20261103`.
  private mutating func basicDate() throws(ExpressionError) -> PartialDate {
    let start = index
    guard case .number(let number) = token.kind else { throw unexpected() }
    advance()
    try endOfNumbers(from: start)
    return PartialDate(
      year: number / 10_000,
      part: .day(month: number / 100 % 100, number % 100),
      style: .iso, span: span(from: start))
  }

  /// Refuses a letter or a digit that touches a date of numbers.
  private func endOfNumbers(from start: Int) throws(ExpressionError) {
    guard !token.isSpaced, token.isLetters || token.isNumber else { return }
    throw unexpected()
  }

  private mutating func bareNumber() -> ExpressionError {
    let number = token
    let text = source.text(in: number.span)
    guard number.length == 6, case .number(let value) = number.kind else {
      return error(
        number.span, ExpressionError.bareNumber,
        ["a date as 2026-11-03"])
    }
    var month: [UInt8] = []
    month.append(decimal: value / 100, width: 4)
    month.append("-")
    month.append(decimal: value % 100, width: 2)
    return error(
      number.span, "'\(text)' could be a month or a day",
      [String(decoding: month, as: UTF8.self)])
  }
}

// Dates of one or two digits first.
extension ExpressionParser {
  /// Reads `3 nov`, a number that another end completes, `01-05` after a
  /// start of numbers, or `3/11`, whose order the context must tell.
  private mutating func shortNumber(
    after start: Term?
  ) throws(ExpressionError) -> PartialDate {
    let separator = following
    guard case .sign(let sign) = separator.kind, !separator.isSpaced,
      sign == .hyphen || sign == .slash || sign == .dot,
      case .number(let second) = peek(2).kind, !peek(2).isSpaced,
      !isBeforeMonth(peek(3), peek(4))
    else { return try dayFirst() }
    // `3-10 days` counts back from the third.
    if sign == .hyphen, unit(at: 3) != nil { return try dayFirst() }
    let first = index
    guard case .number(let value) = token.kind else { throw unexpected() }
    if sign == .hyphen, start?.date?.style == .iso, peek(2).length <= 2 {
      advance(by: 3)
      return PartialDate(
        year: nil, part: .day(month: value, second), style: .iso,
        span: span(from: first))
    }
    return try shortDate(value, second, sign, from: first)
  }

  /// Whether a month's name follows, so that `3-10 nov` is a range.
  private func isBeforeMonth(_ token: Token, _ next: Token) -> Bool {
    switch token.kind {
    case .word(.month): true
    case .word(.ordinal):
      if case .word(.month) = next.kind { true } else { false }
    default: false
    }
  }

  /// Reads `3/11` and `3/11/2026` in the order that the context gives.
  private mutating func shortDate(
    _ one: Int, _ two: Int, _ sign: Token.Sign, from first: Int
  ) throws(ExpressionError) -> PartialDate {
    let lengths = [token.length, peek(2).length]
    advance(by: 3)
    var year: Int?
    var yearLength = 4
    if token.kind == .sign(sign), !token.isSpaced,
      case .number(let third) = following.kind, !following.isSpaced
    {
      yearLength = following.length
      year = third
      advance(by: 2)
    }
    let date = ShortDate(
      numbers: [one, two], lengths: lengths, year: year,
      currentYear: context.today.year)
    guard yearLength == 4, lengths[1] <= 2 else {
      throw error(
        span(from: first),
        context.dateOrder == nil
          ? "a year has four digits and stands first"
          : "a year has four digits",
        date.suggestions(yearLength: yearLength, context.dateOrder))
    }
    guard let order = context.dateOrder else {
      throw error(span(from: first), date.question, date.suggestions)
    }
    return PartialDate(
      year: year,
      part: order == .monthFirst
        ? .day(month: one, two) : .day(month: two, one),
      style: .numeric, yearIsLast: year != nil && isAtEnd,
      span: span(from: first))
  }
}

extension DayUnit {
  /// The unit's word beside a number.
  func word(for count: Int) -> String {
    let word =
      switch self {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .quarter: "quarter"
      case .year: "year"
      }
    return count == 1 ? word : word + "s"
  }
}
