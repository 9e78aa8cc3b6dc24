import DateRangeCore
import Testing

/// Every code comes out of the rules by an event, and its sentence with it.
@Suite struct RefusalMessageTests {
  /// Rules, what happens, and the sentence that the last event is refused
  /// with.
  struct Row: Sendable, CustomTestStringConvertible {
    var code: Refusal.Code
    var sentence: String
    var events: [SelectionEvent]
    var rules: SelectionRules

    var testDescription: String { sentence }

    init(
      _ code: Refusal.Code, _ sentence: String, _ events: [SelectionEvent],
      mode: SelectionMode = .range,
      _ change: (inout SelectionRules) -> Void = { _ in }
    ) {
      self.code = code
      self.sentence = sentence
      self.events = events
      rules = SelectionRules(mode: mode)
      change(&rules)
    }
  }

  static let rows =
    [
      Row(
        .beforeEarliest,
        "10 November is before the earliest day, 11 November", [.tap(tenth)]
      ) { $0.constraints.bounds = day("2026-11-11")...Day.max },
      Row(
        .beforeEarliest,
        "10 November 2026 is before the earliest day, 1 January 2027",
        [.tap(tenth)]
      ) { $0.constraints.bounds = day("2027-01-01")...Day.max },
      Row(
        .afterLatest, "10 November is after the latest day, 8 November",
        [.tap(tenth)]
      ) { $0.constraints.bounds = Day.min...day("2026-11-08") },
      Row(
        .weekdayNotOffered, "10 November is a Tuesday, which is not offered",
        [.tap(tenth)]
      ) { $0.constraints.weekdays = [.monday] },
      Row(.blocked, "10 November is taken", [.tap(tenth)]) {
        $0.constraints.blocked = [tenth...tenth]
      },
      Row(
        .blocked, "10 November is not available: even days only",
        [.tap(tenth)]
      ) {
        $0.constraints.predicate = DayPredicate("even days only") { day, _ in
          day.dayOfMonth % 2 == 1
        }
      },
      Row(.blockedInside, "11 November is taken", [.tap(third), .tap(late)]) {
        $0.constraints.blocked = [day("2026-11-11")...day("2026-11-11")]
      },
      Row(
        .blockedInside, "the range goes over 4 November, a Wednesday",
        [.tap(third), .tap(tenth)]
      ) {
        $0.policy = .anchored
        $0.constraints.weekdays = [.tuesday]
        $0.policy.same = .oneDay
      },
      Row(
        .blockedInside, "5 November is not available: no fifth",
        [.tap(third), .tap(tenth)]
      ) {
        $0.constraints.predicate = DayPredicate("no fifth") { day, _ in
          day.dayOfMonth != 5
        }
      },
      Row(
        .blockedNight, "the night of 5 November is taken",
        [.tap(third), .tap(tenth)]
      ) {
        $0.constraints.blockedNights = [day("2026-11-05")...day("2026-11-05")]
      },
    ] + lengths + pairs + others

  private static let lengths = [
    Row(
      .tooShort, "3 nights at least: 3 to 5 November has 2",
      [.tap(third), .tap(day("2026-11-05"))]
    ) { $0.constraints.lengths = LengthLimits(minNights: 3) },
    Row(
      .tooShort, "2 days at least: 3 November has 1",
      [.tap(third), .tap(third)]
    ) { $0.constraints.lengths = LengthLimits(minDays: 2) },
    Row(
      .tooLong, "7 days at most: 3 to 10 November has 8",
      [.tap(third), .tap(tenth)]
    ) { $0.constraints.lengths = LengthLimits(maxDays: 7) },
    Row(
      .tooLong, "1 night at most: 3 November to 1 December has 28",
      [.tap(third), .tap(day("2026-12-01"))]
    ) { $0.constraints.lengths = LengthLimits(maxNights: 1) },
    Row(
      .tooLong, "1 night at most: 3 November 2026 to 2 January 2027 has 60",
      [.tap(third), .tap(day("2027-01-02"))]
    ) { $0.constraints.lengths = LengthLimits(maxNights: 1) },
  ]

  private static let pairs = [
    Row(.noCheckIn, "no range can start on 3 November", [.tap(third)]) {
      $0.policy = .forward
      $0.constraints.noCheckIn = [third...third]
    },
    Row(
      .noCheckOut, "no range can end on 10 November",
      [.tap(third), .tap(tenth)]
    ) { $0.constraints.noCheckOut = [tenth...tenth] },
    Row(
      .noFeasibleEnd, "no range from 3 November can be completed",
      [.tap(third)]
    ) {
      $0.constraints.lengths = LengthLimits(minDays: 2)
      $0.constraints.bounds = third...third
    },
    Row(
      .sameDay, "3 November is one end: the other must be another day",
      [.tap(third), .tap(third)]
    ) { $0.policy.same = .ignore },
    Row(
      .wrongSide, "the end cannot be before the start, 10 November",
      [.tap(tenth), .tap(third)]
    ) { $0.policy.earlier = .reject },
    Row(
      .wrongSide, "the start cannot be after the end, 3 November",
      [.edit(.end), .tap(third), .tap(tenth)]
    ) { $0.policy.earlier = .reject },
    Row(
      .wrongSide, "the start is locked",
      [.set(third...tenth), .extend(.start, by: 1)]
    ) { $0.policy.lock = .start },
    Row(.wrongSide, "the end is locked", [.edit(.end)]) {
      $0.policy.lock = .end
    },
    Row(
      .reversed, "the end, 3 November, is before the start, 10 November",
      [.setEnds(start: tenth, end: third)]),
  ]

  private static let others = [
    Row(
      .required, "something must stay selected",
      [.set(third...tenth), .clear]
    ) { $0.policy.isRequired = true },
    Row(
      .countLimit, "1 at most can be selected", [.tap(third), .tap(tenth)],
      mode: .days
    ) { $0.policy.maxCount = 1 },
    Row(
      .countLimit, "1 at least must stay selected",
      [.tap(third), .tap(third)], mode: .days
    ) { $0.policy.minCount = 1 },
    Row(
      .nonexistentDay, "3 November does not exist in the time zone",
      [.tap(third)]
    ) { $0.constraints.nonexistent = [third...third] },
    Row(.nothingToUndo, "there is nothing to undo", [.undo]),
    Row(
      .nothingToExtend, "there is no complete range to extend",
      [.extend(.end, by: 1)]),
    Row(
      .noDrag, "a drag must begin in the range, not on 17 November",
      [.set(third...tenth), .press(late), .move(third), .release(third)]
    ) { $0.policy.dragOutside = .ignore },
  ]

  private static let third = day("2026-11-03")
  private static let tenth = day("2026-11-10")
  private static let late = day("2026-11-17")

  @Test(arguments: rows)
  func `says what is wrong`(row: Row) {
    var state = row.rules.initialState()
    var outcome = SelectionOutcome.unchanged
    for event in row.events {
      #expect(outcome.refusal == nil)
      (state, outcome) = row.rules.applying(event, to: state)
    }
    #expect(outcome.refusal?.code == row.code)
    #expect(outcome.refusal?.description == row.sentence)
  }

  @Test func `has a sentence for every code`() {
    #expect(Set(Self.rows.map(\.code)) == Set(Refusal.Code.allCases))
  }
}
