import DateRangeTestSupport
import Foundation

extension Facts {
  /// The fact tables, which lie with the library's tests.
  static let core = Facts(
    at: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "DateRangeCoreTests/Fixtures"))
}
