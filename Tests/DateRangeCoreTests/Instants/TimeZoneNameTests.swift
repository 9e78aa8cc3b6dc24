import DateRangeCore
import Foundation
import Testing

@Suite struct TimeZoneNameTests {
  @Test(
    arguments: [
      "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Calcutta",
      "Europe/Kyiv", "US/Pacific", "EST", "UTC", "GMT", "GMT+5", "GMT+05:30",
      "GMT-18", "UTC+2", "Etc/GMT-14",
    ])
  func `knows`(name: String) throws {
    let zone = try TimeZone(named: name)
    #expect(
      zone.secondsFromGMT() == TimeZone(identifier: name)?.secondsFromGMT())
  }

  @Test func `knows every zone that Foundation lists`() throws {
    for name in TimeZone.knownTimeZoneIdentifiers {
      #expect(try TimeZone(named: name).identifier == name)
    }
  }

  @Test(
    arguments: [
      "", "foo", "europe/berlin", "EUROPE/BERLIN", "GMT+25", "GMT+19",
      "GMT+99999999999999999999", "GMT+", "+02:00", "Z", "../x",
      "/etc/localtime", "posix/Europe/Berlin", "Europe//Berlin",
      "Europe/Berlin ", " Europe/Berlin", "Asia/Kolkata\n", "日本",
      // Foundation reads up to the NUL and gives a zone of offset 0.
      "Europe/Berlin\0", "Europe/Berlin\0x", "\0",
    ])
  func `does not know`(name: String) {
    let error = #expect(throws: TimeZoneError.self) {
      try TimeZone(named: name)
    }
    #expect(error?.reason == .unknown && error?.identifier == name)
    let lines = error?.description.split(whereSeparator: \.isNewline)
    #expect(lines?.count == 1)
  }

  @Test func `does not repeat a whole long name`() {
    let name = String(repeating: "e\u{301}", count: 1_000_000)
    let error = #expect(throws: TimeZoneError.self) {
      try TimeZone(named: name)
    }
    #expect((error?.description.count ?? .max) < 300)
  }

  @Test func `names what is wrong and what is right`() {
    let unknown = TimeZoneError(reason: .unknown, identifier: "Foo\n")
    #expect(
      unknown.description
        == #"unknown time zone 'Foo\u{a}': it is a name such as "#
        + "Europe/Berlin, UTC or GMT+5:30")
    let without = TimeZoneError(reason: .noZoneData, identifier: "Foo")
    #expect(without.description.contains("built without ICU"))
  }
}
