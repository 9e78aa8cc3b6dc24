/// What decides which dialog is up: a value without clock, task or closure.
///
/// Events go in through ``handle(_:)``, effects come out; the coordinator
/// carries them out. The machine never holds an answer, only whether there
/// is one.
///
/// | event | idle | raising | presented | lowering |
/// |---|---|---|---|---|
/// | present | → raising | busy policy | busy policy | busy policy |
/// | its timer | | → presented | | → next raising, or idle; resolve |
/// | confirm its id | – | – | → lowering, confirmed | – |
/// | dismiss its id, allowed | – | → lowering | → lowering | – |
/// | dismiss its id, not allowed | – | – | – | – |
/// | close its id | – | → lowering | → lowering | – |
/// | close a waiting id | | resolve | resolve | resolve |
/// | close all | – | resolve waiting, → lowering | same | resolve waiting |
/// | another id, another timer | – | – | – | – |
///
/// A dash is an event ignored: no effect, and the state stays as it is.
package struct DialogMachine<Kind: Equatable> {
  /// Where the dialog that is up has got to.
  package enum Stage {
    case idle
    case raising(DialogRequest<Kind>, DialogTimer)
    case presented(DialogRequest<Kind>)
    case lowering(DialogRequest<Kind>, DialogEnding, DialogTimer)
  }

  /// Where the dialog that is up has got to.
  package internal(set) var stage = Stage.idle

  /// The requests that wait, the next one first.
  package internal(set) var waiting: [DialogRequest<Kind>] = []

  /// Where the focus was before the first dialog since the machine was idle
  /// that named a place.
  ///
  /// What a later one named was most likely inside a dialog that has gone.
  package internal(set) var focus: DialogFocusToken?

  /// How many ids were issued; the next one has this number.
  private(set) var issuedIDs: UInt64 = 0

  private var issuedTimers: UInt64 = 0

  /// Creates an idle machine.
  package init() {}

  /// An id that no request had before.
  package mutating func issueID() -> DialogID {
    defer { issuedIDs &+= 1 }
    return DialogID(number: issuedIDs)
  }

  /// A timer that never ran before.
  mutating func issueTimer() -> DialogTimer {
    defer { issuedTimers &+= 1 }
    return DialogTimer(number: issuedTimers)
  }
}

extension DialogMachine {
  /// The request whose dialog is up, on its way in or out included.
  package var current: DialogRequest<Kind>? {
    switch stage {
    case .idle: nil
    case .raising(let request, _): request
    case .presented(let request): request
    case .lowering(let request, _, _): request
    }
  }

  /// How far the dialog that is up has got.
  package var phase: DialogPhase {
    switch stage {
    case .idle: .idle
    case .raising: .raising
    case .presented: .presented
    case .lowering: .lowering
    }
  }

  /// The timer that the machine waits for.
  package var timer: DialogTimer? {
    switch stage {
    case .idle, .presented: nil
    case .raising(_, let timer): timer
    case .lowering(_, _, let timer): timer
    }
  }

  /// Whether the dialog with this id would take an answer now.
  package func takesAnswer(_ id: DialogID) -> Bool {
    phase == .presented && current?.id == id
  }
}

extension DialogMachine: Equatable {}
extension DialogMachine: Hashable where Kind: Hashable {}
extension DialogMachine: Sendable where Kind: Sendable {}
extension DialogMachine.Stage: Equatable {}
extension DialogMachine.Stage: Hashable where Kind: Hashable {}
extension DialogMachine.Stage: Sendable where Kind: Sendable {}
