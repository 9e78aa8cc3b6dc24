/// Counts what an expression says: ``RangeSyntax`` in, days out.
struct ExpressionResolver {
  let context: ExpressionContext
  let source: ExpressionSource

  /// How deep in presets the expression stands.
  var depth = 0

  /// What a term may count from, and what gives it its missing parts.
  enum Surroundings {
    /// Today.
    case today
    /// Today, but there is a start, an open one: nothing to count from.
    case openStart
    /// The end of the range, whose year is for both.
    case end(PartialDate)
    /// The start of the range.
    case start(DayRange, PartialDate?)
  }

  /// The days of an expression.
  func extent(
    of syntax: RangeSyntax
  ) throws(ExpressionError) -> DayExtent {
    switch syntax {
    case .nothing: return .nothing
    case .all: return .all
    case .single(let term):
      if case .preset(let name) = term.kind, term.offsets.isEmpty {
        return try extent(ofPreset: name, at: term.span)
      }
      return .range(try range(of: term, in: .today))
    case .closed(let start, let end):
      return .range(try range(from: start, through: end))
    case .lasting(let term, let length):
      let first = try range(of: term, in: .today).lowerBound
      return .range(try range(of: length, from: first))
    case .ending(var length, let term):
      let last = try range(of: term, in: .today).upperBound
      length.count = -length.count
      return .range(try range(of: length, from: last))
    case .from(let term):
      return .from(try range(of: term, in: .today).lowerBound)
    case .through(let term):
      return .through(try range(of: term, in: .openStart).upperBound)
    case .since(let term):
      _ = try inReach(context.today...context.today, at: term.span)
      let first = try range(of: term, in: .today).lowerBound
      guard first <= context.today else { throw future(term, first) }
      return .range(first...context.today)
    }
  }

  /// The days from one end to the other, outwards where an end is coarse.
  private func range(
    from start: Term, through end: Term
  ) throws(ExpressionError) -> DayRange {
    let isCompletedByEnd = end.date.map { $0.yearIsLast || $0.month != nil }
    let first = try range(
      of: start,
      in: end.date.flatMap { isCompletedByEnd == true ? .end($0) : nil }
        ?? .today)
    return try range(from: first, start.date, through: end)
  }

  /// The days from a start to an end.
  func range(
    from first: DayRange, _ date: PartialDate?, through end: Term
  ) throws(ExpressionError) -> DayRange {
    let last = try range(of: end, in: .start(first, date))
    if first.lowerBound <= last.upperBound {
      return first.lowerBound...last.upperBound
    }
    guard context.turnsReversedRanges else {
      throw error(
        0..<source.end, "the end is before the start",
        ["\(last.lowerBound)..\(first.upperBound)", "add --swap"])
    }
    return last.lowerBound...first.upperBound
  }

  /// The days of an expression behind a name.
  func extent(
    ofPreset name: String, at span: Range<Int>
  ) throws(ExpressionError) -> DayExtent {
    guard depth < 8, let text = context.presets[name] else {
      throw error(span, ExpressionError.circular)
    }
    do {
      return try DayRangeExpression(text)
        .reading(in: context, depth: depth + 1).extent
    } catch {
      throw self.error(
        span,
        error.reason == ExpressionError.circular
          ? error.reason : "preset of \(text.quoted), and \(error)")
    }
  }
}

// Arithmetic that stays in the years 1 through 9999.
extension ExpressionResolver {
  func error(
    _ span: Range<Int>, _ reason: String, _ suggestions: [String] = []
  ) -> ExpressionError {
    ExpressionError(
      text: source.text(in: span), span: span, reason: reason,
      suggestions: suggestions)
  }

  func day(
    _ day: Day, plus offset: Offset, at span: Range<Int>
  ) throws(ExpressionError) -> Day {
    guard let sum = day.adding(offset.count, offset.unit),
      Day.isoDays.contains(sum)
    else { throw outOfReach(span) }
    return sum
  }

  func day(
    _ day: Day, plus days: Int, at span: Range<Int>
  ) throws(ExpressionError) -> Day {
    try self.day(
      day, plus: Offset(count: days, unit: .day, span: span), at: span)
  }

  /// So many units from a day on, which is the first of them, or back, the
  /// last.
  func range(
    of length: Offset, from day: Day
  ) throws(ExpressionError) -> DayRange {
    guard let far = day.adding(length.count, length.unit),
      let edge = far.adding(days: length.count < 0 ? 1 : -1)
    else { throw outOfReach(length.span) }
    return try inReach(DayRange(between: day, and: edge), at: length.span)
  }

  func inReach(
    _ range: DayRange, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    guard Day.isoDays.contains(range.lowerBound),
      Day.isoDays.contains(range.upperBound)
    else { throw outOfReach(span) }
    return range
  }

  func outOfReach(_ span: Range<Int>) -> ExpressionError {
    error(span, "leaves the years 1 through 9999")
  }

  /// The error of `since` and a day to come.
  private func future(_ term: Term, _ first: Day) -> ExpressionError {
    let text = source.text(in: term.span)
    let suggestion =
      switch term.kind {
      case .weekday(_, .bare): "since last \(text)"
      case .date(let date) where date.year == nil:
        (try? range(of: date, year: first.year - 1)).map {
          "since \($0.written(like: date))"
        } ?? "\(first).."
      default: "\(first).."
      }
    return error(
      term.span, "\(first) is later than today, \(context.today)",
      [suggestion])
  }
}
