/// The characters that draw a range, each one column wide.
///
/// They tell start, end, middle, preview, today and unavailable apart without
/// any colour.
struct Glyphs: Hashable, Sendable {
  /// Opens and closes a range.
  struct Brackets: Hashable, Sendable {
    var start: String
    var end: String
  }

  var rail: String
  var previewRail: String
  var chosen = Brackets(start: "[", end: "]")
  var preview = Brackets(start: "(", end: ")")
  var unavailable = "x"
  var today = "*"
  var blank = " "

  static let unicode = Glyphs(rail: "─", previewRail: "·")
  /// For an output that is not in UTF-8.
  static let ascii = Glyphs(rail: "-", previewRail: ".")
}
