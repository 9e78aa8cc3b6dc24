import DateRangeCore
import Testing

/// Ends that are moved by units.
@Suite struct ExtendTests {
  static let calendars = CalendarSystem.all
  static let kinds: [Granularity.Kind] = [.day, .week, .month, .quarter, .year]

  /// The rules, and a state in which the unit of a day is chosen.
  private func start(
    _ kind: Granularity.Kind, _ calendar: CalendarSystem
  ) -> (SelectionRules, SelectionState) {
    let granularity = Granularity(kind, calendar: calendar)
    let rules = SelectionRules(granularity: granularity)
    let today = day("2026-11-30")...day("2026-11-30")
    let state = rules.applying(.set(today), to: rules.initialState()).state
    return (rules, state)
  }

  @Test(arguments: calendars, kinds)
  func `moves by many as by one, many times`(
    calendar: CalendarSystem, kind: Granularity.Kind
  ) {
    let (rules, first) = start(kind, calendar)
    for (edge, step) in [(RangeEdge.end, 1), (.start, -1)] {
      var state = first
      for count in 1...14 {
        state = rules.applying(.extend(edge, by: step), to: state).state
        let (jump, outcome) = rules.applying(
          .extend(edge, by: step * count), to: first)
        #expect(outcome.refusal == nil)
        #expect(rules.range(in: jump) == rules.range(in: state), "\(count)")
      }
      let back = rules.applying(.extend(edge, by: -14 * step), to: state).state
      #expect(rules.range(in: back) == rules.range(in: first))
    }
  }

  /// Refused at once, however many years lie between.
  @Test(arguments: calendars, kinds)
  func `refuses to move out of reach`(
    calendar: CalendarSystem, kind: Granularity.Kind
  ) {
    var (rules, state) = start(kind, calendar)
    rules.constraints.bounds = Day.isoDays
    for (edge, count, code) in [
      (RangeEdge.end, Int.max, Refusal.Code.afterLatest),
      (.start, .min, .beforeEarliest), (.start, -.max, .beforeEarliest),
      (.end, .min, .wrongSide), (.start, .max, .wrongSide),
    ] {
      let (_, outcome) = rules.applying(.extend(edge, by: count), to: state)
      #expect(outcome.refusal?.code == code)
    }
  }

  /// A week is dragged to the end of time, and stops at the bounds: millions
  /// of weeks are not tried one by one.
  @Test func `a drag of whole units stops at the bounds at once`() throws {
    var rules = SelectionRules(granularity: Granularity(.week))
    rules.policy.dragInside = .move
    rules.policy.dragAcross = .shift
    rules.constraints.bounds = november(1...30)
    var state = rules.initialState(november(3...3))
    for (day, expected) in [
      (Day(epochDay: 700_000_000), november(23...29)),
      (Day(epochDay: -700_000_000), november(2...8)),
    ] {
      let press = try #require(rules.range(in: state)?.lowerBound)
      for event in [SelectionEvent.press(press), .move(day), .release(day)] {
        state = rules.applying(event, to: state).state
      }
      #expect(rules.range(in: state) == expected)
    }
  }
}
