extension RuleCheck {
  /// A law that a rule breaks, and the moves that show it.
  public struct Failure: Error, Hashable {
    /// The name of the law.
    public let law: String

    /// What is wrong.
    public let reason: String

    /// The moves, from the initial state; none where a range cannot be
    /// chosen, or where the initial state itself is wrong.
    public let moves: [RuleMove<Rule.Event>]

    /// The states: the initial one, and one after each move.
    public let states: [Rule.State]

    /// What repeats a random run.
    public internal(set) var origin: Origin?

    /// Where a random run came from.
    public struct Origin: Hashable, Sendable {
      /// The seed.
      public let seed: UInt64
      /// How many cases there must be for the fault to show.
      public let cases: Int
      /// The moves of a case.
      public let length: Int
    }

    /// The days that are tapped.
    public var taps: [Day] { moves.compactMap(\.day) }
  }

  /// A failure after some moves.
  func failure(
    _ breach: LawBook<Rule>.Breach, after moves: [RuleMove<Rule.Event>]
  ) -> Failure {
    var states = [initial]
    for move in moves {
      states.append(rule.moving(move, in: states[states.count - 1]))
    }
    return Failure(
      law: breach.law, reason: breach.reason, moves: moves, states: states)
  }
}

extension RuleCheck.Failure: CustomStringConvertible {
  /// The law, what is wrong, the moves, and how to see it again.
  public var description: String {
    var text = "the law '\(law)' is broken: \(reason)"
    if !moves.isEmpty {
      let areTaps = taps.count == moves.count
      text += areTaps ? "; taps: " : "; moves: "
      text += moves.map(\.description).joined(separator: ", ")
    }
    if let origin {
      text +=
        "; again with random(seed: \(origin.seed), cases: "
        + "\(origin.cases), length: \(origin.length))"
    }
    return text
  }
}
