import Foundation

/// How much of an exhaustive test to run.
///
/// A debug build is many times slower, so by default such a test takes a
/// dense sample. With `DATERANGE_LONG_TESTS` set it takes everything:
///
///     DATERANGE_LONG_TESTS=1 swift test -c release
public enum Depth {
  /// Whether everything is to be run.
  public static let isLong =
    ProcessInfo.processInfo.environment["DATERANGE_LONG_TESTS"] != nil

  /// Whether what takes hours is to be run as well:
  /// `DATERANGE_LONG_TESTS=triples`.
  public static let wantsTriples =
    ProcessInfo.processInfo.environment["DATERANGE_LONG_TESTS"] == "triples"
}
