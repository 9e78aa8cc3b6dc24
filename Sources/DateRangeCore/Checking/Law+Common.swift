/// The laws that make sense for any rule.
///
/// That a range is ordered is not among them: the type ``DayRange`` says it.
extension Law {
  /// The laws that every rule should keep.
  public static var common: [Law] {
    [repeatable, refused, allowed, sound, reachable]
  }

  /// The same move on the same state gives the same state.
  public static var repeatable: Law {
    Law(
      "repeatable", "the same move on the same state gives the same state",
      steps: { step in
        let again = step.rule.moving(step.move, in: step.before)
        return again == step.after ? nil : "once \(step.after), once \(again)"
      })
  }

  /// A move that is refused changes nothing.
  public static var refused: Law {
    Law(
      "refused", "a move that is refused changes nothing",
      steps: { step in
        step.after != step.before
          && step.rule.refuses(step.move, in: step.before)
          ? "\(step.move) is refused and changes \(step.before)" : nil
      })
  }

  /// What is chosen may be chosen.
  public static var allowed: Law {
    Law(
      "allowed", "what is chosen may be chosen",
      states: { rule, state in
        rule.ranges(of: state).first { !rule.allows($0) }
          .map { "\($0.named) is chosen and not allowed" }
      })
  }

  /// No state has what the rule itself calls wrong.
  public static var sound: Law {
    Law(
      "sound", "no state has what the rule itself calls wrong",
      states: { rule, state in rule.violations(of: state).first })
  }

  /// Every range that is allowed can be chosen.
  public static var reachable: Law {
    Law(
      "reachable", "every range that is allowed can be chosen",
      ranges: { rule, range, isReached in
        !isReached && rule.allows(range)
          ? "\(range.named) is allowed and no moves choose it" : nil
      })
  }

  /// Two taps choose the days between them, in either order, wherever that
  /// is allowed.
  ///
  /// For rules that promise so; many start again with an earlier tap.
  public static var eitherOrder: Law {
    Law(
      "either-order", "two taps choose what is between, in either order",
      pairs: { rule, first, second in
        let range = DayRange(between: first, and: second)
        guard rule.allows(range) else { return nil }
        let state = rule.tapping(
          second, in: rule.tapping(first, in: rule.initial))
        return rule.ranges(of: state) == [range]
          ? nil : "they do not choose \(range.named)"
      })
  }
}

extension DayRange {
  /// The range for a sentence: `2026-11-03 to 2026-11-10`.
  var named: String {
    lowerBound == upperBound
      ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}
