/// How long the two moving phases of a dialog last.
///
/// A view animates over the same figures: the blocker fades in while the
/// dialog is `raising`, the content moves out while it is `lowering`.
public struct DialogTiming: Hashable, Sendable {
  /// From the blocker to the content.
  public var raise: Duration

  /// From the content's leaving to the blocker's.
  public var lower: Duration

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - raise: From the blocker to the content. Zero or less: no timer.
  ///   - lower: From the content's leaving to the blocker's. Zero or less: no
  ///     timer.
  public init(raise: Duration, lower: Duration) {
    self.raise = raise
    self.lower = lower
  }

  /// A quarter of a second each way.
  public static let standard = DialogTiming(
    raise: .milliseconds(250), lower: .milliseconds(250))

  /// No waiting: a dialog is up, or gone, when the call returns.
  ///
  /// For reduced motion, a terminal, and tests.
  public static let immediate = DialogTiming(raise: .zero, lower: .zero)
}
