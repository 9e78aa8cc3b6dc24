/// The help pages, made from the tables that the command itself reads.
enum HelpText {
  static let version = "daterange 0.1.0\n"

  /// The page of a command, or the first page.
  static func page(of command: CommandName?) -> String {
    command.map(page(of:)) ?? front
  }

  private static var front: String {
    let commands = CommandName.allCases.map {
      (term: "\($0.rawValue) \($0.usage)", text: $0.summary)
    }
    return """
      A range of days: printed in a calendar, tapped, drawn and handed on.

      usage: daterange COMMAND [OPTION…] [OPERAND…]

      \(list(commands))
      A DAY is 2026-11-03, today, next friday, 3 nov, -7d. An EXPR is a day, \
      a period
      such as last week, 2026-11 or 2026-W49, or two of them: dec 20 - jan 5.

      In a script: r=$(daterange resolve last week --format git) && git log $r

      Exit status: 0 a result, 1 none, 2 an error.
      daterange help COMMAND lists the options of a command.

      """
  }

  private static func page(of command: CommandName) -> String {
    let groups = command.groups.map { group in
      let options = OptionTable.entries.filter { $0.group == group }
        .map { (term: $0.term, text: $0.summary) }
      return "\(group.rawValue):\n\(list(options))"
    }
    let words = ["daterange", command.rawValue, "[OPTION…]", command.usage]
    let usage = words.filter { !$0.isEmpty }.joined(separator: " ")
    return """
      usage: \(usage)

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      \(groups.joined(separator: "\n"))
      """
  }

  private static let width = 80
  private static let column = 24

  /// Terms and what they mean, in two columns.
  private static func list(_ rows: [(term: String, text: String)]) -> String {
    rows.map { row in
      let indent = String(repeating: " ", count: column)
      let space = column - 2 - row.term.count
      let gap =
        space > 1 ? String(repeating: " ", count: space) : "\n" + indent
      let text = row.text.wrapped(to: width - column)
        .joined(separator: "\n" + indent)
      return "  \(row.term)\(gap)\(text)\n"
    }.joined()
  }
}

extension String {
  /// The text in lines of at most so many characters, broken at blanks.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension OptionEntry {
  /// The option with the place of its value.
  fileprivate var term: String {
    value.map { "\(option.spelling) \($0)" } ?? option.spelling
  }
}
