public import Foundation

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

extension TimeZone {
  /// Creates the zone with a name of the tz database, or a fixed one such as
  /// `UTC` or `GMT+5:30`.
  ///
  /// Upper and lower case count, as they do for Foundation. The offsets of
  /// fixed zones go up to 18 hours.
  ///
  /// - Parameter identifier: The name. Any text may come in.
  /// - Throws: ``TimeZoneError`` when there is no such zone, or no zone data.
  public init(named identifier: String) throws(TimeZoneError) {
    // Foundation stops reading at a NUL and then has a zone of offset 0.
    if isName(identifier), let zone = TimeZone(identifier: identifier) {
      self = zone
    } else {
      throw TimeZoneError(
        reason: ZoneData.isLinked ? .unknown : .noZoneData,
        identifier: identifier)
    }
  }
}

/// Whether the text is one that can name a zone.
private func isName(_ text: String) -> Bool {
  text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
}

/// The zone data of Foundation, which is a part of ICU.
enum ZoneData {
  /// Whether the program has it.
  ///
  /// On Linux a static link leaves ICU out unless something of it is used,
  /// and zones do not count: `TimeZone` finds them at run time, and when it
  /// does not, `Europe/Berlin` is `nil` and the current zone is GMT. Month
  /// names do count. Reading them here keeps ICU in every program that links
  /// this module, whether the program calls it or not.
  static var isLinked: Bool {
    !Calendar(identifier: .gregorian).monthSymbols.isEmpty
      && TimeZone(identifier: "Europe/Berlin") != nil
  }
}
