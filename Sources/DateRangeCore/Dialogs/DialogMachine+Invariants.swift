extension DialogMachine {
  /// What is wrong with this state, `nil` for every state that events lead to.
  ///
  /// That a request has exactly one outcome, and the rest that takes more
  /// than one state to see, is what the search in the tests looks for.
  ///
  /// - Complexity: O(*n*²) in the number of requests that wait.
  package var violation: String? {
    let asked = (current.map { [$0] } ?? []) + waiting
    let ids = asked.map(\.id)
    // What is on its way out may be asked for again.
    let kinds = asked.dropFirst(phase == .lowering ? 1 : 0).map(\.kind)
    if phase == .idle, !waiting.isEmpty {
      return "idle while \(waiting.count) requests wait"
    }
    if Set(ids).count < ids.count {
      return "one id is up or waits twice: \(ids)"
    }
    if let id = ids.first(where: { $0.number >= issuedIDs }) {
      return "\(id) was never issued"
    }
    for (index, kind) in kinds.enumerated()
    where kinds[..<index].contains(kind) {
      return "one kind is up or waits twice: \(kind)"
    }
    return nil
  }

  /// Stops the program where the state is wrong.
  ///
  /// Compiled in with `-D DATERANGE_CHECKS` only: an embedder's debug build
  /// pays nothing.
  @inline(__always)
  func checkInvariants() {
    #if DATERANGE_CHECKS
    if let violation { preconditionFailure(violation) }
    #endif
  }
}
