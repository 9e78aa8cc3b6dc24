/// What a calendar dialog asks, and what the calendar looks like.
///
/// A value with no say in what the caller has: ``draft`` is a copy to be
/// chosen in, and ``answer(of:)`` what comes of it.
public struct DatePrompt<Question: DateQuestion>: Hashable, Sendable {
  /// What stands above the calendar.
  public let title: String?

  /// What is selected when the dialog comes.
  public let initial: Question.Answer

  /// What can be selected and what a tap means; the mode is the question's.
  public let rules: SelectionRules

  /// The day it is now.
  public let today: Day

  /// The day whose month is shown first; where `nil`, the first day of
  /// ``initial``, else ``today``.
  public let showing: Day?

  /// The system that the months are of.
  public let calendar: CalendarSystem

  /// Which weekday a week starts on.
  public let weekRule: WeekRule

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - initial: What is selected when the dialog comes. What the rules
  ///     refuse is dealt with as ``SelectionPolicy/revalidate-swift.property``
  ///     says: with nothing said, the dialog comes with nothing selected.
  ///   - today: The day it is now.
  ///   - rules: What can be selected and what a tap means. Their mode does
  ///     not count.
  ///   - title: What stands above the calendar.
  ///   - showing: The day whose month is shown first.
  ///   - calendar: The system that the months are of.
  ///   - weekRule: Which weekday a week starts on.
  public init(
    initial: Question.Answer, today: Day,
    rules: SelectionRules = SelectionRules(), title: String? = nil,
    showing: Day? = nil, calendar: CalendarSystem = .gregorian,
    weekRule: WeekRule = .iso
  ) {
    var rules = rules
    rules.mode = Question.mode
    self.title = title
    self.initial = initial
    self.rules = rules
    self.today = today
    self.showing = showing
    self.calendar = calendar
    self.weekRule = weekRule
  }
}

/// Asks for a range.
public typealias DateRangePrompt = DatePrompt<RangeQuestion>

/// Asks for a day.
public typealias DayPrompt = DatePrompt<DayQuestion>

/// Asks for any number of days.
public typealias DaysPrompt = DatePrompt<DaysQuestion>

/// Asks for any number of ranges.
public typealias DayRangesPrompt = DatePrompt<DayRangesQuestion>
