/// Looks for what is wrong with some rules.
struct RuleSurvey {
  let rules: SelectionRules
  let window: DayRange

  /// The units that a tap in the window can stand for, each with the days of
  /// the window that it is tapped on.
  let units: [Tapped]

  /// The available days.
  let available: DayRangeSet

  /// The rules that are in force, the least to blame first.
  private let causes: [RuleReport.Cause]

  /// The days in valid ranges, without some rules.
  private var coverages: [Set<RuleReport.Cause>: DayRangeSet] = [:]

  struct Tapped {
    var unit: DayRange
    var days: DayRange
  }

  init(_ rules: SelectionRules, in window: DayRange) {
    self.rules = rules
    self.window = window
    units = rules.granularity.units(tappedIn: window)
    available = DayRangeSet(
      units.filter {
        rules.refusal(ofUnit: $0.unit) == nil && !rules.isTaken($0.unit)
      }.map(\.days))
    causes = RuleReport.Cause.allCases.filter { rules.lifting([$0]) != rules }
  }

  /// The available days on which a first tap is refused since no range from
  /// them can be completed.
  func deadEnds() -> [RuleReport.Finding] {
    guard rules.mode.isOfRanges else { return [] }
    var findings = Findings(.deadEnd, rules)
    let initial = rules.initialState()
    for tapped in units where available.contains(tapped.days) {
      let day = tapped.days.lowerBound
      let refusal = rules.refusal(ofTapOn: day, in: initial)
      guard refusal?.code == .noFeasibleEnd else { continue }
      let causes = causes { rules in
        rules.refusal(ofTapOn: day, in: rules.initialState()) != nil
      }
      findings.append(tapped.days, causes)
    }
    return findings.all
  }

  /// The available days that are in no valid range.
  mutating func unreachable() -> [RuleReport.Finding] {
    var findings = Findings(.unreachable, rules)
    let lost = available.subtracting(coverage(without: []))
    for tapped in units where lost.contains(tapped.days) {
      let causes = causesOfLoss(of: tapped.days)
      findings.append(tapped.days, causes)
    }
    return findings.all
  }

  private mutating func causesOfLoss(
    of days: DayRange
  ) -> [RuleReport.Cause] {
    var lifted: Set<RuleReport.Cause> = []
    for cause in causes {
      let other = lifted.union([cause])
      if !coverage(without: other).contains(days.lowerBound) { lifted = other }
    }
    return causes.filter { !lifted.contains($0) }
  }

  private mutating func coverage(
    without causes: Set<RuleReport.Cause>
  ) -> DayRangeSet {
    if let coverage = coverages[causes] { return coverage }
    let coverage = rules.lifting(causes).coverage(of: window, units)
    coverages[causes] = coverage
    return coverage
  }

  /// Rules under which alone something is still so, and none of which can be
  /// spared.
  func causes(
    of holds: (SelectionRules) -> Bool
  ) -> [RuleReport.Cause] {
    var lifted: [RuleReport.Cause] = []
    for cause in causes where holds(rules.lifting(lifted + [cause])) {
      lifted.append(cause)
    }
    return causes.filter { !lifted.contains($0) }
  }
}

extension SelectionRules {
  /// Whether a unit lies between two taken nights, so that no stay begins or
  /// ends there: it is no more available than a taken day.
  ///
  /// A night beyond the bounds counts as taken, for none is stayed there.
  fileprivate func isTaken(_ unit: DayRange) -> Bool {
    let nights = constraints.blockedNights
    guard mode.isOfRanges, !nights.isEmpty, policy.blocked != .allow,
      refusal(of: unit) != nil
    else { return false }
    let bounds = constraints.bounds
    let before = unit.lowerBound.advancedClamped(by: -1)
    let isBeforeTaken =
      unit.lowerBound <= bounds.lowerBound || nights.contains(before)
    let isAfterTaken =
      unit.upperBound >= bounds.upperBound || nights.contains(unit.upperBound)
    return isBeforeTaken && isAfterTaken
      && (nights.contains(before) || nights.contains(unit.upperBound))
  }
}

/// Findings of one kind, days with the same causes together.
struct Findings {
  private let kind: RuleReport.Finding.Kind
  private let rules: SelectionRules
  private(set) var all: [RuleReport.Finding] = []

  init(_ kind: RuleReport.Finding.Kind, _ rules: SelectionRules) {
    self.kind = kind
    self.rules = rules
  }

  mutating func append(_ days: DayRange, _ causes: [RuleReport.Cause]) {
    let reasons = causes.map { $0.reason(in: rules, for: days.lowerBound) }
    var days = days
    if kind != .sink, let last = all.last, last.reasons == reasons,
      last.causes == causes,
      last.days.upperBound.adding(days: 1) == days.lowerBound
    {
      days = last.days.hull(days)
      all.removeLast()
    }
    all.append(
      .init(kind: kind, days: days, causes: causes, reasons: reasons))
  }
}

extension Granularity {
  /// The units that the days of a window stand for.
  fileprivate func units(tappedIn window: DayRange) -> [RuleSurvey.Tapped] {
    var units: [RuleSurvey.Tapped] = []
    var next: Day? = window.lowerBound
    while let day = next, window.contains(day) {
      let unit = unit(of: day)
      let last = isSpan ? day : unit?.upperBound ?? day
      if let unit {
        units.append(
          .init(unit: unit, days: day...min(last, window.upperBound)))
      }
      next = last.adding(days: 1)
    }
    return units
  }
}
