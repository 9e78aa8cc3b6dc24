extension String {
  /// The text in quotation marks, fit for one line of a terminal.
  ///
  /// Somebody else's text may hold anything: control characters are spelled
  /// out, and what is longer than a line is cut.
  var quoted: String {
    let limit = 60
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    let ellipsis = unicodeScalars.dropFirst(limit).isEmpty ? "" : "…"
    return "'\(text)\(ellipsis)'"
  }
}
