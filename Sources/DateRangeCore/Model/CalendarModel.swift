public import Observation

/// A ``CalendarState`` that views observe.
///
/// Each property is observed by itself: who reads ``month`` is not woken by a
/// tap, who reads ``range`` not by paging, and to assign what is there wakes
/// nobody.
///
///     let model = CalendarModel(CalendarState(showing: today, today: today))
///     model.tap(day)
///     model.range
@MainActor
@Observable
public final class CalendarModel {
  /// The month that is shown.
  public private(set) var month: Month

  /// The day that keys act on.
  public private(set) var focus: Day

  /// What is selected and what is pending.
  public private(set) var selection: SelectionState

  /// What the last event did.
  public private(set) var lastOutcome: SelectionOutcome?

  /// The day it is now.
  public private(set) var today: Day?

  private var publishedRange: DayRange?
  private var publishedDays: DayRangeSet
  private var currentRules: SelectionRules

  /// The value underneath, whole.
  ///
  /// It is not observed. Setting it sets everything.
  @ObservationIgnored public var state: CalendarState {
    didSet { mirror() }
  }

  /// Creates a model of a state.
  public init(_ state: CalendarState) {
    self.state = state
    month = state.month
    focus = state.focus
    selection = state.selection
    lastOutcome = state.lastOutcome
    today = state.today
    publishedRange = state.range
    publishedDays = state.days
    currentRules = state.rules
  }

  /// The range that is selected, as the policy publishes it.
  ///
  /// The host may set it at any time; the month follows. A range that the
  /// rules refuse changes nothing, and ``lastOutcome`` says why.
  public var range: DayRange? {
    get { publishedRange }
    set { state.range = newValue }
  }

  /// The days that are selected, in every mode.
  ///
  /// The host may set them as it may ``range``.
  public var days: DayRangeSet {
    get { publishedDays }
    set { state.days = newValue }
  }

  /// What can be selected and what a tap means.
  public var rules: SelectionRules {
    get { currentRules }
    set { state.rules = newValue }
  }

  /// Has something happen to the selection.
  ///
  /// - Parameter event: The event.
  /// - Returns: What it did.
  @discardableResult
  public func send(_ event: SelectionEvent) -> SelectionOutcome {
    state.send(event)
  }

  /// Chooses a day.
  ///
  /// - Parameter day: The day.
  /// - Returns: What the tap did.
  @discardableResult
  public func tap(_ day: Day) -> SelectionOutcome {
    send(.tap(day))
  }

  /// Shows the month of a day, or of the nearest one within the bounds.
  public func show(_ day: Day) {
    state.show(day)
  }

  /// Pages some months forward, or back when negative, as far as the bounds.
  public func page(byMonths count: Int) {
    state.page(byMonths: count)
  }

  /// Copies what views read.
  private func mirror() {
    month = state.month
    focus = state.focus
    selection = state.selection
    lastOutcome = state.lastOutcome
    today = state.today
    publishedRange = state.range
    publishedDays = state.days
    currentRules = state.rules
  }
}

extension CalendarModel {
  /// The month that is shown, in weeks.
  public var grid: MonthGrid {
    MonthGrid(of: month, in: state.calendar, weekRule: state.weekRule)
  }

  /// A cell of a grid as it is to be drawn.
  ///
  /// - Parameter cell: A cell of ``grid``.
  /// - Returns: The day with its roles and, where it is not available, why.
  public func cell(_ cell: MonthGrid.Cell) -> CalendarCell {
    // What a cell shows depends on these; the state itself is not observed.
    _ = (selection, today, rules)
    return state.cell(cell)
  }
}
