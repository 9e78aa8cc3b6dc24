/// What to do with a request for a dialog while another one is up.
///
/// | policy | the request | the dialog that is up | those that wait |
/// |---|---|---|---|
/// | `queue` | waits, unless its equal is up or waits | stays | stay |
/// | `replace` | is next | lowers, `.replaced` | end, `.replaced` |
/// | `reject` | ends at once, `.rejected` | stays | stay |
///
/// A dialog that is already lowering keeps the outcome it has.
public enum BusyPolicy: Hashable, Sendable, CaseIterable {
  /// Wait for those before it.
  ///
  /// A request equal to one that waits, or to the dialog that is up and not
  /// yet lowering, is a double tap: it ends at once as `.rejected`.
  case queue

  /// Take the place of the one that is up and of all that wait.
  case replace

  /// End at once as `.rejected`.
  case reject
}
