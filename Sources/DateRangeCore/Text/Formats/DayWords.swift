// Days as people say them.
extension [UInt8] {
  /// Appends a day: `Tue 3 Nov 2026`, or `Tue 3 Nov`.
  package mutating func append(
    words day: Day, withYear: Bool = true, names: DateNames = .english
  ) {
    let fields = day.fields
    append(names.shortWeekdays[day.weekday.index])
    append(" ")
    append(decimal: fields.day)
    append(" ")
    append(names.shortMonths[fields.month - 1])
    guard withYear else { return }
    append(" ")
    append(decimal: fields.year)
  }

  /// Appends a range: `Tue 3 Nov to Tue 10 Nov 2026`.
  ///
  /// The year stands once where it is the same, and the day where it is one.
  package mutating func append(
    words range: DayRange, names: DateNames = .english
  ) {
    let (first, last) = (range.lowerBound, range.upperBound)
    if first < last {
      append(words: first, withYear: first.year != last.year, names: names)
      append(" to ")
    }
    append(words: last, names: names)
  }

  /// Appends a range and its length.
  ///
  /// `Tue 3 Nov to Tue 10 Nov 2026: 8 days, 7 nights`.
  package mutating func append(
    sentence range: DayRange, names: DateNames = .english
  ) {
    append(words: range, names: names)
    append(": ")
    append(decimal: range.days)
    append(range.days == 1 ? " day, " : " days, ")
    append(decimal: range.nights)
    append(range.nights == 1 ? " night" : " nights")
  }
}

extension DayExtent {
  /// The days as people say them: `Tue 3 Nov to Tue 10 Nov 2026`.
  ///
  /// An open side is `..`, as in the expressions.
  ///
  /// - Parameter names: The names of months and weekdays.
  /// - Returns: A few words without a full stop.
  public func words(names: DateNames = .english) -> String {
    var bytes: [UInt8] = []
    switch self {
    case .range(let range): bytes.append(words: range, names: names)
    case .from(let day):
      bytes.append(words: day, names: names)
      bytes.append(" to ..")
    case .through(let day):
      bytes.append(".. to ")
      bytes.append(words: day, names: names)
    case .all: bytes.append("all time")
    case .nothing: bytes.append("no day")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DayRangeExpression {
  /// What the expression was understood as: `next friday = Fri 4 Dec 2026`.
  ///
  /// - Parameters:
  ///   - context: What the text is read and counted against.
  ///   - names: The names of months and weekdays.
  /// - Returns: One line; `nil` for dates of numbers alone, which leave
  ///   nothing to understand.
  /// - Throws: ``ExpressionError``
  public func echo(
    in context: ExpressionContext, names: DateNames = .english
  ) throws(ExpressionError) -> String? {
    let reading = try advisedReading(in: context)
    guard !reading.isAbsolute else { return nil }
    let words = reading.extent.words(names: names)
    return "\(text.trimmingBlanks().shownOnOneLine) = \(words)"
  }
}
