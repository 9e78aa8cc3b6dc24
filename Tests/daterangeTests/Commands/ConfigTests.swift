import Foundation
import Testing

@testable import daterange

@Suite struct ConfigTests {
  /// Runs the command with a config file.
  private func run(_ words: String, config: String) throws -> Product.Run {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("config-\(UUID().uuidString)")
    try config.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Product.run(
      words.split(separator: " ").map(String.init),
      environment: ["DATERANGE_CONFIG": file.path])
  }

  @Test func `takes looks and presets from the config`() throws {
    let config = """
      # mine
      first-weekday = sunday
      color = always
      preset sprint = 2026-11-02..13

      """
    let week = try run("resolve this week", config: config)
    #expect(week.output == "2026-11-29/2026-12-05\n")
    let sprint = try run("resolve sprint", config: config)
    #expect(sprint.output == "2026-11-02/2026-11-13\n")
    let month = try run("calendar", config: config)
    #expect(month.output.contains("\u{1B}["))
  }

  @Test func `puts options before the config`() throws {
    let config = "first-weekday = sunday\ncolor = always\n"
    let week = try run("resolve this week --first-weekday mon", config: config)
    #expect(week.output == "2026-11-30/2026-12-06\n")
    let month = try run("calendar --color auto", config: config)
    #expect(!month.output.contains("\u{1B}["))
  }

  @Test func `names a config that is a folder`() throws {
    let run = try Product.run(
      ["calendar"], environment: ["DATERANGE_CONFIG": "/"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("daterange: cannot read '/': "))
  }

  // the file, what its error ends with
  @Test(arguments: [
    (
      "color = never\nformat = git\n",
      "line 2: 'format' is no setting; there are first-weekday, color and "
        + "preset NAME"
    ),
    ("color\n", "line 1: 'color' is not NAME = VALUE"),
    ("color = red\n", "line 1: 'red' is not auto, always or never"),
    (
      "first-weekday = mo\n",
      "line 1: 'mo' is not a weekday such as monday or mon"
    ),
  ])
  func `names the file and line that is wrong`(
    config: String, message: String
  ) throws {
    let run = try run("calendar", config: config)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix(message + "\n"))
    #expect(run.errors.contains("config-"))
  }
}
