import Foundation
import Testing

@testable import daterange

/// The help pages are snapshots in `Fixtures/help`: whoever changes an option
/// sees what people will read.
@Suite struct HelpTests {
  @Test(arguments: [nil] + CommandName.allCases.map(Optional.some))
  func `prints its page`(command: CommandName?) throws {
    let name = command?.rawValue ?? "front"
    let page = try #require(
      Bundle.module.url(
        forResource: name, withExtension: "txt",
        subdirectory: "Fixtures/help"))
    let text = try String(contentsOf: page, encoding: .utf8)
    let run = try Product.run(
      ["help"] + (command.map { [$0.rawValue] } ?? []))
    #expect(run == Product.Run(status: 0, output: text, errors: ""))
    let option = try Product.run((command.map { [$0.rawValue] } ?? []) + ["-h"])
    #expect(option.output == text)
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `explains every option of every command`() {
    for option in Option.allCases {
      let entry = OptionTable.entry(of: option)
      #expect(entry != nil, "\(option) has no entry")
      let isReachable = CommandName.allCases.contains {
        $0.entry(of: option) != nil
      }
      #expect(isReachable, "no command takes \(option)")
    }
    #expect(OptionTable.entries.count == Option.allCases.count)
  }

  // words, status, the line
  @Test(
    arguments: [
      (["--version"], 0, nil),
      (["tap", "--version"], 0, nil),
      (
        ["help", "tap", "resolve"], 2,
        "'resolve' is one word too many: help explains one command"
      ),
      (
        ["today"], 2,
        "'today' is not a command; a range in words is read by daterange "
          + "resolve, and daterange help lists the commands"
      ),
      (
        [], 2,
        "there is no picker yet: daterange tap takes the days as words, "
          + "daterange help lists the commands"
      ),
      (
        ["--json"], 2,
        "there is no picker yet: daterange tap takes the days as words, "
          + "daterange help lists the commands"
      ),
      (
        ["help", "me"], 2,
        "'me' is not a command; a range in words is read by daterange "
          + "resolve, and daterange help lists the commands"
      ),
    ] as [([String], Int32, String?)])
  func `answers what is no command`(
    words: [String], status: Int32, line: String?
  ) throws {
    let run = try Product.run(words)
    #expect(run.status == status)
    #expect(run.errors == (line.map { "daterange: \($0)\n" } ?? ""))
  }
}
