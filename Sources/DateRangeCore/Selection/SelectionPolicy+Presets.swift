/// Policies that pickers people know have.
///
/// A preset says in what it differs from ``SelectionPolicy/pair``.
extension SelectionPolicy {
  /// Two taps in either order, then anew: MultiDatePicker, flatpickr, zag,
  /// reka.
  public static let pair = SelectionPolicy()

  /// The end must follow the start, or is a new start: Material, Flutter,
  /// Angular, daterangepicker.
  public static let forward = pair.with {
    $0.earlier = .restart
    $0.blocked = .allow
  }

  /// Later taps move an end: react-day-picker.
  public static let adjust = pair.with {
    $0.first = .oneDay
    $0.complete = .moveEnd
    $0.oneDay = .clear
    $0.blocked = .allow
    $0.length = .restart
    $0.abandon = .keep
  }

  /// Two taps, then anew: react-day-picker with `resetOnSelect`.
  public static let adjustReset = adjust.with {
    $0.first = .anchor
    $0.complete = .restart
  }

  /// What was chosen stands until the second tap: react-aria.
  public static let anchored = pair.with {
    $0.weekday = .asBlocked
    $0.publish = .previous
  }

  /// Start and end are edited in turn: react-dates, MUI, AntD.
  public static let edges = pair.with {
    $0.earlier = .restart
    $0.complete = .editEdge
    $0.blocked = .allow
    $0.abandon = .keep
  }

  private func with(
    _ change: (inout SelectionPolicy) -> Void
  ) -> SelectionPolicy {
    var policy = self
    change(&policy)
    return policy
  }

  /// The presets by the command's names.
  public enum Preset: String, CaseIterable, Hashable, Sendable {
    /// ``SelectionPolicy/pair``.
    case pair
    /// ``SelectionPolicy/forward``.
    case forward
    /// ``SelectionPolicy/adjust``.
    case adjust
    /// ``SelectionPolicy/adjustReset``.
    case adjustReset = "adjust-reset"
    /// ``SelectionPolicy/anchored``.
    case anchored = "anchor"
    /// ``SelectionPolicy/edges``.
    case edges

    /// The policy.
    public var policy: SelectionPolicy {
      switch self {
      case .pair: .pair
      case .forward: .forward
      case .adjust: .adjust
      case .adjustReset: .adjustReset
      case .anchored: .anchored
      case .edges: .edges
      }
    }
  }
}
