import DateRangeTestSupport
import Foundation
import Testing

@testable import daterange

@Suite struct CalendarCommandTests {
  /// A page of another calendar printer.
  struct Page: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var month: String
    var first_weekday: String
    var week_numbers: String?

    var testDescription: String { file }

    static func all() throws -> [Page] {
      try Facts.core.rows(Page.self, of: "entries", in: "grids/index.json")
    }

    /// Those that print one month in rows.
    static func ofOneMonth() throws -> [Page] {
      try all().filter { page in
        page.month.count == 7 && !page.file.hasPrefix("ncal")
      }
    }
  }

  /// The rows of a month in columns of a width: weeks, and their numbers if
  /// there are any; below title and headings, without empty rows.
  private func rows(
    _ text: String, cellWidth: Int, hasWeekNumbers: Bool
  ) -> [[String]] {
    let count = 7 + (hasWeekNumbers ? 1 : 0)
    return text.split(separator: "\n").dropFirst(2)
      .map { line in
        let line = Array(line)
        return (0..<count).map { column in
          // Blanks at the end of a line may be missing.
          let start = min(column * cellWidth, line.count)
          let end = min(start + cellWidth, line.count)
          return String(line[start..<end]).filter(\.isNumber)
        }
      }
      .filter { row in row.contains { !$0.isEmpty } }
  }

  @Test(arguments: try Page.ofOneMonth())
  func `prints each day where other printers print it`(page: Page) throws {
    let hasWeekNumbers = page.week_numbers != nil
    let run = try Product.run(
      ["calendar", page.month, "--first-weekday", page.first_weekday]
        + (hasWeekNumbers ? ["-w"] : []))
    #expect(run.status == 0)
    #expect(run.errors == "")
    let theirs = try Facts.core.text("grids/" + page.file)
    let expected = rows(theirs, cellWidth: 3, hasWeekNumbers: hasWeekNumbers)
    #expect(expected.count >= 4)
    #expect(
      rows(run.output, cellWidth: 4, hasWeekNumbers: hasWeekNumbers)
        == expected)
  }

  @Test func `prints several months in rows of three`() throws {
    // The lines of days, whatever stands between them.
    func days(_ text: String) -> [[String]] {
      text.split(separator: "\n").map { line in
        line.split(separator: " ").map { $0.filter { $0 != "*" } }
      }.filter { words in
        words.allSatisfy { Int($0) ?? 99 < 32 } && !words.isEmpty
      }
    }
    let wide = ["COLUMNS": "100"]
    let year = try Product.run(["calendar", "2026"], environment: wide)
    #expect(
      days(year.output)
        == days(try Facts.core.text("grids/ul-2026-year-monday.txt")))
    let five = try Product.run(
      ["calendar", "-n5", "2026-11", "--first-weekday=sunday"],
      environment: wide)
    #expect(
      days(five.output)
        == days(try Facts.core.text("grids/ul-n5-2026-11-sunday.txt")))
  }

  // columns, months in the first row
  @Test func `a language that is none leaves the calendar as it is`() throws {
    let plain = try Product.run("calendar 2026-11 --calendar hebrew")
    let run = try Product.run(
      ["calendar", "2026-11", "--calendar", "hebrew"],
      environment: ["LC_ALL": "qq_QQ.UTF-8"])
    #expect(plain.output.contains("Kislev 5787"))
    #expect(run.output.contains("Kislev 5787"))
  }

  @Test(arguments: [
    ("1", 1), ("57", 1), ("58", 2), ("80", 2), ("87", 2), ("88", 3),
    ("200", 3), ("0", 2), ("wide", 2),
  ])
  func `fits the width`(columns: String, months: Int) throws {
    let run = try Product.run(
      ["calendar", "2025"], environment: ["COLUMNS": columns])
    let titles = run.lines[0].split(separator: " ").filter { $0 == "2025" }
    #expect(titles.count == months)
    #expect(run.lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  // options, titles
  @Test(arguments: [
    ("2026-11", "November 2026"),
    ("", "November 2026"),
    ("2026-12..2027-01", "December 2026, January 2027"),
    ("--around", "October 2026, November 2026, December 2026"),
    ("--highlight none", "November 2026"),
    ("-n2 2026-12", "December 2026, January 2027"),
    ("--around 9999-12", "November 9999, December 9999"),
    ("--around 0001-01", "January 1, February 1"),
  ])
  func `shows the months asked for`(words: String, titles: String) throws {
    let run = try Product.run("calendar --color=never " + words)
    let found = run.output.matches(of: /[A-Z][a-z]{3,} \d+|May \d+/)
    #expect(
      found.map { String($0.output) }.joined(separator: ", ") == titles)
  }

  @Test func `marks today and highlights`() throws {
    let run = try Product.run(
      "calendar 2026-11 --highlight 2026-11-03..05 --highlight 2026-11-28")
    #expect(
      run.output == """
               November 2026
         Mo  Tu  We  Th  Fr  Sa  Su
                                  1
          2 [ 3───4───5]  6   7   8
          9  10  11  12  13  14  15
         16  17  18  19  20  21  22
         23  24  25  26  27 [28] 29
         30*

        """)
  }

  @Test func `numbers the days of the year`() throws {
    let run = try Product.run("calendar 2024-12 --ordinal")
    #expect(run.lines.last == " 365  366")
  }

  // words, the one line on the error stream
  @Test(arguments: [
    (
      "calendar 10000",
      "10000: a bare number is no date; write a date as 2026-11-03"
    ),
    ("calendar -n0", "-n: '0' is not a number of months from 1"),
    ("calendar -n3 --around", "-n excludes --around"),
    ("calendar -n3 9999-11", "-n 3 goes past the year 9999"),
    (
      "calendar -n 9223372036854775807",
      "-n 9223372036854775807 goes past the year 9999"
    ),
    ("calendar --color=red", "--color: 'red' is not auto, always or never"),
    (
      "calendar --first-weekday=mo",
      "--first-weekday: 'mo' is not a weekday such as monday or mon"
    ),
    ("calender", "'calender' is not a command; did you mean calendar?"),
  ])
  func `refuses in one line`(words: String, message: String) throws {
    let run = try Product.run(words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "daterange: \(message)\n")
  }

  @Test func `refuses an empty operand`() throws {
    let run = try Product.run(["calendar", ""])
    #expect(run.status == 2)
    #expect(run.errors.contains("empty"))
  }

  @Test func `ends quietly when the reader goes`() throws {
    let run = try Product.shell(
      "{ \"$daterange\" calendar 0001..9999; echo $? >&2; } | head -1")
    #expect(run.errors == "0\n")
    #expect(run.lines.count == 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `says that it cannot write`() throws {
    let run = try Product.shell("\"$daterange\" calendar 2026 > /dev/full")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("daterange: cannot write: "))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `reads ranges from lines`() throws {
    let run = try Product.run(
      ["calendar", "-"], input: "# months\n\n2026-02\r\n2026-11\n2026-13\n")
    #expect(run.status == 2)
    #expect(run.output.contains("February 2026"))
    #expect(run.output.contains("\n\n       November 2026"))
    #expect(run.errors.hasPrefix("daterange: line 5: 2026-13"))
  }

  // environment, options, whether there is colour
  @Test(
    arguments: [
      ([:], [], false),
      (["CLICOLOR_FORCE": "1"], [], true),
      (["CLICOLOR_FORCE": "0"], [], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false),
      (["CLICOLOR_FORCE": "1"], ["--color=never"], false),
      (["NO_COLOR": "1"], ["--color=always"], true),
    ] as [([String: String], [String], Bool)])
  func `colours when asked to`(
    environment: [String: String], options: [String], isColoured: Bool
  ) throws {
    let run = try Product.run(
      ["calendar"] + options, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColoured)
    // Whatever a line starts, it ends: no style runs on into the next.
    for line in run.lines where line.contains("\u{1B}[") {
      #expect(
        line.ranges(of: "\u{1B}[0m").count * 2
          >= line.ranges(of: "\u{1B}[").count)
    }
  }

  @Test func `draws in ASCII outside UTF-8`() throws {
    let run = try Product.run(
      ["calendar", "2026-11", "--highlight", "2026-11-03..05"],
      environment: ["LC_ALL": "C"])
    #expect(run.lines[3] == "  2 [ 3---4---5]  6   7   8")
  }
}
