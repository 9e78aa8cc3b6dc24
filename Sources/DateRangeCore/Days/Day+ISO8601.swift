extension Day {
  /// The days whose text form has four digits of year: 0001-01-01 through
  /// 9999-12-31.
  public static let isoDays = Day(epochDay: -719_162)...Day(epochDay: 2_932_896)
}

extension Day: CustomStringConvertible {
  /// The extended form of ISO 8601: `2026-11-03`.
  ///
  /// Outside the years 0 through 9999 it is the expanded form, with a sign
  /// and at least six digits of year: `+012026-11-03`.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    bytes.append(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Day: LosslessStringConvertible {
  /// Reads the extended form of ISO 8601: `2026-11-03`.
  ///
  /// The result is `nil` for any other text and for a day that does not
  /// exist. Digits are ASCII.
  ///
  /// - Parameter text: Four digits of year from 0001, two of month, two of
  ///   day.
  public init?(_ text: String) {
    let hyphen = UInt8(ascii: "-")
    var numbers = [0, 0, 0]
    var field = 0
    guard text.utf8.count == 10 else { return nil }
    for (index, byte) in text.utf8.enumerated() {
      if index == 4 || index == 7 {
        guard byte == hyphen else { return nil }
        field += 1
      } else {
        let digit = byte &- UInt8(ascii: "0")
        guard digit <= 9 else { return nil }
        numbers[field] = 10 * numbers[field] + Int(digit)
      }
    }
    guard numbers[0] >= 1 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
