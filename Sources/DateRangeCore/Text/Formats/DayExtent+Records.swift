extension DayExtent {
  /// Reads a record that `iso`, `ends`, `tsv` or `json` has written.
  ///
  /// Dates are numbers in full, and lengths agree with them wherever they
  /// stand: what a program wrote is not to be guessed at.
  ///
  /// - Parameter record: One record without its end.
  /// - Throws: ``ExpressionError``
  public init(record: String) throws(ExpressionError) {
    let whole = DayRangeExpression(record)
    let invalid = whole.error(
      "not a record of iso, ends, tsv or json", ["2026-11-03/2026-11-10"])
    guard let extent = DayExtent.read(record) else { throw invalid }
    self = extent
  }

  private static func read(_ record: String) -> DayExtent? {
    if record.hasPrefix("{") { return readJSON(record) }
    if let day = Day(record) { return .range(day...day) }
    let separator: Character =
      record.contains("\t") ? "\t" : record.contains("/") ? "/" : " "
    let fields = record.split(
      separator: separator, maxSplits: 4, omittingEmptySubsequences: false
    ).map { String($0) }
    guard fields.count == (separator == "\t" ? 4 : 2),
      let start = end(fields[0]), let end = end(fields[1]),
      let extent = DayExtent(start: start, end: end)
    else { return nil }
    let lengths = [extent.range?.days, extent.range?.nights]
      .map { $0.map { "\($0)" } ?? ".." }
    return fields.dropFirst(2).elementsEqual(lengths.prefix(fields.count - 2))
      ? extent : nil
  }

  /// A day, or `nil` for `..`; `nil` in all for anything else.
  private static func end(_ text: String) -> Day?? {
    text == ".." ? .some(nil) : Day(text).map { .some($0) }
  }

  private static func readJSON(_ record: String) -> DayExtent? {
    guard let object = try? JSONValue(reading: Array(record.utf8)) else {
      return nil
    }
    guard let extent = days(of: object),
      isLength(object["days"], extent.range?.days),
      isLength(object["nights"], extent.range?.nights)
    else { return nil }
    return extent
  }

  private static func days(of object: JSONValue) -> DayExtent? {
    if case .string(let text)? = object["day"] {
      return Day(text).map { .range($0...$0) }
    }
    guard let start = day(object["start"]), let end = day(object["end"])
    else { return nil }
    return DayExtent(start: start, end: end)
  }

  /// Whether a value, where there is one, is a length: a number, or null for
  /// a range without one.
  private static func isLength(_ value: JSONValue?, _ length: Int?) -> Bool {
    value.map { $0 == length.map { .integer($0) } ?? .null } ?? true
  }

  private static func day(_ value: JSONValue?) -> Day?? {
    switch value {
    case .null?: .some(nil)
    case .string(let text)?: Day(text).map { .some($0) }
    default: nil
    }
  }
}
