/// A text that somebody else typed, in a message of one line.
extension String {
  /// The text in quotation marks, cut to a line's length, with every
  /// character that is not seen spelled out.
  var quoted: String { "'\(shownOnOneLine)'" }

  /// The text cut to a line's length, with every character that is not seen
  /// spelled out.
  package var shownOnOneLine: String { shown(onOneLineOf: 60) }

  /// The first characters of the text, with those that are not seen spelled
  /// out.
  func shown(onOneLineOf limit: Int) -> String {
    let rest = unicodeScalars.dropFirst(limit)
    guard !rest.isEmpty else { return escaped }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
      .escaped + "…"
  }

  /// The text with every character spelled out that is not seen, and that a
  /// terminal might obey.
  package var escaped: String {
    var shown = ""
    for scalar in unicodeScalars {
      if scalar.isSeen {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return shown
  }
}

extension Unicode.Scalar {
  fileprivate var isSeen: Bool {
    if isASCII { return (0x20...0x7E).contains(value) }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate,
      .privateUse, .unassigned:
      return false
    default: return true
    }
  }
}
