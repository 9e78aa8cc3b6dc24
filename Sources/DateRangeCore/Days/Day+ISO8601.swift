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
    var text = text
    let fields = text.withUTF8 { Civil.Fields(isoDay: $0) }
    guard let fields, fields.year >= 1 else { return nil }
    self.init(year: fields.year, month: fields.month, day: fields.day)
  }
}

extension Civil.Fields {
  /// Reads the places of `2026-11-03`; whether there is such a day is not
  /// looked at.
  fileprivate init?(isoDay bytes: UnsafeBufferPointer<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
      let year = bytes.number(0..<4), let month = bytes.number(5..<7),
      let day = bytes.number(8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number that some places hold in ASCII digits.
  fileprivate func number(_ places: Range<Int>) -> Int? {
    var number = 0
    for place in places {
      let digit = self[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      number = 10 * number + Int(digit)
    }
    return number
  }
}
