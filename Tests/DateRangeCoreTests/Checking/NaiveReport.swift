import DateRangeCore
import DateRangeTestSupport

/// What a report should say, by its definitions: every range, every tap.
struct NaiveReport {
  let rules: SelectionRules
  let window: DayRange
  let available: DayRangeSet
  private let ranges: [DayRange]

  init(
    _ rules: SelectionRules, in window: DayRange, _ available: DayRangeSet
  ) {
    self.rules = rules
    self.window = window
    self.available = available
    ranges = Self.ranges(rules, window)
  }

  /// The valid ranges.
  private static func ranges(
    _ rules: SelectionRules, _ window: DayRange
  ) -> [DayRange] {
    let naive = NaiveRules(rules)
    return window.flatMap { first in
      (first...window.upperBound).map { first...$0 }
        .filter { naive.allows($0, locked: nil) }
    }
  }

  func days(_ kind: RuleReport.Finding.Kind) -> DayRangeSet {
    DayRangeSet(
      days: available.days.filter { day in
        switch kind {
        case .deadEnd: isDeadEnd(day, rules)
        case .unreachable: !ranges.contains { $0.contains(day) }
        case .sink: false
        }
      })
  }

  private func isDeadEnd(_ day: Day, _ rules: SelectionRules) -> Bool {
    rules.refusal(ofTapOn: day, in: rules.initialState())?.code
      == .noFeasibleEnd
  }

  /// The ranges that two taps choose and no tap changes.
  var sinks: Set<DayRange> {
    var sinks: Set<DayRange> = []
    for first in window {
      let once = rules.tapping(first, in: rules.initialState())
      for second in window {
        let state = rules.tapping(second, in: once)
        guard let range = rules.range(of: state), !isLeft(state)
        else { continue }
        sinks.insert(range)
      }
    }
    return sinks
  }

  private func isLeft(_ state: SelectionState) -> Bool {
    window.contains { day in
      let next = rules.tapping(day, in: state)
      return next.settled != state.settled || next.anchor != state.anchor
    }
  }

  /// Whether days that are unreachable are so by the causes that are named,
  /// and not without any one of them.
  func areCauses(_ finding: RuleReport.Finding) -> Bool {
    guard finding.kind == .unreachable else { return !finding.causes.isEmpty }
    let causes = finding.causes
    let day = finding.days.lowerBound
    return !isReachable(day, by: causes)
      && causes.allSatisfy { spared in
        isReachable(day, by: causes.filter { $0 != spared })
      }
  }

  /// Whether a day is in a valid range when some of the rules alone hold.
  private func isReachable(_ day: Day, by causes: [RuleReport.Cause]) -> Bool {
    let (all, holds) = (rules.constraints, Set(causes))
    var other = SelectionRules(policy: rules.policy)
    if !holds.contains(.crossing) { other.policy.weekday = .allow }
    let around = day.advanced(by: -20)...day.advanced(by: 20)
    var first = around.lowerBound
    var last = around.upperBound
    if holds.contains(.earliest) { first = all.bounds.lowerBound }
    if holds.contains(.latest) { last = all.bounds.upperBound }
    other.constraints.bounds = first...last
    if holds.contains(.weekdays) { other.constraints.weekdays = all.weekdays }
    if holds.contains(.blocked) { other.constraints.blocked = all.blocked }
    if holds.contains(.blockedNights) {
      other.constraints.blockedNights = all.blockedNights
    }
    if holds.contains(.noCheckIn) {
      other.constraints.noCheckIn = all.noCheckIn
    }
    if holds.contains(.noCheckOut) {
      other.constraints.noCheckOut = all.noCheckOut
    }
    if holds.contains(.minNights) {
      other.constraints.lengths.minNights = all.lengths.minNights
    }
    if holds.contains(.maxNights) {
      other.constraints.lengths.maxNights = all.lengths.maxNights
    }
    let naive = NaiveRules(other)
    return (first...day).contains { start in
      (day...last).contains { naive.allows(start...$0, locked: nil) }
    }
  }
}

/// Rules with a few of everything, over a window that is their bounds.
enum RandomRules {
  static let window = SelectionShapes.day(2)...SelectionShapes.day(15)

  static func make(_ generator: inout SeededGenerator) -> SelectionRules {
    func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }
    func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
    func days(_ most: Int) -> DayPattern {
      var pattern: DayPattern = []
      for _ in 0..<number(0...most) {
        let first = SelectionShapes.day(number(2...15))
        pattern.days.insert(first...first.advanced(by: number(0...2)))
      }
      return pattern
    }
    var rules = SelectionRules(
      policy: SelectionPolicy.Preset.allCases[number(0...5)].policy)
    rules.constraints.bounds = window
    if chance(40) {
      rules.policy.complete =
        [.moveEnd, .moveStart, .moveNearest, .editEdge][number(0...3)]
    }
    if chance(40) { rules.policy.same = .ignore }
    if chance(20) { rules.policy.blocked = .restart }
    if chance(20) { rules.policy.length = .restart }
    if chance(30) {
      rules.constraints.weekdays = WeekdaySet(
        Weekday.allCases.filter { _ in chance(60) })
    }
    rules.constraints.blocked = days(2)
    rules.constraints.blockedNights = days(2)
    rules.constraints.noCheckIn = days(4)
    rules.constraints.noCheckOut = days(4)
    if chance(60) {
      rules.constraints.lengths = LengthLimits(minNights: number(1...5))
    }
    if chance(50) {
      rules.constraints.lengths.maxNights = [.init(number(2...6))]
    }
    return rules
  }
}
