public import DateRangeCore

/// A row through the library.
extension SelectionScenario {
  /// The rules of the row.
  public var rules: SelectionRules {
    var constraints = constraints
    if let reach {
      constraints.predicate = DayPredicate("\(reach) days at most") {
        abs($1?.distance(to: $0) ?? 0) <= reach
      }
    }
    return SelectionRules(
      mode: mode, policy: policy, constraints: constraints,
      granularity: granularity)
  }

  /// What the library does, step by step.
  public var seenInLibrary: [SelectionObservation] {
    let rules = rules
    var state = rules.initialState(initial)
    return steps.map { step in
      guard case .event(let event) = step else {
        return SelectionObservation(state, rules, nil)
      }
      let outcome: SelectionOutcome
      (state, outcome) = rules.applying(event, to: state)
      return SelectionObservation(state, rules, outcome)
    }
  }
}
