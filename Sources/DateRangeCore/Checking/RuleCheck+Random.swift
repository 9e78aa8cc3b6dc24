extension RuleCheck {
  /// Goes through runs of moves at random, for windows and rules that are too
  /// large to go through all of.
  ///
  /// Half of the moves are near the one before, as people's are. The moves of
  /// a failure are shrunk: none of them can be left out or be put earlier.
  ///
  /// - Parameters:
  ///   - seed: What repeats the runs.
  ///   - cases: How many runs.
  ///   - length: How many moves a run has.
  /// - Returns: What there was.
  /// - Throws: A ``Failure`` for the first law that does not hold, with what
  ///   repeats it.
  /// - Complexity: O(*c* · *l*) moves for *c* cases of *l* moves.
  @discardableResult
  public func random(
    seed: UInt64, cases: Int = 100, length: Int = 20
  ) throws(Failure) -> Counts {
    var generator = SeededGenerator(seed: seed)
    var counts = Counts(states: 0, steps: 0, isComplete: false)
    var ends: Set<Rule.State> = []
    for index in 0..<max(cases, 0) {
      let run = run(length, of: moves.count, &generator)
      let pair = self.run(2, of: window.days, &generator)
      for trial in [.run(run), .pair(pair)] as [Trial] {
        counts.steps += trial.moves.count
        guard let fault = fault(trial) else { continue }
        throw shrunk(trial, law: fault.breach.law).marked(
          .init(seed: seed, cases: index + 1, length: length))
      }
      let end = run.reduce(initial) { rule.moving(moves[$1], in: $0) }
      ends.insert(rule.canonical(end))
    }
    counts.states = ends.count
    return counts
  }

  /// Moves at random, each by its place among all.
  private func run(
    _ length: Int, of count: Int, _ generator: inout SeededGenerator
  ) -> [Int] {
    var run: [Int] = []
    for _ in 0..<max(length, 0) {
      if let last = run.last, Bool.random(using: &generator) {
        let near = last + Int.random(in: -7...7, using: &generator)
        run.append(min(max(near, 0), count - 1))
      } else {
        run.append(Int.random(in: 0..<count, using: &generator))
      }
    }
    return run
  }
}

extension RuleCheck.Failure {
  fileprivate func marked(_ origin: Origin) -> Self {
    var failure = self
    failure.origin = origin
    return failure
  }
}
