/// A command, named as it is typed.
enum CommandName: String, CaseIterable, Sendable {
  case calendar
  case tap
  case resolve
  case days
  case split
  case check
  case help

  /// The groups of options that the command has.
  var groups: [OptionEntry.Group] {
    switch self {
    case .calendar: [.calendar, .everywhere]
    case .tap:
      [.json, .tap, .constraints, .crossings, .selection, .everywhere]
    case .resolve: [.constraints, .crossings, .everywhere]
    case .days: [.days, .lists, .constraints, .everywhere]
    case .split: [.split, .lists, .everywhere]
    case .check:
      [.json, .check, .constraints, .crossings, .selection, .everywhere]
    case .help: [.everywhere]
    }
  }

  /// What follows the command's name.
  var usage: String {
    switch self {
    case .calendar: "[EXPR]"
    case .tap: "[DAY…]"
    case .resolve, .days: "EXPR"
    case .split: "EXPR --by UNIT"
    case .check: ""
    case .help: "[COMMAND]"
    }
  }

  var summary: String {
    switch self {
    case .calendar: "print the months of EXPR, or this one"
    case .tap: "apply taps and print the calendar and the selection"
    case .resolve: "check a range and print it"
    case .days: "list the days of a range"
    case .split: "cut a range into chunks"
    case .check: "look for dead ends in the rules, and test them"
    case .help: "explain the command, or one of its commands"
    }
  }

  /// An option's entry, where the command has the option.
  func entry(of option: Option) -> OptionEntry? {
    OptionTable.entry(of: option).flatMap {
      groups.contains($0.group) ? $0 : nil
    }
  }

  /// The error for an option that the command does not have, with the one
  /// that was most likely meant.
  func unknownOption(_ spelling: String) -> Failure {
    let known = OptionTable.entries
      .filter { groups.contains($0.group) }.map(\.option.spelling)
    let hint =
      spelling.closest(among: known).map { "; did you mean \($0)?" }
      ?? "; see daterange help \(rawValue)"
    return .error("\(rawValue) has no option \(spelling.quoted)\(hint)")
  }
}
