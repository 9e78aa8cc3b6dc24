/// A format that the user wrote: text with fields in braces.
///
///     {start} {next}
///     BETWEEN '{start}' AND '{end}'
///     {start:%-d %B %Y}\t{days}
struct FormatTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case day(DayField, DatePattern)
    case days
    case nights
    case number
  }

  enum DayField: String, Hashable, Sendable {
    case start, end, next
  }

  private(set) var pieces: [Piece] = []

  /// What may stand in braces.
  private static let fields = [
    "{start}", "{end}", "{next}", "{days}", "{nights}", "{n}",
    "{start:PATTERN}",
  ]

  /// Reads a template.
  ///
  /// - Parameter text: The whole of it.
  /// - Throws: ``FormatError`` for another field, pattern or escape.
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) throws(FormatError) {
    var scanner = TemplateScanner(text)
    var literal = ""
    while let character = scanner.take() {
      switch character {
      case "\\":
        literal.unicodeScalars.append(try scanner.escape())
      case "{" where scanner.take("{"):
        literal += "{"
      case "}":
        guard scanner.take("}") else {
          throw FormatError(
            "}", "a brace that is meant is written twice", ["}}"])
        }
        literal += "}"
      case "{":
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(try FormatTemplate.piece(try scanner.field()))
      default:
        literal.unicodeScalars.append(character)
      }
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }

  /// The piece of what stands between braces.
  private static func piece(_ field: String) throws(FormatError) -> Piece {
    let parts = field.split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let pattern = parts.count > 1 ? String(parts[1]) : nil
    if let day = DayField(rawValue: name) {
      let shown = pattern.map { "{\(name):\($0)}" } ?? field
      return .day(
        day,
        try pattern.map { text throws(FormatError) in
          try DatePattern(text, shown: shown)
        } ?? .iso)
    }
    switch (name, pattern) {
    case ("days", nil): return .days
    case ("nights", nil): return .nights
    case ("n", nil): return .number
    default: throw FormatError("{\(field)}", "not a field", fields)
    }
  }
}

extension FormatTemplate {
  /// Appends a range.
  func append(
    _ range: DayRange, number: Int, to bytes: inout [UInt8],
    in context: FormatContext
  ) throws(FormatError) {
    for piece in pieces {
      switch piece {
      case .text(let text): bytes.append(text)
      case .days: bytes.append(decimal: range.days)
      case .nights: bytes.append(decimal: range.nights)
      case .number: bytes.append(decimal: number)
      case .day(.start, let pattern):
        let day = range.lowerBound
        try pattern.append(day, to: &bytes, in: context) {
          () throws(FormatError) in try context.start(of: day)
        }
      case .day(.end, let pattern):
        let day = range.upperBound
        try pattern.append(day, to: &bytes, in: context) {
          () throws(FormatError) in
          context.instants.instant(try context.end(of: day), plus: -1)
        }
      case .day(.next, let pattern):
        let day = try Day.next(after: range.upperBound)
        try pattern.append(day, to: &bytes, in: context) {
          () throws(FormatError) in try context.start(of: day)
        }
      }
    }
  }
}

/// Reads a template character by character.
private struct TemplateScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = text[...].unicodeScalars
  }

  mutating func take() -> Unicode.Scalar? { rest.popFirst() }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// What stands behind a backslash.
  mutating func escape() throws(FormatError) -> Unicode.Scalar {
    switch take() {
    case "n": return "\n"
    case "t": return "\t"
    case "\\": return "\\"
    case let other:
      let shown = other.map { "\\\($0)" } ?? "\\"
      throw FormatError(shown, "not an escape", ["\\n", "\\t", "\\\\"])
    }
  }

  /// What stands between braces, its escapes read.
  mutating func field() throws(FormatError) -> String {
    var field = ""
    while let character = take() {
      switch character {
      case "}": return field
      case "{":
        throw FormatError("{\(field){", "a brace inside a field", ["{{"])
      case "\\": field.unicodeScalars.append(try escape())
      default: field.unicodeScalars.append(character)
      }
    }
    throw FormatError(
      "{\(field)", "a brace is not closed",
      [field.isEmpty ? "{start}" : "{\(field)}"])
  }
}
