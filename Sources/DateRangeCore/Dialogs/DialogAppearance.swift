/// How a dialog looks against what lies behind it.
public enum DialogAppearance {
  /// The opacity of the blocker, black, from 0 to 1.
  public static let blockerOpacity = 0.35

  /// The radius of the blur of what lies behind the blocker, in points.
  public static let backgroundBlurRadius = 4.0
}
