extension JSONValue {
  /// Reads one JSON value (RFC 8259) from the whole of some bytes.
  ///
  /// Stricter than the standard where it leaves a choice: no key twice in an
  /// object, and no more than 64 levels. Reading costs far less than
  /// Foundation's `JSONDecoder`; the benchmark has the figures.
  ///
  /// - Parameter bytes: UTF-8; nothing but blanks may follow the value.
  /// - Throws: ``JSONError`` at the first byte that is wrong.
  /// - Complexity: O(*n*), and O(*m*²) in the members of one object.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.isAtEnd else { throw reader.error("text after the value") }
  }
}

private struct JSONReader {
  private static let deepest = 64
  private static let mostMembers = 256

  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  private var next: UInt8? { isAtEnd ? nil : bytes[index] }

  func error(_ problem: String) -> JSONError {
    JSONError(problem: problem, offset: index)
  }

  mutating func skipBlanks() {
    while let byte = next, byte.isBlank { index += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    index += 1
    return true
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let byte? where byte.isDigit: return try number()
    case nil: throw error("the text ends where a value is wanted")
    default: throw error("no value begins like this")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw error("no value begins like this") }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < JSONReader.deepest else { throw error("too many levels") }
    index += 1
    var members: [JSONValue.Member] = []
    if skip(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error("a key is missing") }
      let key = try string()
      guard members.count < JSONReader.mostMembers
      else { throw error("too many keys") }
      guard !members.contains(where: { $0.key == key })
      else { throw error("key '\(key)' stands twice") }
      guard skip(UInt8(ascii: ":")) else { throw error("a colon is missing") }
      members.append(.init(key: key, value: try value(depth: depth + 1)))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}"))
    else { throw error("a comma or closing brace is missing") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < JSONReader.deepest else { throw error("too many levels") }
    index += 1
    var values: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      values.append(try value(depth: depth + 1))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]"))
    else { throw error("a comma or closing bracket is missing") }
    return .array(values)
  }
}

// Strings and numbers.
extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text = try plainText()
    while next == UInt8(ascii: "\\") {
      index += 1
      text.unicodeScalars.append(try escape())
      text += try plainText()
    }
    guard next == UInt8(ascii: "\"") else {
      throw error(
        isAtEnd ? "a string does not end" : "a control character in a string")
    }
    index += 1
    return text
  }

  /// The characters of a string up to an escape or the string's end.
  private mutating func plainText() throws(JSONError) -> String {
    let start = index
    var bits: UInt8 = 0
    while let byte = next, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\"),
      byte >= 0x20
    {
      bits |= byte
      index += 1
    }
    let units = bytes[start..<index]
    // To check each would cost an event a tenth more; ASCII needs none.
    if bits < 0x80 { return String(decoding: units, as: UTF8.self) }
    guard let text = String(validating: units, as: UTF8.self) else {
      index = start + units.lengthOfValidUTF8
      throw error("a byte that is not UTF-8")
    }
    return text
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
    UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error("a string does not end") }
    if let scalar = JSONReader.escapes[byte] {
      index += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u") else { throw error("no such escape") }
    index += 1
    return try escapedScalar()
  }

  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try hexUnit()
    guard (0xD800..<0xDC00).contains(first) else {
      guard let scalar = Unicode.Scalar(first)
      else { throw error("half of a surrogate pair") }
      return scalar
    }
    guard bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw error("half of a surrogate pair") }
    index += 2
    let second = try hexUnit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half of a surrogate pair") }
    return scalar
  }

  private mutating func hexUnit() throws(JSONError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are missing") }
    index += 4
    return unit
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let first = next
    let whole = skipDigits()
    guard whole > 0, whole == 1 || first != UInt8(ascii: "0")
    else { throw error("not a number") }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      guard skipDigits() > 0 else { throw error("a digit is missing") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isInteger = false
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      guard skipDigits() > 0 else { throw error("a digit is missing") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isInteger, let integer = Int(text) else { return .fraction }
    return .integer(integer)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, byte.isDigit { index += 1 }
    return index - start
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes before the first that is of no character.
  fileprivate var lengthOfValidUTF8: Int {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var length = 0
    while case .valid(let character) = parser.parseScalar(from: &bytes) {
      length += character.count
    }
    return length
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == 0x20 || self == 0x9 || self == 0xA || self == 0xD
  }

  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
