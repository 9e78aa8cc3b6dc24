/// How a template writes a day: `%Y%m%d`, or a name for a common pattern.
///
/// The letters are those of `strftime` that say something about a day or an
/// instant. The names are there because cron ends a line at `%`.
enum DatePattern: Hashable, Sendable {
  case iso, basic, week, month, epoch, rfc3339
  case letters([Piece])

  enum Piece: Hashable, Sendable {
    case text(String)
    case letter(Unicode.Scalar, isPadded: Bool)
  }

  private static let names: [String: DatePattern] = [
    "basic": .basic, "week": .week, "month": .month, "epoch": .epoch,
    "rfc3339": .rfc3339,
  ]

  private static let letters = Set("aAbBdeFGHjmMsSTuVyYz".unicodeScalars)
  private static let padded = Set("dejmHMSVy".unicodeScalars)

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: What stands behind the colon of a field.
  ///   - shown: The field, for an error.
  /// - Throws: ``FormatError`` for another name or letter.
  init(_ text: String, shown: String) throws(FormatError) {
    guard text.unicodeScalars.contains("%") else {
      guard let pattern = DatePattern.names[text] else {
        throw FormatError(
          shown, "neither a pattern as %F nor the name of one",
          DatePattern.names.keys.sorted())
      }
      self = pattern
      return
    }
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...].unicodeScalars
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.unicodeScalars.append(character)
        continue
      }
      let piece = try DatePattern.piece(from: &rest)
      guard piece != .text("%") else {
        literal += "%"
        continue
      }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(piece)
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    self = .letters(pieces)
  }

  /// The piece behind a `%`.
  private static func piece(
    from rest: inout Substring.UnicodeScalarView
  ) throws(FormatError) -> Piece {
    let first = rest.popFirst()
    switch first {
    case "%": return .text("%")
    case "-":
      let letter = rest.popFirst()
      if let letter, padded.contains(letter) {
        return .letter(letter, isPadded: false)
      }
      throw unknown("%-", letter)
    case ":":
      let letter = rest.popFirst()
      if letter == "z" { return .letter(":", isPadded: true) }
      throw unknown("%:", letter)
    case let letter? where letters.contains(letter):
      return .letter(letter, isPadded: true)
    default:
      throw unknown("%", first)
    }
  }

  private static func unknown(
    _ start: String, _ letter: Unicode.Scalar?
  ) -> FormatError {
    FormatError(
      start + (letter.map { String($0) } ?? ""), "not a part of a pattern",
      ["%F", "%d", "%-d", "%:z", "%%", "another of aAbBdeFGHjmMsSTuVyYz"])
  }
}
