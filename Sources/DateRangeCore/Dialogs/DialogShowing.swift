/// The dialog that is up: which one, and of what kind.
///
/// It stays as it is from the first sight of the blocker to the last, so
/// nothing turns blank on its way out.
public struct DialogShowing<Kind: Equatable>: Equatable, Identifiable {
  /// The identity of this showing, for whoever dismisses it.
  public let id: DialogID

  /// What to show.
  public let kind: Kind

  /// The ways out a person has, to draw or to leave out.
  public let dismissPolicy: DismissPolicy
}

extension DialogShowing: Sendable where Kind: Sendable {}
