import DateRangeCore

/// `daterange check`: says what is wrong with the rules of a calendar.
struct CheckCommand {
  private let rules: SelectionRules
  private let window: DayRange
  private let initial: SelectionState
  private let seed: UInt64
  private let cases: Int
  private let isJSON: Bool

  init(_ arguments: ScannedArguments, _ settings: Settings) throws(Failure) {
    if let operand = arguments.operands.first {
      throw .error(
        "check takes no operands, but has \(operand.quoted): the days to look "
          + "at are --min to --max")
    }
    guard !arguments.has(.format) else {
      throw .error("check has no --format: it prints sentences, or --json")
    }
    rules = try RuleOptions(arguments, settings).rules()
    window = rules.constraints.bounds.window(
      from: settings.today, given: arguments)
    initial = rules.initialState(try settings.reader.initial(arguments))
    seed = UInt64(try arguments.number(.seed, from: 0) ?? 1)
    cases = try arguments.number(.cases, from: 1) ?? 100
    isJSON = arguments.has(.json)
  }

  func run(_ session: inout Session) throws(Failure) {
    let report = RuleReport(rules, in: window)
    let runs = LawRuns(rules, report.window, initial, seed, cases)
    if isJSON {
      CheckJSON(report: report, runs: runs)
        .write(to: &session.output.buffer)
    } else {
      for line in lines(report, runs) {
        session.output.buffer.append(line + "\n")
        try session.output.flushIfLarge()
      }
    }
    if !report.isSound || runs.failure != nil { throw failure(report) }
  }

  /// The findings, or the counts where there are none.
  private func lines(_ report: RuleReport, _ runs: LawRuns) -> [String] {
    var lines = report.findings.map(\.description)
    if let failure = runs.failure { lines.append(runs.sentence(failure)) }
    lines += report.warnings.map { "warning: \($0)" }
    guard report.isSound, runs.failure == nil else { return lines }
    let days = report.window.days.counted("day")
    let (first, last) = (report.window.lowerBound, report.window.upperBound)
    return lines + [
      "\(days) from \(first) to \(last), "
        + "\(report.available.dayCount) available",
      "no dead ends, no unreachable days, no sinks",
      "\(runs.laws.counted("law")) kept in "
        + "\(cases.counted("random run")), \(runs.steps.counted("tap")) "
        + "(seed \(seed))",
    ]
  }

  private func failure(_ report: RuleReport) -> Failure {
    guard !report.available.isEmpty else {
      let window = report.window
      return .none(
        "no day from \(window.lowerBound) to \(window.upperBound) is "
          + "available", code: "empty")
    }
    func days(_ kind: RuleReport.Finding.Kind) -> Int {
      report.findings(kind).reduce(0) { $0 + $1.days.days }
    }
    let counts = [
      (days(.deadEnd), "dead-end day"),
      (days(.unreachable), "unreachable day"),
      (report.findings(.sink).count, "sink"),
    ].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    let found = counts.isEmpty ? "a broken law" : counts.joined(separator: ", ")
    return .none(found, code: "unsound")
  }
}

/// The rules held to their laws in random runs.
struct LawRuns {
  let seed: UInt64
  let cases: Int
  private(set) var steps = 0
  /// How many laws the rules were held to.
  let laws: Int
  private(set) var failure: RuleCheck<SelectionRules>.Failure?

  init(
    _ rules: SelectionRules, _ window: DayRange, _ initial: SelectionState,
    _ seed: UInt64, _ cases: Int
  ) {
    self.seed = seed
    self.cases = cases
    // What is there to begin with need not be what taps would make.
    let isEmpty = initial.phase == .empty
    let laws = rules.laws.filter { isEmpty || $0.name != "allowed" }
    self.laws = laws.count
    let check = RuleCheck(rules, in: window, from: initial, laws: laws)
    do throws(RuleCheck<SelectionRules>.Failure) {
      steps = try check.random(seed: seed, cases: cases).steps
    } catch {
      failure = error
    }
  }

  /// A broken law, the taps that show it, and how to see it again.
  func sentence(_ failure: RuleCheck<SelectionRules>.Failure) -> String {
    let taps = failure.taps.map(\.description).joined(separator: " ")
    return "the law '\(failure.law)' is broken: \(failure.reason); tap "
      + "\(taps); again with --seed \(seed) "
      + "--cases \(failure.origin?.cases ?? cases)"
  }
}

extension DayRange {
  /// The days to look at: 400 from today, where a bound is not given.
  fileprivate func window(
    from today: Day, given arguments: ScannedArguments
  ) -> DayRange {
    let days = 399
    let isWithin = arguments.has(.within)
    let isFromGiven = isWithin || arguments.has(.min)
    let isToGiven = isWithin || arguments.has(.max)
    let first =
      isFromGiven
      ? lowerBound
      : today <= upperBound
        ? today : upperBound.adding(days: -days) ?? lowerBound
    let last =
      isToGiven ? upperBound : first.adding(days: days) ?? upperBound
    return DayRange(between: first, and: last).clamped(to: self)
  }
}

extension ScannedArguments {
  /// The number that an option has, if it was given.
  fileprivate func number(
    _ option: Option, from least: Int
  ) throws(Failure) -> Int? {
    guard let text = value(option) else { return nil }
    return try Setting(option, text).number(from: least)
  }
}

extension Int {
  /// So many of something: `1 day`, `400 days`.
  fileprivate func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
