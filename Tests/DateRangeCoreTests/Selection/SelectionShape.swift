import DateRangeCore
import Testing

/// Stays, modes and units: kinds of rules that the search goes through
/// besides those of ``SelectionShapes``.
struct SelectionShape: Sendable, CustomTestStringConvertible {
  var name: String
  /// The days to tap.
  var window = SelectionShapes.window
  /// The days that can be had; those of the window unless units need more.
  var bounds: DayRange?
  var change: @Sendable (inout SelectionRules) -> Void

  var testDescription: String { name }

  /// The rules of a policy.
  func rules(_ policy: SelectionPolicy) -> SelectionRules {
    var rules = SelectionRules(policy: policy)
    rules.constraints.bounds = bounds ?? window
    change(&rules)
    return rules
  }

  private static func day(_ number: Int) -> Day { SelectionShapes.day(number) }

  /// Five days: there are as many states as sets of them.
  private static let few = day(2)...day(6)

  static let all = stays + modes + units

  private static let stays = [
    SelectionShape(name: "a season between taken nights") {
      $0.constraints.blockedNights = [day(3)...day(3), day(7)...day(7)]
      $0.constraints.lengths = LengthLimits(minNights: 1)
      $0.constraints.lengths.minNights.append(
        .init(3, startingIn: [day(4)...day(5)]))
    },
    SelectionShape(name: "arrival on three weekdays") {
      $0.constraints.noCheckIn.weekdays = [.tuesday, .thursday, .friday]
      $0.constraints.noCheckOut.weekdays = [.monday, .saturday]
      $0.constraints.blockedNights = [day(5)...day(5)]
      $0.constraints.lengths = LengthLimits(minNights: 2, maxNights: 4)
    },
  ]

  private static let modes = [
    SelectionShape(name: "one day", window: few) {
      $0.mode = .day
      $0.constraints.blocked = [day(4)...day(4)]
    },
    SelectionShape(name: "two to three days", window: few) {
      $0.mode = .days
      $0.policy.minCount = 2
      $0.policy.maxCount = 3
      $0.constraints.blocked = [day(4)...day(4)]
    },
    SelectionShape(name: "days but one weekday", window: few) {
      $0.mode = .days
      $0.constraints.weekdays = [.monday, .tuesday, .thursday, .friday]
    },
    SelectionShape(name: "several ranges", window: few) {
      $0.mode = .ranges
      $0.constraints.lengths = LengthLimits(maxDays: 3)
    },
    SelectionShape(name: "several ranges to split", window: few) {
      $0.mode = .ranges
      $0.policy.inside = .split
      $0.constraints.blockedNights = [day(4)...day(4)]
    },
  ]

  private static let units = [
    SelectionShape(
      name: "weeks", window: day(5)...day(19), bounds: day(2)...day(22)
    ) {
      $0.granularity = Granularity(.week)
      $0.constraints.lengths = LengthLimits(maxDays: 14)
    },
    SelectionShape(
      name: "months", window: day(28)...day(34), bounds: day(1)...day(61)
    ) {
      $0.granularity = Granularity(.month)
      $0.constraints.blocked = [day(40)...day(40)]
    },
    SelectionShape(name: "weeks by the day", window: day(7)...day(11)) {
      $0.mode = .days
      $0.granularity = Granularity(.week)
      $0.constraints.bounds = day(2)...day(15)
    },
    SelectionShape(name: "spans") {
      $0.granularity = Granularity(.span(-1...1))
      $0.constraints.blocked = [day(7)...day(7)]
    },
    SelectionShape(name: "several spans", window: few) {
      $0.mode = .ranges
      $0.granularity = Granularity(.span(0...1))
    },
  ]
}
