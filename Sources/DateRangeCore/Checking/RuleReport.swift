/// What is wrong with the rules of a calendar, for whoever sets them up.
///
///     let report = RuleReport(rules, in: season)
///     for finding in report.findings { print(finding) }
///     // 2026-11-10 to 2026-11-12 are dead ends: …
///
/// Unlike a ``RuleCheck`` it does not look for faults of the reducer but for
/// rules that leave someone stuck.
public struct RuleReport: Hashable, Sendable {
  /// The days that were looked at.
  public let window: DayRange

  /// Those that can be chosen, were it not for the rest of a range.
  ///
  /// A day between two taken nights is as little available as a taken day.
  public let available: DayRangeSet

  /// What is wrong: dead ends, then days that are unreachable, then sinks,
  /// each in the order of the days.
  public let findings: [Finding]

  /// What is not wrong but may surprise, a sentence each.
  public let warnings: [String]

  /// Looks at some rules.
  ///
  /// Units of a granularity are looked at whole. Sinks are looked for in
  /// every mode but `ranges`, and not where an end is locked. Where the search
  /// for an end of a range gives up, which it does only for a predicate, a day
  /// passes for sound. A range that starts more than a year before the window
  /// is not thought of.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - window: The days to look at. A range may reach beyond it, as far as
  ///     the bounds of the rules.
  /// - Complexity: O(*d* log *n*) for *d* days and *n* ranges of the
  ///   constraints, and as much again for each rule in force where something
  ///   is wrong. A sink costs a tap on every day that it could be left by.
  public init(_ rules: SelectionRules, in window: DayRange) {
    var survey = RuleSurvey(rules, in: window)
    self.window = window
    available = survey.available
    findings = survey.deadEnds() + survey.unreachable() + survey.sinks()
    warnings = rules.warnings
  }

  /// Whether nothing is wrong: there are days to choose, and no findings.
  public var isSound: Bool { findings.isEmpty && !available.isEmpty }

  /// The findings of one kind.
  public func findings(_ kind: Finding.Kind) -> [Finding] {
    findings.filter { $0.kind == kind }
  }
}

extension RuleReport {
  /// Something that is wrong, and the rules that together cause it.
  public struct Finding: Hashable, Sendable {
    /// What is wrong.
    ///
    /// The raw values are the command's words.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// An available day from which no range can be completed.
      case deadEnd = "dead-end"
      /// An available day that is in no valid range.
      case unreachable
      /// A selection that no tap can change any more.
      case sink
    }

    /// What is wrong.
    public let kind: Kind

    /// The days: of a sink, those that are chosen.
    public let days: DayRange

    /// The rules that cause it together: it would be so if they alone were in
    /// force, and not without any one of them.
    public let causes: [Cause]

    /// The causes in words.
    let reasons: [String]
  }
}

extension RuleReport.Finding: CustomStringConvertible {
  /// A sentence without a full stop, with the codes of the causes.
  public var description: String {
    let isOne = days.days == 1
    let what =
      switch kind {
      case .deadEnd:
        isOne
          ? "is a dead end: no range from it can be completed"
          : "are dead ends: no range from any of them can be completed"
      case .unreachable:
        isOne
          ? "is unreachable: it is in no valid range"
          : "are unreachable: they are in no valid range"
      case .sink: "is a sink: once it is chosen no tap changes it"
      }
    guard !causes.isEmpty else { return "\(days.named) \(what)" }
    let codes = causes.map(\.rawValue).joined(separator: ", ")
    return "\(days.named) \(what) with \(reasons.inWords) (\(codes))"
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  fileprivate var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension SelectionRules {
  fileprivate var warnings: [String] {
    guard mode == .range, lock == nil, !granularity.isSpan,
      policy.first == .oneDay
    else { return [] }
    return switch policy.complete {
    case .restart:
      [
        "a first tap chooses one day and the next starts again: a longer "
          + "range takes three taps (on-first, on-complete)"
      ]
    case .clear:
      [
        "a first tap chooses one day and the next clears it: no longer range "
          + "can be made (on-first, on-complete)"
      ]
    case .moveEnd, .moveStart, .moveNearest, .editEdge: []
    }
  }
}
