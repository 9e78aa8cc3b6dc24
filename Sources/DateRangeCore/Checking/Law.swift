/// What a rule has to keep to: a name, a sentence, and the check.
///
/// A law of one's own is made of a function that says what is wrong, or `nil`:
///
///     Law<Fortnight>("short", "a range has a week at most", states: {
///       rule, state in
///       rule.range(of: state).flatMap { $0.days > 7 ? "\($0)" : nil }
///     })
///
/// The laws that make sense for any rule are static members.
public struct Law<Rule: TapRule>: Sendable {
  /// A word for the law.
  public let name: String

  /// What it says, in a sentence without a full stop.
  public let meaning: String

  let check: Check

  /// What the law is about.
  enum Check: Sendable {
    case states(@Sendable (Rule, Rule.State) -> String?)
    case steps(@Sendable (RuleStep<Rule>) -> String?)
    case pairs(@Sendable (Rule, Day, Day) -> String?)
    case ranges(@Sendable (Rule, DayRange, Bool) -> String?)
  }

  /// Creates a law about every state that can be reached.
  ///
  /// - Parameters:
  ///   - name: A word for it.
  ///   - meaning: What it says.
  ///   - check: What is wrong with a state, or `nil`.
  public init(
    _ name: String, _ meaning: String,
    states check: @escaping @Sendable (Rule, Rule.State) -> String?
  ) {
    self.name = name
    self.meaning = meaning
    self.check = .states(check)
  }

  /// Creates a law about every move from every such state.
  ///
  /// - Parameters:
  ///   - name: A word for it.
  ///   - meaning: What it says.
  ///   - check: What is wrong with a step, or `nil`.
  public init(
    _ name: String, _ meaning: String,
    steps check: @escaping @Sendable (RuleStep<Rule>) -> String?
  ) {
    self.name = name
    self.meaning = meaning
    self.check = .steps(check)
  }

  /// Creates a law about every first tap with every second.
  ///
  /// - Parameters:
  ///   - name: A word for it.
  ///   - meaning: What it says.
  ///   - check: What is wrong with the two, from the rule's initial state, or
  ///     `nil`.
  public init(
    _ name: String, _ meaning: String,
    pairs check: @escaping @Sendable (Rule, Day, Day) -> String?
  ) {
    self.name = name
    self.meaning = meaning
    self.check = .pairs(check)
  }

  /// Creates a law about every range in the window, which only an exhaustive
  /// search can check.
  ///
  /// - Parameters:
  ///   - name: A word for it.
  ///   - meaning: What it says.
  ///   - check: What is wrong with a range, given whether some moves choose
  ///     it, or `nil`.
  public init(
    _ name: String, _ meaning: String,
    ranges check: @escaping @Sendable (Rule, DayRange, Bool) -> String?
  ) {
    self.name = name
    self.meaning = meaning
    self.check = .ranges(check)
  }
}
