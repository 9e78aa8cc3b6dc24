/// The place where one request's answer arrives, and who waits for it.
///
/// Only here is the type of the answer known: a reply holds its place typed,
/// the coordinator holds all of them by id, untyped, and the two are compared
/// by identity. So nothing is cast, and a reply of another coordinator is
/// never taken for one's own.
@MainActor
final class PendingAnswer<Value> {
  /// The request that it belongs to.
  let id: DialogID

  private var outcome = DialogOutcome<Value>.dismissed(.programmatic)
  private var continuation: CheckedContinuation<Void, Never>?
  private var onChange: ((Value) -> Void)?

  init(of id: DialogID, onChange: ((Value) -> Void)?) {
    self.id = id
    self.onChange = onChange
  }

  /// Runs `start`, then waits until someone resolves the request.
  ///
  /// The outcome itself does not pass through the continuation, so the answer
  /// needs not be `Sendable`.
  func outcome(
    after start: @MainActor () -> Void
  ) async -> DialogOutcome<Value> {
    await withCheckedContinuation {
      continuation = $0
      start()
    }
    return outcome
  }

  /// Hands a draft to whoever wants to see them.
  func change(to draft: Value) {
    onChange?(draft)
  }

  /// Takes the answer; the request's ending then says that there is one.
  func commit(_ value: Value) {
    outcome = .confirmed(value)
  }
}

/// A ``PendingAnswer`` of any type.
@MainActor
protocol AnyPendingAnswer: AnyObject {
  /// Lets the waiting task go on. Further calls do nothing.
  func resolve(_ ending: DialogEnding)
}

extension PendingAnswer: AnyPendingAnswer {
  func resolve(_ ending: DialogEnding) {
    if case .dismissed(let reason) = ending {
      outcome = .dismissed(reason)
    }
    onChange = nil
    continuation?.resume()
    continuation = nil
  }
}
