/// What a calendar is asked for: the mode of the selection, and the type of
/// the answer.
///
/// A view that is generic over the question draws all of them:
///
///     struct Picker<Question: DateQuestion> {
///       let prompt: DatePrompt<Question>
///       let reply: DialogReply<Question.Answer>
///     }
public protocol DateQuestion {
  /// What comes out.
  associatedtype Answer: Hashable, Sendable

  /// What is being chosen.
  static var mode: SelectionMode { get }

  /// The days of an answer.
  static func days(of answer: Answer) -> DayRangeSet

  /// What a calendar shows as the answer now; see
  /// ``SelectionPolicy/publish-swift.property``.
  static func answer(in calendar: CalendarState) -> Answer
}

/// The question which range.
public enum RangeQuestion: DateQuestion {
  /// One range.
  public static let mode = SelectionMode.range

  /// The days of the range; none where there is none.
  public static func days(of answer: DayRange?) -> DayRangeSet {
    DayRangeSet(answer.map { [$0] } ?? [])
  }

  /// The range that is selected.
  public static func answer(in calendar: CalendarState) -> DayRange? {
    calendar.range
  }
}

/// The question which day.
public enum DayQuestion: DateQuestion {
  /// One day.
  public static let mode = SelectionMode.day

  /// The day; none where there is none.
  public static func days(of answer: Day?) -> DayRangeSet {
    DayRangeSet(days: answer.map { [$0] } ?? [])
  }

  /// The day that is selected.
  public static func answer(in calendar: CalendarState) -> Day? {
    calendar.rules.day(in: calendar.selection)
  }
}

/// The question which days.
public enum DaysQuestion: DateQuestion {
  /// Any number of days.
  public static let mode = SelectionMode.days

  /// The days themselves.
  public static func days(of answer: DayRangeSet) -> DayRangeSet { answer }

  /// The days that are selected.
  public static func answer(in calendar: CalendarState) -> DayRangeSet {
    calendar.days
  }
}

/// The question which ranges.
public enum DayRangesQuestion: DateQuestion {
  /// Any number of ranges.
  public static let mode = SelectionMode.ranges

  /// The days of all of them; those that overlap or touch become one.
  public static func days(of answer: [DayRange]) -> DayRangeSet {
    DayRangeSet(answer)
  }

  /// The ranges that are selected, in order.
  public static func answer(in calendar: CalendarState) -> [DayRange] {
    calendar.days.ranges
  }
}
