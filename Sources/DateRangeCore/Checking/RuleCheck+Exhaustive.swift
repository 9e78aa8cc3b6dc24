extension RuleCheck {
  /// Goes through every state that the moves can lead to, nearest first, and
  /// through every pair of taps.
  ///
  /// The moves of a failure are as few as any that show a broken law.
  ///
  /// - Parameter maximumStates: How many states to go through; a rule may
  ///   have no end of them.
  /// - Returns: What there was.
  /// - Throws: A ``Failure`` for the first law that does not hold.
  /// - Complexity: O(*s* · *m*) moves for *s* states and *m* moves from each.
  @discardableResult
  public func exhaustive(
    maximumStates: Int = 100_000
  ) throws(Failure) -> Counts {
    var search = RuleSearch(self)
    let failure = search.run(maximumStates)
    // A pair may be shorter than what the search came upon.
    if failure.map({ $0.moves.count > 2 }) ?? true {
      try checkPairs(&search.counts)
    }
    if let failure { throw failure }
    if search.counts.isComplete { try checkRanges(search.reached) }
    return search.counts
  }

  private func checkPairs(_ counts: inout Counts) throws(Failure) {
    guard !book.pairs.isEmpty else { return }
    for first in window {
      for second in window {
        counts.steps += 2
        if let breach = book.breach(rule, first, second) {
          throw failure(breach, after: [.tap(first), .tap(second)])
        }
      }
    }
  }

  private func checkRanges(_ reached: Set<DayRange>) throws(Failure) {
    guard !book.ranges.isEmpty else { return }
    for first in window {
      for last in first...window.upperBound {
        let range = first...last
        if let breach = book.breach(
          rule, range, isReached: reached.contains(range))
        {
          throw failure(breach, after: [])
        }
      }
    }
  }
}

/// A breadth-first search.
struct RuleSearch<Rule: TapRule> {
  private struct Node {
    var state: Rule.State
    var parent: Int
    var move: Int
  }

  private let check: RuleCheck<Rule>
  private var nodes: [Node]
  private var seen: Set<Rule.State>
  var counts = RuleCheck<Rule>.Counts()
  private(set) var reached: Set<DayRange> = []

  init(_ check: RuleCheck<Rule>) {
    self.check = check
    nodes = [Node(state: check.initial, parent: 0, move: 0)]
    seen = [check.rule.canonical(check.initial)]
  }

  mutating func run(_ maximumStates: Int) -> RuleCheck<Rule>.Failure? {
    defer { counts.states = nodes.count }
    if let breach = arrive(at: check.initial) {
      return check.failure(breach, after: [])
    }
    var next = 0
    while next < nodes.count {
      let before = nodes[next].state
      for (index, move) in check.moves.enumerated() {
        counts.steps += 1
        let after = check.rule.moving(move, in: before)
        let step = RuleStep(
          rule: check.rule, before: before, move: move, after: after)
        if let breach = check.book.breach(step) {
          return check.failure(breach, after: path(to: next) + [move])
        }
        guard seen.insert(check.rule.canonical(after)).inserted
        else { continue }
        if let breach = arrive(at: after) {
          return check.failure(breach, after: path(to: next) + [move])
        }
        guard nodes.count < maximumStates else {
          counts.isComplete = false
          continue
        }
        nodes.append(Node(state: after, parent: next, move: index))
      }
      next += 1
    }
    return nil
  }

  private mutating func arrive(
    at state: Rule.State
  ) -> LawBook<Rule>.Breach? {
    if !check.book.ranges.isEmpty {
      reached.formUnion(check.rule.ranges(of: state))
    }
    return check.book.breach(check.rule, state)
  }

  private func path(to index: Int) -> [RuleMove<Rule.Event>] {
    var moves: [RuleMove<Rule.Event>] = []
    var index = index
    while index > 0 {
      moves.append(check.moves[nodes[index].move])
      index = nodes[index].parent
    }
    return moves.reversed()
  }
}
