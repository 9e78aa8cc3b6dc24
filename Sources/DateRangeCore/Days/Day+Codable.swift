extension Day: Codable {
  /// Reads a day from its text form, `2026-11-03`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` when the value is not such a text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text.quoted) is not a day such as 2026-11-03"
      )
    }
    self = day
  }

  /// Writes the day's text form, `2026-11-03`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: `EncodingError` for a day outside ``isoDays``, which could not
  ///   be read again.
  public func encode(to encoder: any Encoder) throws {
    guard Day.isoDays.contains(self) else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "\(self) is outside the years 1 through 9999"
        )
      )
    }
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
