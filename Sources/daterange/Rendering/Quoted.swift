import DateRangeCore

extension String {
  /// The text in quotation marks, fit for one line of a terminal.
  var quoted: String { "'\(shownOnOneLine)'" }
}
