extension RuleReport {
  /// A rule that has a part in what is wrong.
  ///
  /// The raw values are the names of the command's options.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// A tap before the pending end does not take the range the other way.
    case earlier = "on-earlier"
    /// A second tap on a day does not make a range of it.
    case same = "on-same"
    /// A third tap does not start again.
    case complete = "on-complete"
    /// Not so short a selection.
    case minCount = "min-count"
    /// Not so many days.
    case maxCount = "max-count"
    /// Something has to stay chosen.
    case required
    /// An end cannot move.
    case lock
    /// No range goes over a day off by the weekday filter.
    case crossing = "on-weekday"
    /// Days that the time zone has not.
    case nonexistent = "time-zone"
    /// The earliest day.
    case earliest = "min"
    /// The latest day.
    case latest = "max"
    /// The weekday filter.
    case weekdays
    /// A predicate, which the command has none of.
    case predicate
    /// Days on which no range starts.
    case noCheckIn = "no-check-in"
    /// Days on which no range ends.
    case noCheckOut = "no-check-out"
    /// The most days.
    case maxDays = "max-days"
    /// The most nights.
    case maxNights = "max-nights"
    /// Days that are taken.
    case blocked
    /// The fewest days.
    case minDays = "min-days"
    /// Nights that are taken.
    case blockedNights = "blocked-nights"
    /// The fewest nights.
    case minNights = "min-nights"
  }
}

extension RuleReport.Cause {
  /// How far a bound is moved to see whether it is a cause, in days: ten
  /// years.
  private static let farther = 3660

  /// Takes the rule away, or a bound far out.
  func lift(from rules: inout SelectionRules) {
    switch self {
    case .earlier: rules.policy.earlier = .swap
    case .same: rules.policy.same = .oneDay
    case .complete: rules.policy.complete = .restart
    case .minCount: rules.policy.minCount = 0
    case .maxCount: rules.policy.maxCount = .max
    case .required: rules.policy.isRequired = false
    case .lock: rules.policy.lock = nil
    case .crossing: rules.policy.weekday = .allow
    default: lift(from: &rules.constraints)
    }
  }

  private func lift(from constraints: inout SelectionConstraints) {
    let bounds = constraints.bounds
    switch self {
    case .nonexistent: constraints.nonexistent = []
    case .earliest:
      let first = bounds.lowerBound.advancedClamped(by: -Self.farther)
      constraints.bounds = first...bounds.upperBound
    case .latest:
      let last = bounds.upperBound.advancedClamped(by: Self.farther)
      constraints.bounds = bounds.lowerBound...last
    case .weekdays: constraints.weekdays = .all
    case .predicate: constraints.predicate = nil
    case .noCheckIn: constraints.noCheckIn = []
    case .noCheckOut: constraints.noCheckOut = []
    case .maxDays: constraints.lengths.maxDays = []
    case .maxNights: constraints.lengths.maxNights = []
    case .blocked: constraints.blocked = []
    case .minDays: constraints.lengths.minDays = []
    case .blockedNights: constraints.blockedNights = []
    case .minNights: constraints.lengths.minNights = []
    default: break
    }
  }

  /// The rule in words, as it holds for a day.
  func reason(in rules: SelectionRules, for day: Day) -> String {
    let lengths = rules.constraints.lengths
    func limit(
      _ limits: [LengthLimits.Limit], _ bound: String, _ unit: LengthUnit
    ) -> String {
      limits.count(forStart: day).map { "at \(bound) \(unit.counted($0))" }
        ?? "a length"
    }
    return switch self {
    case .earlier: "an earlier tap that does not swap the ends"
    case .same: "a second tap that does not choose one day"
    case .complete: "a third tap that does not start again"
    case .minCount: "at least \(rules.policy.minCount) to stay"
    case .maxCount: "at most \(rules.policy.maxCount) to choose"
    case .required: "a selection that has to stay"
    case .lock: "an end that is locked"
    case .crossing: "days off that no range goes over"
    case .nonexistent: "days that the time zone has not"
    case .earliest: "no day before \(rules.constraints.bounds.lowerBound)"
    case .latest: "no day after \(rules.constraints.bounds.upperBound)"
    case .weekdays: "weekdays that are not offered"
    case .predicate:
      "the rule '\(rules.constraints.predicate?.name ?? "")'"
    case .noCheckIn: "days without arrival"
    case .noCheckOut: "days without departure"
    case .maxDays: limit(lengths.maxDays, "most", .days)
    case .maxNights: limit(lengths.maxNights, "most", .nights)
    case .blocked: "taken days"
    case .minDays: limit(lengths.minDays, "least", .days)
    case .blockedNights: "taken nights"
    case .minNights: limit(lengths.minNights, "least", .nights)
    }
  }
}

extension SelectionRules {
  /// The rules without some.
  func lifting(_ causes: some Sequence<RuleReport.Cause>) -> SelectionRules {
    var rules = self
    for cause in causes { cause.lift(from: &rules) }
    return rules
  }
}
