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
      return single(try day(today, plus: days, at: span))
    case .fromToday(let offset):
      return single(try day(today, plus: offset, at: span))
    case .offset(let offset):
      let start = try origin(of: offset, in: surroundings)
      return single(try day(start, plus: offset, at: span))
    case .weekday(let weekday, let which):
      return single(try day(weekday, which, at: span, in: surroundings))
    case .edge(let isLast, let term):
      // Of a week at the end of the years one edge may be within them.
      let range = try base(of: term, in: surroundings)
      return single(isLast ? range.upperBound : range.lowerBound)
    case .unit(let unit, let number):
      return try range(of: unit, number, at: span)
    case .weekend(let number):
      return try weekend(number, at: span)
    case .rolling(let offset):
      return try range(of: offset, from: today)
    case .toDate(let unit):
      return rangeToDate(of: unit)
    case .weekOf(let term):
      let days = try range(of: term, in: surroundings)
      return try week(of: days, at: span)
    case .preset(let name):
      return try range(ofPreset: name, at: span)
    }
  }

  private func single(_ day: Day) -> DayRange { day...day }
}

extension Term {
  /// Whether it may count from today.
  fileprivate var countsFromToday: Bool {
    if case .date = kind { false } else { true }
  }
}
