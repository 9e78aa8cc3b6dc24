import DateRangeTestSupport
import Foundation

extension Facts {
  /// The facts that the tests of the core share.
  static let core = Facts(in: .module)
}
