/// One request to show a dialog.
package struct DialogRequest<Kind: Equatable>: Equatable {
  /// Its identity, issued by the machine.
  package let id: DialogID

  /// What to show.
  package let kind: Kind

  /// The ways out that a person has.
  package let dismissPolicy: DismissPolicy

  /// Where the focus was.
  package let focus: DialogFocusToken?

  /// Creates a request.
  package init(
    id: DialogID,
    kind: Kind,
    dismissPolicy: DismissPolicy = .all,
    focus: DialogFocusToken? = nil
  ) {
    self.id = id
    self.kind = kind
    self.dismissPolicy = dismissPolicy
    self.focus = focus
  }
}

extension DialogRequest: Hashable where Kind: Hashable {}
extension DialogRequest: Sendable where Kind: Sendable {}

/// One run of the one timer; a run that is not the current one is ignored.
package struct DialogTimer: Hashable, Sendable {
  /// How many runs there were before.
  package let number: UInt64

  /// Creates the run with a number.
  package init(number: UInt64) {
    self.number = number
  }
}

/// How a request ended, without the answer.
package enum DialogEnding: Hashable, Sendable {
  case confirmed
  case dismissed(DismissReason)
}

/// What can happen to a ``DialogMachine``.
package enum DialogEvent<Kind: Equatable>: Equatable {
  /// Someone asks for a dialog.
  case present(DialogRequest<Kind>, BusyPolicy)

  /// A timer ran out.
  case timer(DialogTimer)

  /// The dialog has its answer.
  case confirm(DialogID)

  /// A person wants to be rid of the dialog.
  case requestDismiss(DialogID, DismissSource)

  /// The app, or the end of a waiting task, ends the request.
  case close(DialogID, DismissReason)

  /// The app ends every request.
  case closeAll
}

extension DialogEvent: Sendable where Kind: Sendable {}

/// What a ``DialogMachine`` wants done, in order.
package enum DialogEffect: Hashable, Sendable {
  /// Send the timer's event when `phase`, raising or lowering, has lasted as
  /// long as the timing says.
  case startTimer(DialogTimer, DialogPhase)

  /// Forget the timer: its event would be ignored.
  case cancelTimer(DialogTimer)

  /// Tell whoever waits for the request how it ended.
  case resolve(DialogID, DialogEnding)
}
