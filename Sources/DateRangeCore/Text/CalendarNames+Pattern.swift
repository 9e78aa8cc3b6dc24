extension CalendarNames.TitlePart {
  /// Reads a pattern of CLDR's, such as `y年M月` or `LLLL 'del' y`.
  static func parts(ofPattern pattern: String) -> [Self] {
    var parts: [Self] = []
    var rest = pattern[...]
    func append(_ text: some StringProtocol) {
      if case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + text)
      } else {
        parts.append(.text(String(text)))
      }
    }
    while let first = rest.first {
      if first == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        append(quoted.isEmpty ? "'" : quoted)
        rest = rest.dropFirst(quoted.count + 1)
      } else if first.isASCII && first.isLetter {
        let field = rest.prefix { $0 == first }
        if let part = part(ofField: field) { parts.append(part) }
        rest = rest.dropFirst(field.count)
      } else {
        append(rest.prefix(1))
        rest.removeFirst()
      }
    }
    return parts
  }

  private static func part(ofField field: Substring) -> Self? {
    switch (field.first, field.count) {
    case ("M", ...2), ("L", ...2): .monthNumber
    case ("M", 3): .month(.date, .abbreviated)
    case ("L", 3): .month(.standalone, .abbreviated)
    case ("M", _): .month(.date, .wide)
    case ("L", _): .month(.standalone, .wide)
    case ("y", _): .year
    case ("r", _): .relatedYear
    case ("U", _): .cyclicYear
    case ("G", _): .era
    default: nil
    }
  }
}

extension [CalendarNames.TitlePart] {
  /// The parts without an era and without the blank that parted it from the
  /// others.
  var withoutEra: Self {
    var parts: Self = []
    var isAfterBlank = true
    for part in self where part != .era {
      guard case .text(let text) = part else {
        parts.append(part)
        isAfterBlank = false
        continue
      }
      let rest = isAfterBlank ? text.drop(while: \.isWhitespace) : text[...]
      guard let last = rest.last else { continue }
      parts.append(.text(String(rest)))
      isAfterBlank = last.isWhitespace
    }
    guard isAfterBlank, case .text(let text)? = parts.popLast() else {
      return parts
    }
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { parts + [.text(String(text[...$0]))] } ?? parts
  }
}
