/// A rule of one's own about single days, which may look at the pending
/// anchor.
///
///     DayPredicate("at most a week from the first day") { day, anchor in
///       abs(anchor?.distance(to: day) ?? 0) <= 7
///     }
///
/// A day that it says `false` to is as unavailable as a blocked one, and the
/// same switch of the policy decides what then happens.
///
/// Nothing can be known of a predicate without asking it. Looking for an end
/// that is still possible asks about at most 3,660 days, where everything else
/// is found by halving.
public struct DayPredicate: Sendable {
  /// What the rule says, for the sentence of a refusal.
  public let name: String

  private let rule: Rule

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: What the rule says, for people.
  ///   - isAvailable: Whether a day can be had, given the day that stands
  ///     while the other end is looked for, if there is one. It must always
  ///     answer the same.
  public init(
    _ name: String, isAvailable: @escaping @Sendable (Day, Day?) -> Bool
  ) {
    self.name = name
    rule = Rule(isAvailable: isAvailable)
  }

  /// Whether a day can be had.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - anchor: The day at the end that stands, if there is one.
  /// - Returns: Whether the rule has nothing against it.
  public func isAvailable(_ day: Day, anchor: Day? = nil) -> Bool {
    rule.isAvailable(day, anchor)
  }

  private final class Rule: Sendable {
    let isAvailable: @Sendable (Day, Day?) -> Bool

    init(isAvailable: @escaping @Sendable (Day, Day?) -> Bool) {
      self.isAvailable = isAvailable
    }
  }
}

/// A predicate is equal only to its own copies: two of one name may be two
/// rules.
extension DayPredicate: Hashable {
  /// Whether both are copies of one predicate.
  public static func == (left: DayPredicate, right: DayPredicate) -> Bool {
    left.rule === right.rule
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(rule))
  }
}
