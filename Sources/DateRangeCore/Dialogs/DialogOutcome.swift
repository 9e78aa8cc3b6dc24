/// How one showing of a dialog ended, for the code that asked for it.
///
/// Every request gets exactly one, whatever happens to its dialog.
public enum DialogOutcome<Value> {
  /// The answer was given.
  case confirmed(Value)

  /// The dialog went, or never came, without an answer.
  case dismissed(DismissReason)

  /// The answer, or `current` where there is none.
  ///
  /// What a caller writes that keeps what it had when the dialog is
  /// dismissed. (`??` would read badly where the answer is optional itself.)
  ///
  ///     range = await dialogs.present { .dates(range, $0) }.value(or: range)
  public func value(or current: @autoclosure () -> Value) -> Value {
    switch self {
    case .confirmed(let value): value
    case .dismissed: current()
    }
  }
}

extension DialogOutcome: Equatable where Value: Equatable {}
extension DialogOutcome: Hashable where Value: Hashable {}
extension DialogOutcome: Sendable where Value: Sendable {}

/// Why a dialog ended without an answer.
public enum DismissReason: Hashable, Sendable, CaseIterable {
  /// A tap on the blocker, outside the dialog.
  case blocker

  /// The Escape key, or a platform's gesture for "back".
  case escape

  /// The dialog's own way out.
  case cancelButton

  /// A sheet was dragged down and let go.
  case drag

  /// The app closed it.
  case programmatic

  /// Another dialog took its place.
  case replaced

  /// It never came: another was up, or it was asked for twice.
  case rejected

  /// The task that waited for the outcome was cancelled.
  case taskCancelled
}
