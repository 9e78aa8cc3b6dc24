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
      let next = try day(first, plus: length, at: length.span)
      return .range(first...(try day(next, plus: -1, at: length.span)))
    case .ending(let length, let term):
      let last = try range(of: term, in: .today).upperBound
      let before = try day(last, plus: length, times: -1, at: length.span)
      return .range((try day(before, plus: 1, at: length.span))...last)
    case .from(let term):
      return .from(try range(of: term, in: .today).lowerBound)
    case .through(let term):
      return .through(try range(of: term, in: .openStart).upperBound)
    case .since(let term):
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
  private func extent(
    ofPreset name: String, at span: Range<Int>
  ) throws(ExpressionError) -> DayExtent {
    guard depth < 8, let text = context.presets[name] else {
      throw error(span, "the preset leads to itself")
    }
    do {
      return try DayRangeExpression(text)
        .reading(in: context, depth: depth + 1).extent
    } catch {
      throw self.error(span, "preset of '\(text)', and \(error)")
    }
  }
}

// Terms.
extension ExpressionResolver {
  /// The days of one end of a range.
  func range(
    of term: Term, in surroundings: Surroundings
  ) throws(ExpressionError) -> DayRange {
    var range = try base(of: term, in: surroundings)
    guard !term.offsets.isEmpty else { return range }
    guard range.days == 1 else {
      throw error(
        term.span, "only to a single day something can be added",
        ["first day of " + source.text(in: term.span)])
    }
    for offset in term.offsets {
      let day = try day(range.lowerBound, plus: offset, at: term.span)
      range = day...day
    }
    return range
  }

  private func base(
    of term: Term, in surroundings: Surroundings
  ) throws(ExpressionError) -> DayRange {
    let (span, today) = (term.span, context.today)
    switch term.kind {
    case .date(let date):
      return try range(of: date, in: surroundings)
    case .today(let days):
      return try single(day(today, plus: days, at: span))
    case .fromToday(let offset):
      return try single(day(today, plus: offset, at: span))
    case .offset(let offset):
      let start = try origin(of: offset, in: surroundings)
      return try single(day(start, plus: offset, at: span))
    case .weekday(let weekday, let which):
      return try single(day(weekday, which, at: span, in: surroundings))
    case .unit(let unit, let number):
      let day = try day(
        today, plus: Offset(count: number, unit: unit, span: span), at: span)
      return try inReach(
        unit.range(containing: day, weekRule: context.weekRule), at: span)
    case .weekend(let number):
      return try weekend(number, at: span)
    case .rolling(let offset):
      let far = try day(today, plus: offset, at: span)
      return offset.count < 0
        ? (try day(far, plus: 1, at: span))...today
        : today...(try day(far, plus: -1, at: span))
    case .toDate(let unit):
      let range = unit.range(containing: today, weekRule: context.weekRule)
      return try inReach(range.lowerBound...today, at: span)
    case .weekOf(let term):
      let range = try range(of: term, in: surroundings)
      guard range.days == 1 else {
        throw error(span, "a week is the week of one day", ["week of 3 nov"])
      }
      return try inReach(
        context.weekRule.week(containing: range.lowerBound), at: span)
    case .edge(let isLast, let term):
      let range = try range(of: term, in: surroundings)
      return single(isLast ? range.upperBound : range.lowerBound)
    case .preset(let name):
      let extent = try extent(ofPreset: name, at: span)
      guard let range = extent.range else {
        throw error(span, "no range with a start and an end")
      }
      return range
    }
  }

  private func single(_ day: Day) -> DayRange { day...day }

  /// The day that `+7d` counts from: the start of its range if it is an end.
  private func origin(
    of offset: Offset, in surroundings: Surroundings
  ) throws(ExpressionError) -> Day {
    switch surroundings {
    case .start(let start, _) where offset.count >= 0:
      return start.lowerBound
    case .openStart where offset.count >= 0:
      let text = source.text(in: offset.span)
      throw error(
        offset.span, "there is no start to count from", ["today..\(text)"])
    default:
      return context.today
    }
  }

  private func day(
    _ weekday: Weekday, _ which: Term.Which, at span: Range<Int>,
    in surroundings: Surroundings
  ) throws(ExpressionError) -> Day {
    let today = context.today
    let forward = today.weekday.daysForward(to: weekday)
    switch which {
    case .bare:
      guard case .start(let start, _) = surroundings else {
        return try day(today, plus: forward, at: span)
      }
      let first = start.lowerBound
      return try day(
        first, plus: first.weekday.daysForward(to: weekday), at: span)
    case .last:
      let back = weekday.daysForward(to: today.weekday)
      return try day(today, plus: back == 0 ? -7 : -back, at: span)
    case .next:
      return try day(today, plus: forward == 0 ? 7 : forward, at: span)
    case .this:
      let days = context.weekRule.firstWeekday.daysForward(to: weekday)
      return try day(
        today, plus: days - context.weekRule.daysIntoWeek(of: today), at: span)
    }
  }

  /// The weekend that today is in or that comes next, or one before or after
  /// it.
  private func weekend(
    _ number: Int, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    let weekdays = context.weekend
    let first = Weekday.allCases.first {
      weekdays.contains($0) && !weekdays.contains($0.adding(days: -1))
    }
    guard let first else { throw error(span, "the weekend is not known") }
    let length = first.week.prefix(while: weekdays.contains).count
    // Days since a weekend began: it may not be over yet.
    let since = first.daysForward(to: context.today.weekday)
    let offset = (since < length ? -since : 7 - since) + 7 * number
    let start = try day(context.today, plus: offset, at: span)
    return start...(try day(start, plus: length - 1, at: span))
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
    _ day: Day, plus offset: Offset, times sign: Int = 1, at span: Range<Int>
  ) throws(ExpressionError) -> Day {
    guard let sum = day.adding(sign * offset.count, offset.unit),
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

  func inReach(
    _ range: DayRange, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    guard Day.isoDays.contains(range.lowerBound),
      Day.isoDays.contains(range.upperBound)
    else { throw outOfReach(span) }
    return range
  }

  private func outOfReach(_ span: Range<Int>) -> ExpressionError {
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
