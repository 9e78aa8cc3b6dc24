import DateRangeCore

extension DialogMachineSearch {
  /// One transition, judged by itself.
  struct Change {
    let before: Machine
    let event: Event
    let after: Machine
    let effects: [DialogEffect]

    /// Whether the event left the machine as it was.
    let isSame: Bool

    /// The request that got its answer.
    var confirmedID: DialogID? {
      if case .confirm(let id) = event, !isSame { id } else { nil }
    }

    var failure: String? {
      if after.phase.showsContent, !after.phase.showsBlocker {
        return "content without a blocker"
      }
      if isStale, !isSame || !effects.isEmpty { return "a stale event acts" }
      return wrongStep ?? wrongEnding ?? wrongAnswer
    }

    /// Whether the event's id or timer is nobody's.
    private var isStale: Bool {
      switch event {
      case .timer(let timer): timer != before.timer
      case .confirm(let id): id != before.current?.id
      case .requestDismiss(let id, _): id != before.current?.id
      case .close(let id, _):
        id != before.current?.id && !before.waiting.map(\.id).contains(id)
      case .present, .closeAll: false
      }
    }

    /// A dialog comes and goes by one way only, and in the order asked for.
    private var wrongStep: String? {
      let isOther = before.current?.id != after.current?.id
      switch (before.phase, after.phase) {
      case (.idle, .raising), (.lowering, .idle):
        return isOther ? nil : "nothing came or went"
      case (.lowering, .raising):
        let isNext = after.current == before.waiting.first
        return isNext ? nil : "out of turn"
      case (.raising, .presented), (.raising, .lowering),
        (.presented, .lowering):
        return isOther ? "another dialog slipped in" : nil
      case let (one, other) where one == other:
        return isOther ? "another dialog slipped in" : nil
      case let (one, other):
        return "from \(one) to \(other)"
      }
    }

    /// An ending is fixed when lowering starts, and told when it is over.
    private var wrongEnding: String? {
      guard case .lowering(let request, let ending, _) = before.stage else {
        return nil
      }
      switch after.stage {
      case .lowering(_, ending, _): return nil
      case .lowering: return "another ending"
      default:
        return effects.last == .resolve(request.id, ending)
          ? nil : "another outcome than the ending"
      }
    }

    /// Who may do what to the dialog that is up.
    private var wrongAnswer: String? {
      guard let current = before.current, before.phase != .lowering else {
        return nil
      }
      switch event {
      case .confirm(current.id):
        return (before.phase == .presented) == !isSame
          ? nil : "an answer while \(before.phase)"
      case .requestDismiss(current.id, let source):
        return current.dismissPolicy.allows(source) == !isSame
          ? nil : "the policy does not bind a person"
      case .close(current.id, _), .closeAll, .present(_, .replace):
        return after.phase == .lowering ? nil : "the policy binds the app"
      default:
        return after.phase == .lowering ? "lowered by \(event)" : nil
      }
    }
  }
}
