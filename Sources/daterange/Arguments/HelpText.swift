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
      A day is 2026-11-03, today, yesterday or tomorrow. A range of days is \
      a day,
      2026-11, 2026-W49, 2026, or two of them: 2026-11-03..2026-11-10.

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
    return """
      usage: daterange \(command.rawValue) [OPTION…] \(command.usage)

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      \(groups.joined(separator: "\n"))
      """
  }

  /// Terms and what they mean, in two columns.
  private static func list(_ rows: [(term: String, text: String)]) -> String {
    let column = 24
    return rows.map { row in
      let space = column - 2 - row.term.count
      let gap =
        space > 1
        ? String(repeating: " ", count: space)
        : "\n" + String(repeating: " ", count: column)
      return "  \(row.term)\(gap)\(row.text)\n"
    }.joined()
  }
}

extension OptionEntry {
  /// The option with the place of its value.
  fileprivate var term: String {
    value.map { "\(option.spelling) \($0)" } ?? option.spelling
  }
}
