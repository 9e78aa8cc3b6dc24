extension DialogMachine {
  /// Takes one event.
  ///
  /// - Parameter event: Any event, late and unknown ones included.
  /// - Returns: What is to be done, in this order. The machine is already in
  ///   its new state, so whatever an effect sets off finds it whole.
  /// - Complexity: O(*n*) in the number of requests that wait.
  package mutating func handle(_ event: DialogEvent<Kind>) -> [DialogEffect] {
    defer { checkInvariants() }
    switch (event, stage) {
    case (.present(let request, _), .idle):
      focus = nil
      return raise(request)
    case (.present(let request, let policy), _):
      return join(request, policy)

    case (.timer(let fired), .raising(let request, let timer))
    where fired == timer:
      stage = .presented(request)
      return []
    case (.timer(let fired), .lowering(let request, let ending, let timer))
    where fired == timer:
      return next() + [.resolve(request.id, ending)]

    case (.confirm(let id), .presented(let request)) where id == request.id:
      return lower(.confirmed)

    case (.requestDismiss(let id, let source), .raising(let request, _)),
      (.requestDismiss(let id, let source), .presented(let request)):
      let allowed = id == request.id && request.dismissPolicy.allows(source)
      return allowed ? lower(.dismissed(source.reason)) : []

    case (.close(let id, let reason), _) where id == current?.id:
      return lower(.dismissed(reason))
    case (.close(let id, let reason), _):
      return drop(reason) { $0.id == id }

    case (.closeAll, _):
      return drop(.programmatic) { _ in true }
        + lower(.dismissed(.programmatic))

    case (.timer, _), (.confirm, _), (.requestDismiss, _):
      return []
    }
  }

  /// Puts the blocker up for a request.
  private mutating func raise(
    _ request: DialogRequest<Kind>
  ) -> [DialogEffect] {
    let timer = issueTimer()
    focus = focus ?? request.focus
    stage = .raising(request, timer)
    return [.startTimer(timer, .raising)]
  }

  /// Starts the way out of the dialog that is up, unless it is on it.
  private mutating func lower(_ ending: DialogEnding) -> [DialogEffect] {
    switch stage {
    case .idle, .lowering:
      return []
    case .raising(let request, let former):
      let timer = issueTimer()
      stage = .lowering(request, ending, timer)
      return [.cancelTimer(former), .startTimer(timer, .lowering)]
    case .presented(let request):
      let timer = issueTimer()
      stage = .lowering(request, ending, timer)
      return [.startTimer(timer, .lowering)]
    }
  }

  /// Goes on to the request that waits the longest.
  private mutating func next() -> [DialogEffect] {
    guard let request = waiting.first else {
      stage = .idle
      return []
    }
    waiting.removeFirst()
    return raise(request)
  }

  /// Takes a request while a dialog is up.
  private mutating func join(
    _ request: DialogRequest<Kind>, _ policy: BusyPolicy
  ) -> [DialogEffect] {
    switch policy {
    case .queue where !isAsked(request.kind):
      waiting.append(request)
      return []
    case .queue, .reject:
      return [.resolve(request.id, .dismissed(.rejected))]
    case .replace:
      let dropped = drop(.replaced) { _ in true }
      waiting = [request]
      return dropped + lower(.dismissed(.replaced))
    }
  }

  /// Whether an equal kind waits, or is up and not yet on its way out.
  private func isAsked(_ kind: Kind) -> Bool {
    let isUp = phase != .lowering && current?.kind == kind
    return isUp || waiting.contains { $0.kind == kind }
  }

  /// Ends requests that wait.
  private mutating func drop(
    _ reason: DismissReason, where isDropped: (DialogRequest<Kind>) -> Bool
  ) -> [DialogEffect] {
    let dropped = waiting.filter(isDropped)
    waiting.removeAll(where: isDropped)
    return dropped.map { .resolve($0.id, .dismissed(reason)) }
  }
}
