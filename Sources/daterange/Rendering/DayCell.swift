import DateRangeCore

/// A day as it is drawn: a mark, the number, a mark.
///
///     [ 3───4──5x   6    a range over a day that is not available
///      29  30*           today
///     (26)               an anchor
///
/// The blank before a number of one digit belongs to the rail, so that a rail
/// has no holes; before a start it is outside and stays blank.
struct DayCell: Equatable {
  var left: String
  var padding: String
  var number: String
  var right: String
  var style: CellStyle

  /// Draws a day.
  ///
  /// - Parameters:
  ///   - number: The number shown.
  ///   - digits: The columns that the number has.
  ///   - roles: What the day is.
  ///   - glyphs: The characters to draw with.
  init(number: String, digits: Int, roles: DayRole, glyphs: Glyphs) {
    let isPreview = roles.contains(.preview)
    let brackets = isPreview ? glyphs.preview : glyphs.chosen
    let rail = isPreview ? glyphs.previewRail : glyphs.rail
    let comesFromLeft =
      !roles.contains(.start) && !roles.isDisjoint(with: [.middle, .end])

    self.number = number
    left =
      roles.contains(.start)
      ? brackets.start : comesFromLeft ? rail : glyphs.blank
    padding = String(
      repeating: comesFromLeft ? rail : glyphs.blank,
      count: max(digits - number.cellWidth, 0)
    )
    right =
      if roles.contains(.end) {
        brackets.end
      } else if roles.contains(.unavailable) {
        glyphs.unavailable
      } else if roles.contains(.today) {
        glyphs.today
      } else if !roles.isDisjoint(with: [.start, .middle]) {
        rail
      } else {
        glyphs.blank
      }
    style = CellStyle(roles)
  }

  /// The cell where days run from right to left.
  var mirrored: DayCell {
    var cell = self
    cell.left = right.mirrored
    cell.right = left.mirrored
    return cell
  }
}

extension String {
  /// The bracket that faces the other way; any other text as it is.
  fileprivate var mirrored: String {
    switch self {
    case "[": "]"
    case "]": "["
    case "(": ")"
    case ")": "("
    default: self
    }
  }
}
