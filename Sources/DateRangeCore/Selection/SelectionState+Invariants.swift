extension SelectionState {
  /// Stops the program where the state is not one that `rules` can make.
  ///
  /// Compiled in with `-D DATERANGE_CHECKS` only: an embedder's debug build
  /// pays nothing.
  @inline(__always)
  func checkInvariants(of rules: SelectionRules) {
    #if DATERANGE_CHECKS
    let violations = violations(of: rules)
    precondition(violations.isEmpty, violations.joined(separator: "; "))
    #endif
  }

  /// The promises that the state breaks, a sentence each.
  ///
  /// A locked end is not looked at again, and what new rules left standing is
  /// marked as not valid: neither is a broken promise.
  package func violations(of rules: SelectionRules) -> [String] {
    var violations: [String] = []
    if invalid == nil, settled != .nothing,
      let refusal = rules.refusal(of: settled)
    {
      violations.append("\(settled) is chosen against \(refusal.code)")
    }
    if invalid != nil, settled == .nothing {
      violations.append("nothing is chosen, and it is not valid")
    }
    if let anchor, rules.lock == nil,
      let refusal = rules.refusal(ofUnit: anchor.unit)
        ?? rules.infeasibility(
          of: anchor.unit, anchor.role, besides: settled)
    {
      violations.append("\(anchor.day) is pending against \(refusal.code)")
    }
    return violations
  }
}
