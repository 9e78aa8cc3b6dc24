/// Days in words: `last week`, `2026-11-03..10`, `dec 20 - jan 5`.
///
/// The grammar is one for a command's operands, its files and its events;
/// `Docs/Expressions.md` shows it. It reads the whole of a text or refuses it:
/// nothing is guessed, rolled over or left unread.
///
///     let context = ExpressionContext(today: today)
///     try DayRangeExpression("last 7 days").range(in: context)
///
/// No text stops the program, and reading takes time in proportion to its
/// length.
public struct DayRangeExpression: Hashable, Sendable {
  /// The expression as it was written.
  public let text: String

  /// Creates an expression, which may be wrong: reading tells.
  public init(_ text: String) {
    self.text = text
  }

  /// The days that are meant.
  ///
  /// - Parameter context: What the text is read and counted against.
  /// - Returns: A range, a range open on a side, or ``DayExtent/nothing``.
  /// - Throws: ``ExpressionError`` when the text is no expression or its days
  ///   leave the years 1 through 9999.
  /// - Complexity: O(*n*) in the length of the text.
  public func extent(
    in context: ExpressionContext
  ) throws(ExpressionError) -> DayExtent {
    try advisedReading(in: context).extent
  }

  /// The days that are meant, where an open side makes no sense.
  ///
  /// - Parameter context: What the text is read and counted against.
  /// - Returns: The range; `nil` for `none`.
  /// - Throws: ``ExpressionError``, also when a side is open.
  public func range(
    in context: ExpressionContext
  ) throws(ExpressionError) -> DayRange? {
    let reading = try advisedReading(in: context)
    guard !reading.extent.isOpen else { throw openness(reading.extent) }
    return reading.extent.range
  }
}

extension DayRangeExpression {
  /// Which day of an expression a single day is.
  public enum DayChoice: Hashable, Sendable {
    /// The only one: an expression of more is refused.
    case only
    /// The first, as for an earliest day: `2026-11` is 1 November.
    case first
    /// The last, as for a latest day: `2026-11` is 30 November.
    case last
  }

  /// The day that is meant.
  ///
  /// - Parameters:
  ///   - choice: Which day it is when the text means several.
  ///   - context: What the text is read and counted against.
  /// - Returns: The day.
  /// - Throws: ``ExpressionError``, also when there is no such day.
  public func day(
    _ choice: DayChoice = .only, in context: ExpressionContext
  ) throws(ExpressionError) -> Day {
    guard let range = try range(in: context) else {
      throw error("no day, where one is wanted", ["\(context.today)"])
    }
    switch choice {
    case .first: return range.lowerBound
    case .last: return range.upperBound
    case .only:
      guard range.days > 1 else { return range.lowerBound }
      throw error(
        "\(range.days) days, where one is wanted",
        ["\(range.lowerBound)", "\(range.upperBound)"])
    }
  }

  /// The last day of a range that is known to start on a day, of which this
  /// expression is the end.
  ///
  /// For a line in which the end alone is typed: `+7d` counts from the start,
  /// and `10` is the tenth of the start's month.
  ///
  /// - Parameters:
  ///   - start: The first day of the range.
  ///   - context: What the text is read and counted against.
  /// - Returns: The last day, never before `start`.
  /// - Throws: ``ExpressionError``
  public func end(
    of start: Day, in context: ExpressionContext
  ) throws(ExpressionError) -> Day {
    var context = context
    context.turnsReversedRanges = false
    return try range(from: start, in: context).upperBound
  }
}

extension DayRangeExpression {
  /// An error of the whole text.
  func error(
    _ reason: String, _ suggestions: [String] = []
  ) -> ExpressionError {
    ExpressionError(
      text: text, span: 0..<text.utf8.count, reason: reason,
      suggestions: suggestions)
  }

  private func openness(_ extent: DayExtent) -> ExpressionError {
    let start = extent.start.map { "\($0)" } ?? "START"
    let end = extent.end.map { "\($0)" } ?? "END"
    return error(
      "a range without \(extent.end == nil ? "an end" : "a start")",
      ["\(start)..\(end)"])
  }
}
