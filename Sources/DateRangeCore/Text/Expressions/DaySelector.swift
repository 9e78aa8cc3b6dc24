/// Days as an option names them: every day of some weekdays, or a range.
///
///     sat,sun             every Saturday and every Sunday
///     fri-mon             every Friday through Monday
///     weekend             every day of a weekend
///     2026-12-24..26      three days
///     this sat            one day: not a weekday alone
public enum DaySelector: Hashable, Sendable {
  /// Every day on one of the weekdays.
  case weekdays(WeekdaySet)
  /// The days of a range.
  case range(DayRange)
  /// No day: `none`.
  case nothing
}

extension DayRangeExpression {
  /// The days that are meant by an option that takes weekdays or a range.
  ///
  /// Names of weekdays alone mean every such day, where ``extent(in:)`` has
  /// `sat` mean the next Saturday.
  ///
  /// - Parameter context: What the text is read and counted against.
  /// - Returns: Weekdays or a range.
  /// - Throws: ``ExpressionError``, also when a side is open.
  public func days(
    in context: ExpressionContext
  ) throws(ExpressionError) -> DaySelector {
    let source = ExpressionLexer.source(text, in: context)
    var parser = ExpressionParser(source, in: context)
    if let weekdays = parser.parseWeekdays() { return .weekdays(weekdays) }
    return try range(in: context).map(DaySelector.range) ?? .nothing
  }
}

extension ExpressionParser {
  /// Reads the whole text as a list of weekdays, or says that it is none.
  mutating func parseWeekdays() -> WeekdaySet? {
    var weekdays: WeekdaySet = []
    repeat {
      guard let some = weekdaysOfItem() else { return nil }
      weekdays = weekdays.union(some)
    } while take(.comma)
    return isAtEnd ? weekdays : nil
  }

  private mutating func weekdaysOfItem() -> WeekdaySet? {
    if take(.weekend) { return context.weekend }
    guard let first = weekday() else { return nil }
    guard isBetweenWeekdays else { return [first] }
    advance()
    return weekday().map { .range(first, through: $0) }
  }

  private mutating func weekday() -> Weekday? {
    guard case .word(.weekday(let weekday)) = token.kind else { return nil }
    advance()
    return weekday
  }

  private var isBetweenWeekdays: Bool {
    switch token.kind {
    case .sign(.hyphen), .sign(.hyphens), .sign(.dash), .sign(.dots),
      .sign(.slash), .word(.to), .word(.until):
      true
    default: false
    }
  }
}
