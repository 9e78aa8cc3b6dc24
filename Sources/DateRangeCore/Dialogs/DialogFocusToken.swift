/// The name of what had the keyboard focus when a dialog was asked for.
///
/// The library never looks inside: it keeps the token while dialogs are up
/// and hands it back when the last of them has gone, as
/// ``DialogCoordinator/returnedFocus``. A name and not a reference, so what
/// it names may be gone by then; the app then focuses what it thinks best.
public struct DialogFocusToken: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String

  /// Creates a token with a name of the app's choice.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a token with a name of the app's choice.
  public init(_ name: String) {
    rawValue = name
  }
}
