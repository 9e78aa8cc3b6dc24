import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

@Suite struct DayISO8601Tests {
  @Test(
    arguments: [
      // Length and separators.
      "", "2", "2026-11", "2026-11-3", "2026-11-031", "20261103",
      "2026/11/03", "2026-1-103", "-2026-11-0", "2026-11-03 ", " 026-11-03",
      // Digits that are not ASCII, or no digits.
      "2026-1१-03", "２０２６-11-03", "2026-11-0a", "+026-11-03",
      "2026-11-0\u{301}", "2026-11-0\u{0}", "2026-+1-03", "2026--1-03",
      // No such day or year.
      "2026-11-31", "2026-02-29", "2026-00-01", "2026-13-01", "2026-01-00",
      "0000-01-01", "-001-01-01", "9999-99-99",
      // The expanded form is written, never read.
      "+010000-01-01", "-000001-01-01",
    ])
  func `does not read`(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `reads what it writes for every day that has a text form`() {
    let step = Depth.isLong ? 1 : 37
    for day in stride(
      from: Day.isoDays.lowerBound, through: Day.isoDays.upperBound, by: step)
    {
      #expect(Day(day.description) == day)
    }
    #expect(Day("0001-01-01") == Day.isoDays.lowerBound)
    #expect(Day("9999-12-31") == Day.isoDays.upperBound)
  }

  @Test(
    arguments: [
      (-719_162, "0001-01-01"), (-719_163, "0000-12-31"),
      (-719_529, "-000001-12-31"), (2_932_897, "+010000-01-01"),
      (376_200_000, "+1031970-08-14"), (-376_200_000, "-1028031-05-21"),
    ] as [(Int32, String)])
  func `writes years of more digits with a sign`(epochDay: Int32, text: String)
  {
    #expect(Day(epochDay: epochDay).description == text)
  }

  @Test func `reads no random text but days`() {
    var generator = SeededGenerator(seed: 0xDA7E)
    let bytes = Array("0123456789-".utf8)
    for _ in 0..<20_000 {
      let text = String(
        decoding: (0..<10).map { _ in
          bytes.randomElement(using: &generator) ?? 0
        }, as: UTF8.self)
      if let day = Day(text) { #expect(day.description == text) }
    }
  }

  @Test func `is coded as its text`() throws {
    let days = [Day.isoDays.lowerBound, .epoch, Day.isoDays.upperBound]
    let json = try JSONEncoder().encode(days)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"["0001-01-01","1970-01-01","9999-12-31"]"#)
    #expect(try JSONDecoder().decode([Day].self, from: json) == days)
  }

  @Test(arguments: [#"["2026-11-31"]"#, "[20260101]", "[null]", #"[""]"#])
  func `is not decoded from`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Day].self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [Day.min, .max, Day(epochDay: -719_163)])
  func `is not coded where it could not be read again`(day: Day) {
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode([day])
    }
  }
}
