/// A calendar that is being chosen from: its rules, what is selected, and
/// the month that is shown.
///
/// A value, with neither clock nor actor: a server or a command asks it as it
/// is, and ``CalendarModel`` is the object over it that views observe.
///
///     var calendar = CalendarState(showing: today, rules: rules, today: today)
///     calendar.tap(checkIn)          // .started
///     calendar.tap(checkOut)         // .completed
///     calendar.range                 // checkIn...checkOut
///     for week in calendar.grid {
///       for cell in week { draw(calendar.cell(cell)) }
///     }
public struct CalendarState: Hashable, Sendable {
  /// What can be selected and what a tap means.
  ///
  /// Setting them looks at the selection again, as
  /// ``SelectionPolicy/revalidate-swift.property`` says, and brings the month
  /// within the new bounds.
  public var rules: SelectionRules {
    didSet {
      guard rules != oldValue else { return }
      send(.revalidate)
      focus(on: focus)
    }
  }

  /// What is selected and what is pending.
  public private(set) var selection: SelectionState

  /// What the last event did; `nil` before the first.
  public private(set) var lastOutcome: SelectionOutcome?

  /// The month that is shown.
  public internal(set) var month: Month

  /// The day that keys act on, always in ``month`` and within the bounds, as
  /// far as ``calendar`` reaches them.
  public internal(set) var focus: Day

  /// The day it is now, for the drawing; whoever knows the time says so.
  public var today: Day?

  /// The system that the months are of.
  public let calendar: CalendarSystem

  /// Which weekday a week starts on.
  public let weekRule: WeekRule

  /// The day of the month that was wanted, which shorter months do not have:
  /// it is what comes back in the next longer one.
  var wantedNumber: Int

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - day: The day whose month is shown, or the nearest within the bounds.
  ///   - rules: What can be selected and what a tap means.
  ///   - initial: What is selected already. What is not allowed is dealt with
  ///     as ``SelectionPolicy/revalidate-swift.property`` says.
  ///   - today: The day it is now, for the drawing.
  ///   - calendar: The system that the months are of.
  ///   - weekRule: Which weekday a week starts on.
  public init(
    showing day: Day, rules: SelectionRules = SelectionRules(),
    initial: DayRangeSet = [], today: Day? = nil,
    calendar: CalendarSystem = .gregorian, weekRule: WeekRule = .iso
  ) {
    let day = day.clamped(to: rules.constraints.bounds.reached(by: calendar))
    self.rules = rules
    self.today = today
    self.calendar = calendar
    self.weekRule = weekRule
    selection = rules.initialState(initial)
    month = calendar.month(containing: day)
    focus = day
    wantedNumber = month.number(of: day)
  }
}

extension CalendarState {
  /// Has something happen to the selection.
  ///
  /// When a range, days or ranges come from the host, the month follows to
  /// where they are.
  ///
  /// - Parameter event: The event.
  /// - Returns: What it did.
  @discardableResult
  public mutating func send(_ event: SelectionEvent) -> SelectionOutcome {
    let (next, outcome) = rules.applying(event, to: selection)
    selection = next
    lastOutcome = outcome
    if event.comesFromHost, outcome.refusal == nil { showSelection() }
    return outcome
  }

  /// Chooses a day.
  ///
  /// - Parameter day: Any day; whether it can be chosen the rules say, not the
  ///   cell that it was drawn in.
  /// - Returns: What the tap did.
  @discardableResult
  public mutating func tap(_ day: Day) -> SelectionOutcome {
    send(.tap(day))
  }

  /// The range that is selected, as the policy publishes it.
  ///
  /// Setting it selects another one, or none. One that the rules refuse
  /// changes nothing, and ``lastOutcome`` says why.
  public var range: DayRange? {
    get { rules.range(in: selection) }
    set { send(.set(newValue)) }
  }

  /// The days that are selected, in every mode.
  ///
  /// Setting them works as with ``range``.
  public var days: DayRangeSet {
    get { rules.days(in: selection) }
    set { send(.setDays(newValue)) }
  }
}

extension SelectionEvent {
  fileprivate var comesFromHost: Bool {
    switch self {
    case .set, .setEnds, .setDays: true
    default: false
    }
  }
}

extension DayRange {
  /// The days of these bounds that a calendar system has; the bounds
  /// themselves where it has none of them.
  func reached(by calendar: CalendarSystem) -> DayRange {
    intersection(calendar.days) ?? self
  }
}

extension Day {
  /// The nearest day of a range.
  func clamped(to range: DayRange) -> Day {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
