/// What an expression is read and counted against: nothing in here is asked
/// of the machine, so that the same text always means the same days.
public struct ExpressionContext: Sendable {
  /// The order of day and month in a date of numbers that does not begin
  /// with its year.
  public enum DateOrder: Hashable, Sendable {
    /// The month first: `11/3` is 3 November.
    case monthFirst
    /// The day first: `3/11` is 3 November.
    case dayFirst
  }

  /// The day that `today` is.
  public var today: Day

  /// Where `this week` starts.
  ///
  /// ISO weeks (`2026-W48`) always start on Monday.
  public var weekRule: WeekRule

  /// The weekdays of `weekend`.
  public var weekend: WeekdaySet

  /// How `11/3` is read.
  ///
  /// Without it such a date is refused.
  public var dateOrder: DateOrder?

  /// Whether a range that ends before it starts is turned round.
  ///
  /// Otherwise it is refused.
  public var turnsReversedRanges: Bool

  /// Names of months and weekdays beside the English ones.
  public var names: LocalNames

  /// The expressions that stand behind names of the user's own.
  public internal(set) var presets: ExpressionPresets

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - today: The day that `today` is.
  ///   - weekRule: Where a week starts.
  ///   - weekend: The weekdays of a weekend.
  ///   - dateOrder: How `11/3` is read; `nil` refuses it.
  ///   - turnsReversedRanges: Whether a reversed range is turned round.
  ///   - names: Names beside the English ones.
  public init(
    today: Day, weekRule: WeekRule = .iso,
    weekend: WeekdaySet = [.saturday, .sunday],
    dateOrder: DateOrder? = nil, turnsReversedRanges: Bool = false,
    names: LocalNames = LocalNames()
  ) {
    self.today = today
    self.weekRule = weekRule
    self.weekend = weekend
    self.dateOrder = dateOrder
    self.turnsReversedRanges = turnsReversedRanges
    self.names = names
    presets = ExpressionPresets()
  }
}
