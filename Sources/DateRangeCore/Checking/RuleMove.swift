/// A thing that happens to a rule under check.
public enum RuleMove<Event: Hashable & Sendable>: Hashable, Sendable {
  /// A day is tapped.
  case tap(Day)
  /// Something else of the rule's own.
  case event(Event)

  /// The day, of a tap.
  public var day: Day? {
    if case .tap(let day) = self { day } else { nil }
  }
}

extension RuleMove: CustomStringConvertible {
  /// The day, or the event as it describes itself.
  public var description: String {
    switch self {
    case .tap(let day): "\(day)"
    case .event(let event): "\(event)"
    }
  }
}

/// A move, with the states on both sides of it.
public struct RuleStep<Rule: TapRule>: Sendable {
  /// The rule.
  public let rule: Rule
  /// The state before.
  public let before: Rule.State
  /// What happened.
  public let move: RuleMove<Rule.Event>
  /// The state afterwards.
  public let after: Rule.State
}
