/// Names of months and weekdays in the user's language, to be read beside the
/// English ones.
///
/// English always wins: `mar` is March whatever the locale calls Tuesday, so
/// that a script means the same everywhere.
public struct LocalNames: Hashable, Sendable {
  /// Names of one word, in lower case.
  private(set) var words: [String: Word] = [:]

  /// Names that are more than a run of letters, in lower case, the longest
  /// first: `segunda-feira`, `11月`.
  private(set) var compounds: [Compound] = []

  struct Compound: Hashable, Sendable {
    var name: [String]
    var word: Word
  }

  /// Creates names that are no names: English alone is read.
  public init() {}

  /// Creates the names of a language.
  ///
  /// - Parameters:
  ///   - months: The names of each month from January on; all in full.
  ///   - weekdays: The names of each weekday from Monday on; all in full.
  ///   - shortMonths: Abbreviations of the months, in the same order.
  ///   - shortWeekdays: Abbreviations of the weekdays, in the same order.
  ///
  /// An abbreviation is read only where it can mean nothing else.
  public init(
    months: [[String]], weekdays: [[String]],
    shortMonths: [[String]] = [], shortWeekdays: [[String]] = []
  ) {
    let full = LocalNames.table(months, weekdays)
    let short = LocalNames.table(shortMonths, shortWeekdays)
      .filter { full[$0.key] == nil }
    for (name, meanings) in full.merging(
      short, uniquingKeysWith: { one, _ in one })
    {
      guard let word = meanings.first, meanings.count == 1,
        Word.english[name] == nil
      else { continue }
      if name.unicodeScalars.allSatisfy(\.isInWord) {
        words[name] = word
      } else {
        compounds.append(
          Compound(name: name.map { String($0) }, word: word))
      }
    }
    compounds.sort { $0.name.count > $1.name.count }
  }

  /// What each name can mean, in lower case, without a full stop behind.
  private static func table(
    _ months: [[String]], _ weekdays: [[String]]
  ) -> [String: Set<Word>] {
    var table: [String: Set<Word>] = [:]
    for (index, names) in months.prefix(12).enumerated() {
      for name in names {
        table[key(name), default: []].insert(.month(index + 1))
      }
    }
    for (weekday, names) in zip(Weekday.allCases, weekdays) {
      for name in names {
        table[key(name), default: []].insert(.weekday(weekday))
      }
    }
    // A number alone, or nothing, is no name.
    return table.filter { name, _ in
      name.unicodeScalars.contains { $0.isInWord }
    }
  }

  private static func key(_ name: String) -> String {
    let name = name.caseFolded
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}

extension String {
  /// The text with nothing left of case.
  ///
  /// Lower case is not enough: Turkish has two letters i, of which each turns
  /// into another in English, and a sigma ends a Greek word in another form.
  var caseFolded: String {
    let lower = lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var folded = String.UnicodeScalarView()
    for scalar in lower.unicodeScalars where scalar != "\u{307}" {
      switch scalar {
      case "\u{131}": folded.append("i")
      case "\u{3C2}": folded.append("\u{3C3}")
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }
}

extension Unicode.Scalar {
  /// Whether the character is part of a word: a letter, or a mark on one.
  var isInWord: Bool {
    if isASCII {
      let letter = value | 0x20
      return (0x61...0x7A).contains(letter)
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
      .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}
