import DateRangeCore
import Testing

@Suite struct CalendarIdentifierTests {
  @Test func identifiersAreThoseOfTheContract() {
    #expect(
      CalendarSystem.all.map(\.identifier) == [
        "gregorian", "iso8601", "buddhist", "roc", "japanese", "persian",
        "indian", "coptic", "ethiopic", "ethioaa", "hebrew", "islamic",
        "islamic-civil", "islamic-tbla", "islamic-umalqura", "chinese",
        "dangi",
      ])
  }

  @Test(arguments: CalendarSystem.all) func identifiersLeadBack(
    system: CalendarSystem
  ) throws {
    #expect(try CalendarSystem(identifier: system.identifier) == system)
    let loud = system.identifier.uppercased()
    #expect(try CalendarSystem(identifier: loud) == system)
  }

  @Test(arguments: [
    ("gregory", CalendarSystem.gregorian),
    ("islamicc", .islamicCivil),
    ("ethiopic-amete-alem", .ethiopicAmeteAlem),
  ])
  func aliasesAreUnderstood(alias: String, system: CalendarSystem) throws {
    #expect(try CalendarSystem(identifier: alias) == system)
  }

  typealias Reason = CalendarSystem.IdentifierError.Reason

  @Test(
    arguments: [
      ("vietnamese", .gregorianInDisguise),
      ("Vietnamese", .gregorianInDisguise),
      ("tamil", .unsound), ("bangla", .unsound), ("malayalam", .unsound),
      ("odia", .unsound), ("gujarati", .unsound), ("kannada", .unsound),
      ("marathi", .unsound), ("telugu", .unsound), ("vikram", .unsound),
      ("julian", .unknown), ("", .unknown), ("hebrew ", .unknown),
      ("e\u{301}", .unknown),
    ] as [(String, Reason)])
  func othersAreRefused(identifier: String, reason: Reason) throws {
    let error = #expect(throws: CalendarSystem.IdentifierError.self) {
      try CalendarSystem(identifier: identifier)
    }
    let refusal = try #require(error)
    #expect(refusal.reason == reason)
    #expect(refusal.description.contains("'\(identifier)'"))
    #expect(!refusal.description.contains("\n"))
  }

  @Test func anUnknownOneIsToldTheOthers() {
    let error = #expect(throws: CalendarSystem.IdentifierError.self) {
      try CalendarSystem(identifier: "julian")
    }
    for system in CalendarSystem.all {
      #expect(error?.description.contains(system.identifier) == true)
    }
  }

  @Test func aSystemIsOneByte() {
    #expect(MemoryLayout<CalendarSystem>.size == 1)
  }
}
