/// What is being chosen.
///
/// The raw values are the command's words.
public enum SelectionMode: String, CaseIterable, Hashable, Sendable {
  /// One day.
  case day
  /// Any number of days, each tap putting one in or taking it out.
  case days
  /// One range of days.
  case range
  /// Any number of ranges. A new one merges with those that it touches.
  case ranges

  /// Whether two taps make something, so that lengths, nights and the first
  /// and last day of it have a meaning.
  var isOfRanges: Bool { self == .range || self == .ranges }
}
