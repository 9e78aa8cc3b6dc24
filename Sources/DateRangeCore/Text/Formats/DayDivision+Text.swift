extension DayStep {
  /// Reads a step: `14d`, `2 weeks`, `3mo`.
  ///
  /// - Parameter text: A number and a unit.
  /// - Throws: ``FormatError`` for anything else, and for less than one unit.
  public init(_ text: String) throws(FormatError) {
    let text = text.trimmingBlanks()
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let word = String(text.dropFirst(digits.count)).trimmingBlanks()
    guard !digits.isEmpty,
      case .unit(let unit)? = Word.english[word.lowercased()]
    else {
      throw FormatError(
        text, "not a number of units", ["1d", "2w", "1mo", "1q", "1y"])
    }
    guard digits.contains(where: { $0 != "0" }) else {
      throw FormatError(text, "a step is at least 1", ["1\(word)"])
    }
    self.init(Int(digits) ?? .max, unit)
  }
}

extension DayDivision {
  /// Reads what `split --by` takes: `day`, `week`, `month`, `quarter`, `year`
  /// at the calendar's borders, or a step from the start such as `14d`.
  ///
  /// - Parameter text: A unit, or a number and a unit.
  /// - Throws: ``FormatError`` for anything else.
  public init(_ text: String) throws(FormatError) {
    let word = text.trimmingBlanks().lowercased()
    if let unit = DayUnit.allCases.first(where: { $0.word(for: 1) == word }) {
      self = .calendar(unit)
      return
    }
    guard word.first?.isNumber == true else {
      throw FormatError(
        text, "not a unit to split by",
        DayUnit.allCases.map { $0.word(for: 1) } + ["14d"])
    }
    self = .steps(try DayStep(word))
  }
}
