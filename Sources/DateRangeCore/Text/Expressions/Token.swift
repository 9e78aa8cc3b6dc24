/// A piece of an expression: a number, a word, a sign.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A run of digits; its value where that is below 10¹², else that.
    case number(Int)
    case word(Word)
    /// A run of letters that is no word of the grammar.
    case unknownWord
    /// The name of an expression in the context.
    case preset(String)
    case sign(Sign)
    /// A character that means nothing here.
    case other
    /// The rest of a text that is too long to be an expression.
    case rest
    case end
  }

  enum Sign: Equatable, Sendable {
    /// `-`
    case hyphen
    /// `--`
    case hyphens
    /// An en dash, an em dash or an arrow: never part of a date.
    case dash
    case slash
    /// `..`
    case dots
    case dot
    case comma
    case plus
  }

  var kind: Kind

  /// Where it stands, in bytes of UTF-8.
  var span: Range<Int>

  /// The number of characters.
  var length: Int

  /// Whether there are blanks, or nothing at all, in front of it.
  var isSpaced: Bool
}

/// A text and its tokens.
struct ExpressionSource: Sendable {
  let text: String

  /// The last one is always the end.
  let tokens: [Token]

  /// A part of the text as it was typed.
  func text(in span: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: span.lowerBound)
    let end = utf8.index(start, offsetBy: span.count)
    return String(text[start..<end])
  }
}
