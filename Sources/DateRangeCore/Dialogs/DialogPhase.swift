/// How far a dialog is on its way in or out.
///
/// The blocker comes first and goes last; the content is there only between.
///
/// | phase | blocker | content | a timer runs | takes an answer |
/// |---|---|---|---|---|
/// | `idle` | no | no | no | no |
/// | `raising` | yes | no | yes | no |
/// | `presented` | yes | yes | no | yes |
/// | `lowering` | yes | no | yes | no |
public enum DialogPhase: Hashable, Sendable, CaseIterable {
  /// No dialog is shown.
  case idle

  /// The blocker is up, the content on its way.
  case raising

  /// The content is up: the only phase that takes an answer.
  case presented

  /// The outcome is fixed, the content on its way out.
  case lowering

  /// Whether the blocker covers what lies behind.
  public var showsBlocker: Bool { self != .idle }

  /// Whether the content belongs in the picture.
  public var showsContent: Bool { self == .presented }
}
