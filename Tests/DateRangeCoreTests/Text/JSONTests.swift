import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

@Suite struct JSONTests {
  // text, value
  @Test(
    arguments: [
      ("null", .null),
      (" true\n", .bool(true)),
      ("-12", .integer(-12)),
      ("0", .integer(0)),
      ("9223372036854775807", .integer(.max)),
      // One more than an Int holds is a number, but none that is taken.
      ("9223372036854775808", .fraction),
      ("1.5e-3", .fraction),
      (#""a\"\\\/\n\u00e9\ud83d\ude00""#, .string("a\"\\/\né😀")),
      ("[]", .array([])),
      ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])),
      ("{}", .object([])),
      (
        #"{"op":"tap","day":null}"#,
        .object([
          .init(key: "op", value: .string("tap")),
          .init(key: "day", value: .null),
        ])
      ),
    ] as [(String, JSONValue)])
  func reads(text: String, value: JSONValue) throws {
    #expect(try JSONValue(reading: Array(text.utf8)) == value)
  }

  // text, offset of the first wrong byte
  @Test(arguments: [
    ("", 0),
    ("nul", 0),
    ("01", 2),
    ("-", 1),
    ("1.", 2),
    ("1e", 2),
    ("[1,]", 3),
    ("[1 2]", 3),
    ("{1:2}", 1),
    (#"{"a" 1}"#, 5),
    (#"{"a":1,"a":2}"#, 10),
    (#"{"a":1,}"#, 7),
    (#""a"#, 2),
    (#""\x""#, 2),
    (#""\u12""#, 3),
    (#""\ud800""#, 7),
    (#""\udc00""#, 7),
    ("\"\u{1}\"", 1),
    ("1 2", 2),
    ("\u{B}1", 0),
  ])
  func refuses(text: String, offset: Int) {
    #expect {
      try JSONValue(reading: Array(text.utf8))
    } throws: {
      ($0 as? JSONError)?.offset == offset
    }
  }

  // Bytes behind `"é` that are no UTF-8, the offset of the first of them
  // within those, why. Nothing is repaired: a reader of the answer would take
  // the repaired text for what was sent.
  @Test(
    arguments: [
      ([0xFF], 0, "no byte of UTF-8"),
      ([0x61, 0x80, 0x61], 1, "the middle of no character"),
      ([0xC3, 0x61], 0, "a character that another cuts short"),
      ([0xE2, 0x82], 0, "a character that the string's end cuts short"),
      ([0xF0, 0x9F, 0x98, 0x5C, 0x6E], 0, "one that an escape cuts short"),
      ([0x5C, 0x6E, 0xFF, 0x5C, 0x78], 2, "before a false escape"),
      ([0xC0, 0x80], 0, "a zero in two bytes"),
      ([0xED, 0xA0, 0x80], 0, "half of a surrogate pair"),
      ([0xF4, 0x90, 0x80, 0x80], 0, "beyond Unicode"),
    ] as [([UInt8], Int, String)])
  func `refuses what is no UTF-8`(
    bytes: [UInt8], offset: Int, why: String
  ) {
    let start = Array("\"é".utf8)
    for text in [start + bytes + Array("\"".utf8), start + bytes] {
      #expect {
        try JSONValue(reading: text)
      } throws: {
        ($0 as? JSONError)?.offset == start.count + offset
      }
    }
  }

  @Test func `goes 64 levels deep and no further`() throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array(
        (String(repeating: "[", count: levels)
          + String(repeating: "]", count: levels)).utf8)
    }
    _ = try JSONValue(reading: nested(64))
    #expect(throws: JSONError.self) { try JSONValue(reading: nested(65)) }
    #expect(throws: JSONError.self) {
      try JSONValue(reading: nested(1_000_000))
    }
  }

  @Test func `agrees with Foundation on what is JSON`() {
    // Pieces that make much that is nearly JSON.
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\\", "1", "-", "0", ".5",
      "e2", "true", "null", " ", "\n", "\\u0041",
    ]
    let seed: UInt64 = 20_261_130
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<(Depth.isLong ? 3_000_000 : 20_000) {
      let count = Int.random(in: 1...7, using: &generator)
      let text = (0..<count).map { _ in
        pieces[Int.random(in: pieces.indices, using: &generator)]
      }.joined()
      let ours = (try? JSONValue(reading: Array(text.utf8))) != nil
      let theirs =
        (try? JSONSerialization.jsonObject(
          with: Data(text.utf8), options: .fragmentsAllowed)) != nil
      accepted += ours ? 1 : 0
      #expect(ours == theirs, "\(text) of seed \(seed)")
    }
    #expect(accepted > 500)
  }

  @Test func `writes what it is told, commas between`() throws {
    var writer = JSONWriter()
    writer.object {
      $0.key("a")
      $0.array {
        $0.number(-1)
        $0.null()
        $0.day(Day("2026-11-03"))
        $0.day(nil)
        $0.object { _ in }
      }
      $0.key("b")
      $0.string("\"\\\n\u{1}é")
    }
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(
      text
        == #"{"a":[-1,null,"2026-11-03",null,{}],"b":"\"\\\u000a\u0001é"}"#)
    #expect(
      try JSONValue(reading: writer.bytes)["b"] == .string("\"\\\n\u{1}é"))
  }
}
