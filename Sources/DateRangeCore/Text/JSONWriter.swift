/// Writes JSON (RFC 8259) to bytes, value by value, in the order given.
///
/// Commas are put where they belong; that every object and array is closed
/// and every key has a value is left to the shape of the calls.
package struct JSONWriter {
  /// The JSON so far.
  package var bytes: [UInt8] = []

  /// Whether the next key or element follows another one.
  private var followsValue = false

  /// Creates a writer that has written nothing.
  package init() {}

  /// Begins anew, in the memory that there is.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    followsValue = false
  }

  /// Begins the next value of a list, or a key.
  private mutating func separate() {
    if followsValue { bytes.append(UInt8(ascii: ",")) }
    followsValue = true
  }

  /// Writes `{`, what `body` writes, and `}`.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes `[`, what `body` writes, and `]`.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  private mutating func nest(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(open)
    followsValue = false
    body(&self)
    bytes.append(close)
    followsValue = true
  }

  /// Writes a key; the next call writes its value.
  package mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    followsValue = false
  }

  /// Writes a number.
  package mutating func number(_ number: Int) {
    separate()
    bytes.append(decimal: number)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ isTrue: Bool) {
    separate()
    bytes.append(isTrue ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append("null")
  }

  /// Writes a day in its text form, or `null`.
  package mutating func day(_ day: Day?) {
    guard let day else { return null() }
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(day)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a text, or `null`.
  package mutating func string(_ text: String?) {
    guard let text else { return null() }
    separate()
    bytes.append(UInt8(ascii: "\""))
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      bytes.append(text)
    } else {
      for byte in text.utf8 { appendEscaped(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    case 0..<0x20:
      bytes.append("\\u00")
      bytes.append(hexDigit(byte >> 4))
      bytes.append(hexDigit(byte & 0xF))
    default:
      bytes.append(byte)
    }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
