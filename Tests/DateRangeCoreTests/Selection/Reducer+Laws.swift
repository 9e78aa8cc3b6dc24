import DateRangeCore

/// What the reducer promises, of every move from every state.
extension Reducer {
  var laws: [Law<Reducer>] {
    [
      .kept, .unmoved, .unchanged, .undone, .required, .chosen, .pending,
      .counted, .whole,
    ]
      + (promisesPairs ? [.pairs] : [])
  }

  /// Whether two taps make what is between them, and nothing that is not
  /// allowed.
  private var promisesPairs: Bool {
    let policy = rules.policy
    return rules.mode == .range && rules.granularity.kind == .day
      && policy.first == .anchor && policy.earlier == .swap
      && policy.same == .oneDay && policy.lock == nil
      && policy.blocked != .clip && policy.length != .clip
  }
}

extension Law<Reducer> {
  fileprivate static let kept = Law(
    "preview", "a move does what its preview says",
    steps: { step in
      guard let promise = step.after.promise else { return nil }
      return promise == step.after.outcome ? nil : "\(promise) was promised"
    })

  fileprivate static let unmoved = Law(
    "refused", "a refused event changes nothing, but ends a drag",
    steps: { step in
      guard step.after.outcome.refusal != nil else { return nil }
      let (before, after) = (step.before.selection, step.after.selection)
      if case .event(.drag) = step.move {
        return after.isAlike(before) && after.drag == nil ? nil : "\(after)"
      }
      return after == before ? nil : "\(after)"
    })

  fileprivate static let unchanged = Law(
    "unchanged", "unchanged is unchanged",
    steps: { step in
      let (before, after) = (step.before.selection, step.after.selection)
      return step.after.outcome != .unchanged || after.isAlike(before)
        ? nil : "\(after.settled)"
    })

  fileprivate static let undone = Law(
    "undone", "undo takes a tap back, where that is still valid",
    steps: { step in
      let (before, after) = (step.before.selection, step.after.selection)
      guard step.move.day != nil, !after.isAlike(before) else { return nil }
      let undone = step.rule.transition(.undo, after)
      return undone.outcome.refusal != nil || undone.state.isAlike(before)
        ? nil : "\(undone.state.settled)"
    })

  fileprivate static let required = Law(
    "required", "what is required stays",
    steps: { step in
      guard step.rule.rules.policy.isRequired else { return nil }
      switch step.move {
      case .tap, .event(.plain(.clear)), .event(.plain(.set(nil))): break
      default: return nil
      }
      return step.before.selection.settled != .nothing
        && step.after.selection.settled == .nothing ? "it is gone" : nil
    })

  fileprivate static let chosen = Law(
    "chosen", "what is chosen is allowed",
    states: { rule, state in
      let selection = state.selection
      guard selection.invalid == nil else { return nil }
      return NaiveRules(rule.rules).fault(in: selection.settled)
    })

  fileprivate static let pending = Law(
    "pending", "what is pending can be completed",
    states: { rule, state in
      let rules = rule.rules
      guard let anchor = state.selection.anchor, rules.policy.lock == nil
      else { return nil }
      return NaiveRules(rules).canComplete(
        anchor, besides: state.selection.settled)
        ? nil : "\(anchor.day) cannot"
    })

  fileprivate static let counted = Law(
    "counted", "no tap makes too many, or too few of enough",
    steps: { step in
      let rules = step.rule.rules
      guard step.move.day != nil, rules.mode == .days else { return nil }
      let naive = NaiveRules(rules)
      let before = naive.count(step.before.selection.settled)
      let after = naive.count(step.after.selection.settled)
      let isTooMany = after > max(before, rules.policy.maxCount)
      let least = rules.policy.minCount
      let isTooFew = before >= least && after < least
      return isTooMany || isTooFew ? "there are \(after)" : nil
    })

  fileprivate static let whole = Law(
    "whole", "a tap makes nothing but whole units",
    steps: { step in
      let naive = NaiveRules(step.rule.rules)
      guard step.move.day != nil,
        naive.isWhole(step.before.selection.settled)
      else { return nil }
      return naive.isWhole(step.after.selection.settled)
        ? nil : "\(step.after.selection.settled)"
    })

  fileprivate static let pairs = Law(
    "pairs", "two taps make what is between, if that is allowed",
    pairs: { rule, first, second in
      let range = DayRange(between: first, and: second)
      let once = rule.transition(.tap(first), SelectionState())
      let twice = rule.transition(.tap(second), once.state)
      let isMade =
        once.outcome.refusal == nil && twice.state.anchor == nil
        && twice.state.settled == .range(range)
      return isMade == NaiveRules(rule.rules).allows(range, locked: nil)
        ? nil : "they make \(twice.state.settled)"
    })
}

extension SelectionState {
  /// Whether the same is chosen and pending.
  fileprivate func isAlike(_ other: SelectionState) -> Bool {
    settled == other.settled && anchor == other.anchor
  }
}
