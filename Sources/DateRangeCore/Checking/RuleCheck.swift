/// Holds a rule to its laws over a window of days.
///
///     try RuleCheck(rule, in: week).exhaustive()      // the shortest fault
///     try RuleCheck(rule, in: year).random(seed: 7)   // a short one
///
/// Both throw a ``Failure``, which has the taps and prints how to see it
/// again.
public struct RuleCheck<Rule: TapRule>: Sendable {
  /// The rule.
  public let rule: Rule

  /// The days to tap.
  public let window: DayRange

  /// The state to begin with.
  public let initial: Rule.State

  /// The laws.
  public let laws: [Law<Rule>]

  let moves: [RuleMove<Rule.Event>]
  let book: LawBook<Rule>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - window: The days to tap.
  ///   - initial: The state to begin with; the rule's, when `nil`.
  ///   - laws: The laws; the rule's, when `nil`.
  /// - Complexity: O(*n*) in the days of the window and the rule's events.
  public init(
    _ rule: Rule, in window: DayRange, from initial: Rule.State? = nil,
    laws: [Law<Rule>]? = nil
  ) {
    self.rule = rule
    self.window = window
    self.initial = initial ?? rule.initial
    self.laws = laws ?? rule.laws
    moves =
      window.map { .tap($0) } + rule.events(in: window).map { .event($0) }
    book = LawBook(self.laws)
  }
}

extension RuleCheck {
  /// What a check went through.
  public struct Counts: Hashable, Sendable {
    /// Different states; of random runs, those at their ends.
    public internal(set) var states = 0

    /// Moves.
    public internal(set) var steps = 0

    /// Whether nothing was left out.
    public internal(set) var isComplete = true
  }
}

/// Laws, by what they are about.
struct LawBook<Rule: TapRule>: Sendable {
  typealias Entry<Check: Sendable> = (name: String, check: Check)

  private(set) var states: [Entry<@Sendable (Rule, Rule.State) -> String?>] = []
  private(set) var steps: [Entry<@Sendable (RuleStep<Rule>) -> String?>] = []
  private(set) var pairs: [Entry<@Sendable (Rule, Day, Day) -> String?>] = []
  private(set) var ranges:
    [Entry<@Sendable (Rule, DayRange, Bool) -> String?>] = []

  init(_ laws: [Law<Rule>]) {
    for law in laws {
      switch law.check {
      case .states(let check): states.append((law.name, check))
      case .steps(let check): steps.append((law.name, check))
      case .pairs(let check): pairs.append((law.name, check))
      case .ranges(let check): ranges.append((law.name, check))
      }
    }
  }

  /// A law that does not hold, and why.
  struct Breach {
    var law: String
    var reason: String
  }

  func breach(_ rule: Rule, _ state: Rule.State) -> Breach? {
    for (name, check) in states {
      if let reason = check(rule, state) {
        return Breach(law: name, reason: reason)
      }
    }
    return nil
  }

  func breach(_ step: RuleStep<Rule>) -> Breach? {
    for (name, check) in steps {
      if let reason = check(step) { return Breach(law: name, reason: reason) }
    }
    return nil
  }

  func breach(_ rule: Rule, _ first: Day, _ second: Day) -> Breach? {
    for (name, check) in pairs {
      if let reason = check(rule, first, second) {
        return Breach(law: name, reason: reason)
      }
    }
    return nil
  }

  func breach(
    _ rule: Rule, _ range: DayRange, isReached: Bool
  ) -> Breach? {
    for (name, check) in ranges {
      if let reason = check(rule, range, isReached) {
        return Breach(law: name, reason: reason)
      }
    }
    return nil
  }
}
