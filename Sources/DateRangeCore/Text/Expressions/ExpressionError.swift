/// Why a text is no range expression, and what would be one.
///
///     2026-11-31: November 2026 has 30 days
///     7d: before today or after it? Write -7d, +7d or last 7 days
public struct ExpressionError: Error, Hashable, Sendable {
  /// The part of the expression that is wrong, as it was typed.
  public let text: String

  /// Where that part stands, in bytes of UTF-8 from the expression's start.
  public let span: Range<Int>

  /// What is wrong with it, in a few words.
  public let reason: String

  /// What would be right, the likeliest first; possibly nothing is known.
  public let suggestions: [String]
}

// Reasons that advice is sought for.
extension ExpressionError {
  static let unread = "cannot be read here"
  static let noRange = "not a range of days"
  static let bareNumber = "a bare number is no date"
  static let circular = "the preset leads to itself"
  static let undirected = "before today or after it?"

  /// Whether nothing is known but that the text cannot be read.
  var isUnread: Bool {
    reason == ExpressionError.unread || reason == ExpressionError.noRange
  }

  /// Whether a number may be a day, of a month that is not said.
  var isBareNumber: Bool { reason == ExpressionError.bareNumber }

  /// Whether a number of units has no direction.
  var isUndirected: Bool { reason == ExpressionError.undirected }
}

extension ExpressionError: CustomStringConvertible {
  /// One line: the text, the reason, the suggestions.
  ///
  /// What somebody else typed may hold anything: characters that a terminal
  /// would obey are spelled out, and a long text is cut.
  public var description: String {
    .adviceLine(text: text, reason: reason, suggestions: suggestions)
  }
}

extension String {
  /// The line of an error: what is wrong, why, and what would be right.
  static func adviceLine(
    text: String, reason: String, suggestions: [String]
  ) -> String {
    let start = text.isEmpty ? "" : text.shownOnOneLine + ": "
    // A suggestion repeats what was typed, line ends and all.
    let shown = suggestions.map { $0.shown(onOneLineOf: 200) }
    guard let last = shown.last else { return start + reason }
    let others = shown.dropLast().joined(separator: ", ")
    let advice = others.isEmpty ? last : "\(others) or \(last)"
    let verb = reason.hasSuffix("?") ? " Write " : "; write "
    return start + reason + verb + advice
  }
}
