import DateRangeCore

/// How far a drawing may go beyond plain characters.
enum StyleLevel: Sendable {
  /// Characters alone.
  case plain
  /// Bold, underline, reverse, dim: all that `NO_COLOR` leaves.
  case attributes
  /// Colours of the user's sixteen too.
  case color
}

/// The codes that a day is styled with: "Select Graphic Rendition" of
/// ECMA-48, 8.3.117.
///
/// What they say is also said by the characters, so every code may be left
/// out.
struct CellStyle: Equatable, Sendable {
  /// For the whole cell.
  var cell: [String] = []
  /// For the number in addition.
  var number: [String] = []
  /// What `cell` and `number` lack without colour.
  var cellColor: [String] = []

  init(_ roles: DayRole) {
    if !roles.contains(.preview) {
      if !roles.isDisjoint(with: [.start, .end]) {
        cell = [SGR.bold, SGR.reverse]
      } else if roles.contains(.middle) {
        cellColor = [SGR.black, SGR.onCyan]
      }
    }
    if roles.contains(.today) { number.append(SGR.underline) }
    if roles.contains(.unavailable) { number += [SGR.dim, SGR.struck] }
  }

  func codes(at level: StyleLevel) -> (cell: [String], number: [String]) {
    switch level {
    case .plain: ([], [])
    case .attributes: (cell, number)
    case .color: (cell + cellColor, number)
    }
  }
}

/// Parameters of "Select Graphic Rendition".
enum SGR {
  static let bold = "1"
  static let dim = "2"
  static let underline = "4"
  static let reverse = "7"
  static let struck = "9"
  static let black = "30"
  static let onCyan = "46"

  static func start(_ codes: [String]) -> String {
    guard let first = codes.first else { return "" }
    return codes.dropFirst().reduce("\u{1B}[" + first) { $0 + ";" + $1 } + "m"
  }

  static let reset = "\u{1B}[0m"
}
