/// Cuts a text into tokens.
///
/// Pasted text reads as typed text: blanks of every kind, hyphens of every
/// kind and full-width ASCII are taken as plain.
struct ExpressionLexer {
  /// No expression has so many tokens; what follows is not even cut.
  static let mostTokens = 64

  private let text: String
  private let scalars: String.UnicodeScalarView
  private let context: ExpressionContext
  private var index: String.Index
  private var offset = 0
  private var isSpaced = true
  private var tokens: [Token] = []

  private init(_ text: String, _ context: ExpressionContext) {
    self.text = text
    scalars = text.unicodeScalars
    index = scalars.startIndex
    self.context = context
    tokens.reserveCapacity(12)
  }

  /// The tokens of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func source(
    _ text: String, in context: ExpressionContext
  ) -> ExpressionSource {
    var text = text
    text.makeContiguousUTF8()
    var lexer = ExpressionLexer(text, context)
    lexer.run()
    return ExpressionSource(text: text, tokens: lexer.tokens)
  }

  private mutating func run() {
    while let scalar = next {
      if scalar.isBlank {
        advance()
        isSpaced = true
      } else if tokens.count == ExpressionLexer.mostTokens {
        let start = offset
        offset = text.utf8.count
        append(.rest, from: start, length: 1)
        break
      } else {
        token(from: scalar)
        isSpaced = false
      }
    }
    // Blanks at the end are no part of anything.
    let end = tokens.last?.span.upperBound ?? 0
    tokens.append(
      Token(kind: .end, span: end..<end, length: 0, isSpaced: true))
  }

  /// The next character, as plain as it reads.
  private var next: Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index].plain : nil
  }

  @discardableResult
  private mutating func advance() -> Unicode.Scalar {
    let scalar = scalars[index]
    offset += UTF8.width(scalar)
    index = scalars.index(after: index)
    return scalar
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, length: Int)
  {
    tokens.append(
      Token(
        kind: kind, span: start..<offset, length: length, isSpaced: isSpaced))
  }

  private mutating func token(from scalar: Unicode.Scalar) {
    if preset(from: scalar) { return }
    switch scalar {
    case "0"..."9": number()
    case _ where scalar.isInWord: word()
    case "-": run(of: scalar, .hyphen, .hyphens)
    case ".": run(of: scalar, .dot, .dots)
    default:
      let start = offset
      advance()
      append(ExpressionLexer.sign(of: scalar), from: start, length: 1)
    }
  }

  private static func sign(of scalar: Unicode.Scalar) -> Token.Kind {
    switch scalar {
    case "/": .sign(.slash)
    case ",": .sign(.comma)
    case "+": .sign(.plus)
    case "\u{2013}", "\u{2014}", "\u{2192}": .sign(.dash)
    default: .other
    }
  }

  /// One or two of a character; more mean nothing.
  private mutating func run(
    of scalar: Unicode.Scalar, _ one: Token.Sign, _ two: Token.Sign
  ) {
    let start = offset
    var count = 0
    while next == scalar {
      advance()
      count += 1
    }
    let kind: Token.Kind =
      count == 1 ? .sign(one) : count == 2 ? .sign(two) : .other
    append(kind, from: start, length: count)
  }

  private mutating func number() {
    if compound() { return }
    let limit = 1_000_000_000_000
    let start = offset
    var value = 0
    var length = 0
    while let scalar = next, ("0"..."9").contains(scalar) {
      advance()
      value = min(10 * value + Int(scalar.value - 0x30), limit)
      length += 1
    }
    append(.number(value), from: start, length: length)
  }

  private mutating func word() {
    let start = offset
    let startIndex = index
    var word = ""
    var length = 0
    while let scalar = next, scalar.isInWord {
      advance()
      length += 1
      // No word of the grammar is longer.
      if length <= 40 { word.unicodeScalars.append(scalar) }
    }
    let name = word.lowercased()
    if let word = Word.english[name] ?? context.names.words[word.caseFolded],
      length <= 40
    {
      return append(.word(word), from: start, length: length)
    }
    let end = (index, offset)
    (index, offset) = (startIndex, start)
    if compound() { return }
    (index, offset) = end
    append(.unknownWord, from: start, length: length)
  }
}

// Names that are more than a run of letters.
extension ExpressionLexer {
  /// Reads a local name such as `segunda-feira` or `11月`, if one stands here.
  private mutating func compound() -> Bool {
    for compound in context.names.compounds {
      guard let end = end(of: compound.name) else { continue }
      append(.word(compound.word), upTo: end)
      return true
    }
    return false
  }

  private mutating func append(_ kind: Token.Kind, upTo end: String.Index) {
    let start = offset
    var length = 0
    while index < end {
      advance()
      length += 1
    }
    append(kind, from: start, length: length)
  }

  /// Where a name ends that the text goes on with; letters after letters, or
  /// digits after digits, are still part of another name.
  private func end(of name: [String]) -> String.Index? {
    var rest = text[index...]
    for character in name {
      guard let next = rest.popFirst(), String(next).caseFolded == character
      else { return nil }
    }
    if let last = name.last?.unicodeScalars.first,
      let next = rest.unicodeScalars.first,
      last.isInWord ? next.isInWord : ("0"..."9").contains(next)
    {
      return nil
    }
    return rest.startIndex
  }

  /// Reads the name of a preset, if one stands here.
  private mutating func preset(from scalar: Unicode.Scalar) -> Bool {
    guard !context.presets.isEmpty, scalar.isInWord else { return false }
    var name: [Unicode.Scalar] = []
    var ends: [String.Index] = []
    var end = index
    while name.count <= context.presets.lengths.first ?? 0,
      end < scalars.endIndex, scalars[end].plain.isInName
    {
      name.append(scalars[end].plain)
      end = scalars.index(after: end)
      ends.append(end)
    }
    for length in context.presets.lengths where length <= name.count {
      let next = length < name.count ? name[length] : "-"
      var text = String.UnicodeScalarView()
      text.append(contentsOf: name[..<length])
      guard next == "-", context.presets[String(text)] != nil
      else { continue }
      append(.preset(String(text)), upTo: ends[length - 1])
      return true
    }
    return false
  }
}

extension Unicode.Scalar {
  /// The character that this one is taken for.
  fileprivate var plain: Unicode.Scalar {
    if isASCII { return self }
    switch value {
    // Hyphen, non-breaking hyphen, figure dash, minus sign, small hyphen.
    case 0x2010, 0x2011, 0x2012, 0x2212, 0xFE63: return "-"
    // A byte order mark, which once was a blank of no width.
    case 0xFEFF: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0) ?? self
    default: return properties.isWhitespace ? " " : self
    }
  }

  fileprivate var isBlank: Bool {
    self == " " || ("\t"..."\r").contains(self)
  }
}
