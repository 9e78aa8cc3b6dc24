// Dates, of which parts may be missing.
extension ExpressionResolver {
  /// The days of a date, its missing parts taken from what is around it.
  func range(
    of date: PartialDate, in surroundings: Surroundings
  ) throws(ExpressionError) -> DayRange {
    let date = try numbered(date, in: surroundings)
    let range = try range(of: date, year: year(of: date, in: surroundings))
    if let weekday = date.weekday, weekday != range.lowerBound.weekday {
      throw disagreement(date, range.lowerBound, weekday)
    }
    return range
  }

  /// A date in which a bare number has got its meaning from the other end:
  /// the 10 of `nov 3-10`, the 3 of `3-10 nov`, the 12 of `2026-11/12`.
  private func numbered(
    _ date: PartialDate, in surroundings: Surroundings
  ) throws(ExpressionError) -> PartialDate {
    guard case .number(let number) = date.part else { return date }
    var result = date
    switch surroundings {
    case .start(let start, let other?):
      let first = start.lowerBound
      result.year = result.year ?? other.isoYear(of: first)
      switch other.part {
      case .day: result.part = .day(month: first.month, number)
      case .month: result.part = .month(number)
      case .week: result.part = .week(number)
      case .weekday(let week, _): result.part = .weekday(week: week, number)
      case .dayOfYear: result.part = .dayOfYear(number)
      case .year, .half, .quarter, .number: throw bare(date, number)
      }
    case .end(let other):
      guard case .day(let month, _) = other.part, date.year == nil else {
        throw bare(date, number)
      }
      result.year = other.year
      result.part = .day(month: month, number)
    default:
      throw bare(date, number)
    }
    return result
  }

  private func bare(_ date: PartialDate, _ number: Int) -> ExpressionError {
    let (name, month) = number == 31 ? ("dec", 12) : ("nov", 11)
    return error(
      date.span, ExpressionError.bareNumber,
      ["\(number) \(name)", "2026-\(month)-\(number < 10 ? "0" : "")\(number)"])
  }

  /// The year of a date, its own or that of what is around it.
  private func year(
    of date: PartialDate, in surroundings: Surroundings
  ) -> Int {
    if let year = date.year { return year }
    switch surroundings {
    case .today, .openStart:
      return date.isoYear(of: context.today)
    case .end(let end):
      guard end.yearIsLast, let year = end.year else {
        return date.isoYear(of: context.today)
      }
      // `dec 20 - jan 5 2027` starts the year before.
      guard let month = month(at: .start, of: date, year: year),
        let last = self.month(at: .end, of: end, year: year)
      else { return year }
      return month > last ? year - 1 : year
    case .start(let start, let other):
      // In the year of the start, as the start counts years.
      let first = start.lowerBound
      let year = other?.isoYear(of: first) ?? first.year
      // Numbers never go on into the next year.
      guard date.style == .worded,
        let month = month(at: .end, of: date, year: year)
      else { return year }
      return month < first.month(in: year) ? year + 1 : year
    }
  }

  /// The month of a year that a date begins or ends in.
  ///
  /// A week that the year has not, the 53rd, would be its last.
  private func month(
    at edge: RangeEdge, of date: PartialDate, year: Int
  ) -> Int? {
    (try? range(of: date, year: year)).map { $0.day(at: edge).month(in: year) }
      ?? date.month ?? (date.isOfISOYear ? 12 : nil)
  }

  /// The days of a date in a year.
  func range(
    of date: PartialDate, year: Int
  ) throws(ExpressionError) -> DayRange {
    let span = date.span
    guard (1...9999).contains(year) else {
      throw error(span, "leaves the years 1 through 9999")
    }
    switch date.part {
    case .year:
      return try months(1, 12, of: year, at: span)
    case .half(let number):
      try check(number, in: 1...2, "there is no half year \(number)", span)
      return try months(6 * number - 5, 6, of: year, at: span)
    case .quarter(let number):
      try check(number, in: 1...4, "there is no quarter \(number)", span)
      return try months(3 * number - 2, 3, of: year, at: span)
    case .month(let number):
      guard (1...12).contains(number) else { throw noMonth(date, number) }
      return try months(number, 1, of: year, at: span)
    case .week(let number):
      return try week(number, of: year, at: span)
    case .weekday(let number, let weekday):
      let week = try week(number, of: year, at: span)
      try check(weekday, in: 1...7, "a week has the days 1 to 7", span)
      let day = try day(week.lowerBound, plus: weekday - 1, at: span)
      return day...day
    case .dayOfYear(let number):
      let length = Civil.length(ofYear: year)
      try check(number, in: 1...length, "\(year) has \(length) days", span)
      let first = try months(1, 1, of: year, at: span).lowerBound
      let day = try day(first, plus: number - 1, at: span)
      return day...day
    case .day(let month, let number):
      return try day(number, month, year, of: date)
    case .number(let number):
      throw bare(date, number)
    }
  }

  private func check(
    _ number: Int, in range: ClosedRange<Int>, _ reason: String,
    _ span: Range<Int>
  ) throws(ExpressionError) {
    guard range.contains(number) else { throw error(span, reason) }
  }

  /// So many months of a year.
  private func months(
    _ number: Int, _ count: Int, of year: Int, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    guard
      let first = CalendarSystem.gregorian.month(year: year, number: number),
      let last = CalendarSystem.gregorian.month(
        first, offsetBy: count - 1)
    else { throw error(span, "leaves the years 1 through 9999") }
    return first.firstDay...last.lastDay
  }

  private func week(
    _ number: Int, of year: Int, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    guard let week = WeekRule.iso.days(ofWeek: number, year: year) else {
      let count = WeekRule.iso.weekCount(ofYear: year)
      throw error(
        span,
        number == 0 ? "weeks count from 1" : "\(year) has \(count) weeks")
    }
    return try inReach(week, at: span)
  }

  private func day(
    _ number: Int, _ month: Int, _ year: Int, of date: PartialDate
  ) throws(ExpressionError) -> DayRange {
    guard (1...12).contains(month) else { throw noMonth(date, month) }
    guard let day = Day(year: year, month: month, day: number) else {
      let name = EnglishNames.months[month - 1]
      let length = Civil.length(ofMonth: month, year: year)
      throw error(
        date.span,
        number == 0
          ? "days count from 1" : "\(name) \(year) has \(length) days")
    }
    return day...day
  }

  private func noMonth(_ date: PartialDate, _ number: Int) -> ExpressionError {
    let text = source.text(in: date.span)
    var suggestions: [String] = []
    if let year = date.year, date.style == .iso, case .month = date.part,
      text.utf8.count > 4
    {
      let four = text.prefix(4)
      suggestions =
        text.dropFirst(4).hasPrefix("/")
        ? ["\(four)/\(year / 100 * 100 + number)"]
        : (1...WeekRule.iso.weekCount(ofYear: year)).contains(number)
          ? ["\(four)-W\(number)"] : []
    }
    return error(date.span, "there is no month \(number)", suggestions)
  }

  /// The error of a weekday that the date is not on.
  private func disagreement(
    _ date: PartialDate, _ day: Day, _ weekday: Weekday
  ) -> ExpressionError {
    let (month, number) = (day.month, day.dayOfMonth)
    let name = EnglishNames.months[month - 1]
    let short = "\(number) \(name.prefix(3).lowercased())"
    let real = EnglishNames.weekdays[day.weekday.index]
    let distances = (1...11).flatMap { [-$0, $0] }
    let other = distances.lazy.map { day.year + $0 }.first { year in
      Day(year: year, month: month, day: number)?.weekday == weekday
    }
    let year = date.year.map { " \($0)" } ?? ""
    return error(
      date.span, "\(number) \(name) \(day.year) is a \(real)",
      ["\(real.prefix(3).lowercased()) \(short)\(year)"]
        + (other.map { ["\(short) \($0)"] } ?? []))
  }
}

extension PartialDate {
  /// The month that it names.
  var month: Int? {
    switch part {
    case .month(let month), .day(let month, _): month
    default: nil
    }
  }

  /// The year of a day as this date counts years.
  fileprivate func isoYear(of day: Day) -> Int {
    isOfISOYear ? WeekRule.iso.number(of: day).year : day.year
  }
}

extension Day {
  /// The month that the day is in; of a day that the weeks of a year reach to
  /// beyond it, the year's first or last.
  fileprivate func month(in year: Int) -> Int {
    self.year < year ? 1 : self.year > year ? 12 : month
  }
}

extension DayRange {
  /// The range as a date of numbers, as coarse as another date.
  func written(like date: PartialDate) -> String {
    let text = "\(lowerBound)"
    return switch date.part {
    case .month: String(text.prefix(7))
    case .week: "\(WeekRule.iso.number(of: lowerBound))"
    default: text
    }
  }
}
