/// Why a time zone could not be had.
public struct TimeZoneError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// There is no zone of this name.
    case unknown
    /// No zone of any name can be had: the program was linked without ICU,
    /// which holds the zone data of Foundation.
    case noZoneData
  }

  /// The reason.
  public let reason: Reason

  /// The name that was asked for.
  public let identifier: String

  package init(reason: Reason, identifier: String) {
    self.reason = reason
    self.identifier = identifier
  }
}

extension TimeZoneError: CustomStringConvertible {
  /// The error in a sentence of one line.
  public var description: String {
    switch reason {
    case .unknown:
      "unknown time zone \(identifier.quoted): it is a name such as "
        + "Europe/Berlin, UTC or GMT+5:30"
    case .noZoneData:
      "no time zone \(identifier.quoted): this program was built without "
        + "ICU, which holds the zone data"
    }
  }
}
