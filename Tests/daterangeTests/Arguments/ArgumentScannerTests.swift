import Testing

@testable import daterange

@Suite struct ArgumentScannerTests {
  private func scan(_ words: String...) throws -> ScannedArguments {
    try ScannedArguments(words, for: .tap)
  }

  @Test func `takes options anywhere before two hyphens`() throws {
    let scanned = try scan(
      "2026-11-03", "--json", "2026-11-04", "--min", "2026-11-01", "--",
      "--quiet", "--")
    #expect(scanned.operands == ["2026-11-03", "2026-11-04", "--quiet", "--"])
    #expect(scanned.has(.json))
    #expect(!scanned.has(.quiet))
    #expect(scanned.value(.min) == "2026-11-01")
  }

  // word, whether it is an operand
  @Test(arguments: [
    ("-7d..today", true),
    ("-1", true),
    ("-", true),
    ("-0", false),
  ])
  func `tells operands that begin with a hyphen`(
    word: String, isOperand: Bool
  ) throws {
    #expect(try scan(word).operands == (isOperand ? [word] : []))
  }

  @Test func `takes a value whatever it begins with`() throws {
    #expect(try scan("--min", "--json").value(.min) == "--json")
    #expect(try scan("--min", "--").value(.min) == "--")
    #expect(try scan("--min=-7d").value(.min) == "-7d")
    #expect(try scan("--min=").value(.min) == "")
    #expect(try scan("--min=a=b").value(.min) == "a=b")
  }

  @Test func `lets the last of several count`() throws {
    let scanned = try scan("--min", "a", "--min=b")
    #expect(scanned.value(.min) == "b")
    #expect(scanned.values(.min) == ["a", "b"])
  }

  @Test(arguments: [["-n3"], ["-n", "3"], ["-wn3"], ["-yn", "3"]])
  func `reads short options and their values`(words: [String]) throws {
    let scanned = try ScannedArguments(words, for: .calendar)
    #expect(scanned.value(.months) == "3")
    #expect(scanned.operands == [])
  }

  // words, message
  @Test(arguments: [
    (
      ["--polcy=pair"],
      "tap has no option '--polcy'; did you mean --policy?"
    ),
    (["--mi", "x"], "tap has no option '--mi'; did you mean --min?"),
    (
      ["--enormous"],
      "tap has no option '--enormous'; see daterange help tap"
    ),
    (["-w"], "tap has no option '-w'; see daterange help tap"),
    (["---"], "tap has no option '---'; see daterange help tap"),
    (["--n", "3"], "tap has no option '--n'; see daterange help tap"),
    (["--json=yes"], "--json takes no value, but has 'yes'"),
    (["--min"], "--min needs a value: --min DAY"),
  ])
  func refuses(words: [String], message: String) {
    #expect(throws: Failure.error(message)) {
      try ScannedArguments(words, for: .tap)
    }
  }
}
