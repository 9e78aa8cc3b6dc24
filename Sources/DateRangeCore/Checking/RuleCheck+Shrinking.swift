/// Making a counterexample of a random run a short one.
extension RuleCheck {
  /// Moves to hold to the laws, each by its place among all.
  enum Trial {
    /// One after another, for the laws of states and steps.
    case run([Int])
    /// Two taps, for the laws of pairs.
    case pair([Int])

    var moves: [Int] {
      switch self {
      case .run(let moves), .pair(let moves): moves
      }
    }

    func with(_ moves: [Int]) -> Trial {
      switch self {
      case .run: .run(moves)
      case .pair: .pair(moves)
      }
    }
  }

  /// A breach, and after how many moves it shows.
  typealias Fault = (breach: LawBook<Rule>.Breach, count: Int)

  /// The first breach of a trial.
  func fault(_ trial: Trial) -> Fault? {
    switch trial {
    case .run(let indices): return fault(run: indices)
    case .pair(let indices):
      guard indices.count == 2, let first = moves[indices[0]].day,
        let second = moves[indices[1]].day
      else { return nil }
      return book.breach(rule, first, second).map { ($0, 2) }
    }
  }

  private func fault(run: [Int]) -> Fault? {
    var state = initial
    if let breach = book.breach(rule, state) { return (breach, 0) }
    for (count, index) in run.enumerated() {
      let after = rule.moving(moves[index], in: state)
      let step = RuleStep(
        rule: rule, before: state, move: moves[index], after: after)
      if let breach = book.breach(step) ?? book.breach(rule, after) {
        return (breach, count + 1)
      }
      state = after
    }
    return nil
  }

  /// The failure of a trial, with moves left out and put earlier for as long
  /// as the same law is broken.
  ///
  /// It ends: every change that is kept makes the moves fewer, or as many and
  /// earlier on the whole, or as early and the first of them earlier.
  func shrunk(_ trial: Trial, law: String) -> Failure {
    var shrinking = Shrinking(check: self, trial: trial, law: law)
    var isShorter = true
    while isShorter {
      isShorter = shrinking.dropMoves()
      isShorter = shrinking.moveAllEarlier() || isShorter
      isShorter = shrinking.moveEachEarlier() || isShorter
      isShorter = shrinking.sortMoves() || isShorter
    }
    let breach =
      fault(shrinking.trial)?.breach
      ?? .init(law: law, reason: "another run of the same moves keeps it")
    return failure(breach, after: shrinking.trial.moves.map { moves[$0] })
  }

  private struct Shrinking {
    let check: RuleCheck
    var trial: Trial
    let law: String

    /// Takes the moves over where the same law is broken by them.
    private mutating func take(_ moves: [Int]) -> Bool {
      let other = trial.with(moves)
      guard let fault = check.fault(other), fault.breach.law == law
      else { return false }
      trial = other.with(Array(moves.prefix(fault.count)))
      return true
    }

    /// Leaves moves out, many at a time and then fewer.
    mutating func dropMoves() -> Bool {
      // What comes after the fault is left out first.
      _ = take(trial.moves)
      var isShorter = false
      var size = trial.moves.count
      while size > 0 {
        var start = 0
        while start < trial.moves.count {
          var moves = trial.moves
          moves.removeSubrange(start..<min(start + size, moves.count))
          if take(moves) { isShorter = true } else { start += size }
        }
        size /= 2
      }
      return isShorter
    }

    /// Puts all moves earlier by as much.
    mutating func moveAllEarlier() -> Bool {
      var isEarlier = false
      var step = trial.moves.min() ?? 0
      while step > 0 {
        if take(trial.moves.map { $0 - step }) {
          isEarlier = true
          step = min(step, trial.moves.min() ?? 0)
        } else {
          step /= 2
        }
      }
      return isEarlier
    }

    /// Puts the moves in order, where the fault does not need them in
    /// another.
    mutating func sortMoves() -> Bool {
      let sorted = trial.moves.sorted()
      return sorted != trial.moves && take(sorted)
    }

    /// Puts one move after another earlier.
    mutating func moveEachEarlier() -> Bool {
      var isEarlier = false
      var place = 0
      while place < trial.moves.count {
        var step = trial.moves[place]
        while step > 0, place < trial.moves.count {
          var moves = trial.moves
          moves[place] -= step
          if take(moves) {
            isEarlier = true
            step =
              place < trial.moves.count
              ? min(step, trial.moves[place]) : 0
          } else {
            step /= 2
          }
        }
        place += 1
      }
      return isEarlier
    }
  }
}
