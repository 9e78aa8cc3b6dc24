public import Foundation

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
