/// Why a format is no format, or cannot say what it should.
///
///     jsn: not a format; write iso, ends, tsv, …
///     {begin}: not a field; write {start}, {end}, …
public struct FormatError: Error, Hashable, Sendable {
  /// The part of the format, or the result, that is wrong.
  public let text: String

  /// What is wrong with it, in a few words.
  public let reason: String

  /// What would be right, the likeliest first; possibly nothing is known.
  public let suggestions: [String]

  init(_ text: String, _ reason: String, _ suggestions: [String] = []) {
    self.text = text
    self.reason = reason
    self.suggestions = suggestions
  }
}

extension FormatError: CustomStringConvertible {
  /// One line: the text, the reason, the suggestions.
  public var description: String {
    .adviceLine(text: text, reason: reason, suggestions: suggestions)
  }
}
