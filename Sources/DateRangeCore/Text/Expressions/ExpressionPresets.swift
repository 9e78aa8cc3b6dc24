/// Expressions behind names: `fy2026=2025-10..2026-09`.
public struct ExpressionPresets: Hashable, Sendable {
  /// The names in lower case.
  private var expressions: [String: String] = [:]

  /// The lengths of the names, the longest first.
  private(set) var lengths: [Int] = []

  /// Whether there are none.
  public var isEmpty: Bool { expressions.isEmpty }

  /// The names, in alphabetical order.
  public var names: [String] { expressions.keys.sorted() }

  /// The expression behind a name, whatever its case.
  public subscript(name: String) -> String? {
    expressions[name.lowercased()]
  }

  mutating func set(_ name: String, to expression: String) {
    expressions[name.lowercased()] = expression
    lengths = Set(expressions.keys.map(\.unicodeScalars.count)).sorted(by: >)
  }
}

extension ExpressionContext {
  /// Gives an expression a name, in the form `NAME=EXPR`.
  ///
  /// A name is letters, digits, `-` and `_`, from a letter on. What is an
  /// expression already keeps its meaning and is no name: a script must not
  /// read `today` otherwise on another machine.
  ///
  /// - Parameter definition: The name, `=` and the expression.
  /// - Throws: ``ExpressionError`` when the name cannot be one or the
  ///   expression cannot be read.
  public mutating func define(
    preset definition: String
  ) throws(ExpressionError) {
    let whole = DayRangeExpression(definition)
    guard let sign = definition.firstIndex(of: "=") else {
      throw whole.error("a preset needs a name", ["NAME=EXPR"])
    }
    let name = String(definition[..<sign]).trimmingBlanks()
    let expression = String(definition[definition.index(after: sign)...])
      .trimmingBlanks()
    guard ExpressionPresets.isName(name) else {
      throw whole.error(
        "a preset's name is letters, digits, '-' and '_'", ["NAME=EXPR"])
    }
    var plain = self
    plain.presets = ExpressionPresets()
    let isTaken =
      Word.english[name.lowercased()] != nil
      || (try? DayRangeExpression(name).extent(in: plain)) != nil
    guard !isTaken else {
      throw whole.error("'\(name)' means something already", ["another name"])
    }
    var result = self
    result.presets.set(name, to: expression)
    _ = try DayRangeExpression(expression).extent(in: result)
    self = result
  }
}

extension ExpressionPresets {
  /// Whether a text can be a preset's name.
  fileprivate static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isInWord,
      text.unicodeScalars.count <= 60
    else { return false }
    return text.unicodeScalars.allSatisfy(\.isInName)
  }
}

extension Unicode.Scalar {
  /// Whether the character can stand in a preset's name.
  var isInName: Bool {
    isInWord || self == "-" || self == "_" || ("0"..."9").contains(self)
  }
}
