// One end of a range.
extension ExpressionResolver {
  /// The days of one end of a range.
  func range(
    of term: Term, in surroundings: Surroundings
  ) throws(ExpressionError) -> DayRange {
    if term.countsFromToday {
      _ = try inReach(context.today...context.today, at: term.span)
    }
    var range = try inReach(base(of: term, in: surroundings), at: term.span)
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
      return unit.range(containing: day, weekRule: context.weekRule)
    case .weekend(let number):
      return try weekend(number, at: span)
    case .rolling(let offset):
      return try range(of: offset, from: today)
    case .toDate(let unit):
      let range = unit.range(containing: today, weekRule: context.weekRule)
      return range.lowerBound...today
    case .weekOf(let term):
      let range = try range(of: term, in: surroundings)
      guard range.days == 1 else {
        throw error(span, "a week is the week of one day", ["week of 3 nov"])
      }
      return context.weekRule.week(containing: range.lowerBound)
    case .edge(let isLast, let term):
      // Of a week at the end of the years one edge may be within them.
      let range = try base(of: term, in: surroundings)
      return single(isLast ? range.upperBound : range.lowerBound)
    case .preset(let name):
      let extent = try self.extent(ofPreset: name, at: span)
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

extension Term {
  /// Whether it may count from today.
  fileprivate var countsFromToday: Bool {
    if case .date = kind { false } else { true }
  }
}
