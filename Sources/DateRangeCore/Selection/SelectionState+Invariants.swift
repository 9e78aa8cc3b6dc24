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

  /// What is wrong with a state that `rules` made; nothing, it is to be hoped.
  package func violations(of rules: SelectionRules) -> [String] {
    []
  }
}
