import Foundation
import Testing

/// Every `console` block of the README and the guides is run as it stands,
/// and prints what stands under it.
@Suite struct DocumentationTests {
  @Test(arguments: try Guide.all())
  func `prints what its guide says`(guide: Guide) throws {
    for example in guide.examples {
      let run = try Product.shell(
        "exec 2>&1\n" + example.command,
        environment: [
          "PATH": Product.url.deletingLastPathComponent().path + ":"
            + (Product.environment["PATH"] ?? "")
        ])
      #expect(
        run.output == example.output,
        "\(guide.name), line \(example.line): \(example.command)")
    }
  }

  /// These pages are for people who read code.
  private static let withoutExamples: Set = [
    "Days.md", "Dialogs.md", "Rooms.md",
  ]

  @Test func `every guide to the command has an example`() throws {
    for guide in try Guide.all()
    where !DocumentationTests.withoutExamples.contains(guide.name) {
      #expect(!guide.examples.isEmpty, "\(guide.name)")
    }
  }
}

/// A page with examples.
struct Guide: Sendable, CustomTestStringConvertible {
  struct Example: Sendable {
    var command: String
    var output: String
    var line: Int
  }

  var name: String
  var examples: [Example]

  var testDescription: String { name }

  static func all() throws -> [Guide] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let docs = root.appendingPathComponent("Docs")
    let guides = try FileManager.default.contentsOfDirectory(
      at: docs, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    return try ([root.appendingPathComponent("README.md")] + guides)
      .sorted { $0.path < $1.path }
      .map { page in
        Guide(
          name: page.lastPathComponent,
          examples: examples(in: try String(contentsOf: page, encoding: .utf8)))
      }
  }

  /// The commands of the `console` blocks, each with the lines under it.
  private static func examples(in text: String) -> [Example] {
    var examples: [Example] = []
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        let command = String(line.dropFirst(2))
          .replacing("swift run daterange", with: "daterange")
        examples.append(
          Example(command: command, output: "", line: index + 1))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }
}
