import Foundation
import Testing

/// Tables of the guides in `Docs`.
enum GuideRows {
  /// The rows of all tables of a guide that have a heading row.
  ///
  /// - Parameters:
  ///   - heading: The start of the heading row.
  ///   - guide: The guide's file.
  /// - Returns: The cells of each row, without their marks of code.
  /// - Throws: When there is no such file or no row.
  static func all(under heading: String, in guide: String) throws -> [[String]]
  {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Docs").appending(path: guide),
      encoding: .utf8)
    var rows: [[String]] = []
    var isInTable = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(heading) {
        isInTable = true
      } else if !line.hasPrefix("|") {
        isInTable = false
      } else if isInTable, !line.hasPrefix("|---") {
        rows.append(cells(of: line))
      }
    }
    try #require(!rows.isEmpty)
    return rows
  }

  private static func cells(of row: Substring) -> [String] {
    row.split(separator: " | ", omittingEmptySubsequences: false).map { cell in
      let code = cell.drop { $0 == "|" || $0 == " " }
      let end = code.lastIndex(of: "`") ?? code.endIndex
      return String(code[..<end].dropFirst())
        .replacing("⏎", with: "\n").replacing("⇥", with: "\t")
    }
  }
}
