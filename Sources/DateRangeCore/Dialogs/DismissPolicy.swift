/// What a person can do to be rid of a dialog without an answer.
public enum DismissSource: Hashable, Sendable, CaseIterable {
  /// A tap on the blocker, outside the dialog.
  case blocker

  /// The Escape key, or a platform's gesture for "back".
  case escape

  /// The dialog's own way out.
  case cancelButton

  /// A sheet dragged down and let go.
  case drag

  /// The reason that an outcome gives for this source.
  public var reason: DismissReason {
    switch self {
    case .blocker: .blocker
    case .escape: .escape
    case .cancelButton: .cancelButton
    case .drag: .drag
    }
  }
}

/// The ways out that a dialog leaves to a person.
///
/// It binds people only. The app can always close a dialog, replace it, or
/// cancel the task that waits for it.
public struct DismissPolicy: OptionSet, Hashable, Sendable {
  /// One bit for each way out.
  public let rawValue: UInt8

  /// Creates a policy from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A tap on the blocker dismisses.
  public static let blocker = DismissPolicy(rawValue: 1 << 0)

  /// The Escape key dismisses.
  public static let escape = DismissPolicy(rawValue: 1 << 1)

  /// The dialog's own way out dismisses.
  public static let cancelButton = DismissPolicy(rawValue: 1 << 2)

  /// Dragging the sheet down dismisses.
  public static let drag = DismissPolicy(rawValue: 1 << 3)

  /// Every way out is open.
  public static let all: DismissPolicy = [
    .blocker, .escape, .cancelButton, .drag,
  ]

  /// Only an answer ends the dialog.
  public static let mustAnswer: DismissPolicy = []

  /// Whether `source` may dismiss the dialog.
  public func allows(_ source: DismissSource) -> Bool {
    switch source {
    case .blocker: contains(.blocker)
    case .escape: contains(.escape)
    case .cancelButton: contains(.cancelButton)
    case .drag: contains(.drag)
    }
  }
}
