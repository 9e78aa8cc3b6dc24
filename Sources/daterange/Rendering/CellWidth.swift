/// How many cells of a terminal text takes.
///
/// A terminal lays out scalars, so the width of a text is the sum of its
/// scalars': two cells for a wide one (CJK), none for a mark that combines
/// without room of its own, for a joiner and for a mark of direction, else
/// one. That is `wcwidth`'s reckoning, and the one that most terminals keep
/// to. Emoji of several scalars are the exception: together they take two.
extension Character {
  /// The number of cells that the character takes: 0, 1, 2, or more for a
  /// cluster of several letters.
  var cellWidth: Int {
    let scalars = unicodeScalars
    let first = scalars[scalars.startIndex]
    let isSequence = scalars.index(after: scalars.startIndex) < scalars.endIndex
    guard isSequence else { return first.cellWidth }
    let isEmoji =
      first.properties.isEmoji && scalars.contains(where: \.makesEmoji)
    return isEmoji ? 2 : scalars.reduce(0) { $0 + $1.cellWidth }
  }
}

extension StringProtocol {
  /// The number of cells that the text takes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var cellWidth: Int {
    reduce(0) { $0 + $1.cellWidth }
  }

  /// The longest start of the text that takes at most so many cells.
  ///
  /// No character is ever split; a wide one that would stick out is left out.
  ///
  /// - Parameters:
  ///   - cells: The room.
  ///   - ellipsis: What stands for the rest, within the room, when there is
  ///     one.
  /// - Returns: The start and the ellipsis, or the text when it fits.
  func truncated(toCells cells: Int, ellipsis: String = "") -> String {
    guard cellWidth > cells else { return String(self) }
    var room = cells - ellipsis.cellWidth
    guard room >= 0 else {
      return ellipsis.isEmpty ? "" : truncated(toCells: cells)
    }
    let start = prefix {
      room -= $0.cellWidth
      return room >= 0
    }
    return start + ellipsis
  }

  /// The text with blanks to fill so many cells, unless it is longer.
  ///
  /// - Parameters:
  ///   - cells: The room.
  ///   - side: Where the text stands in it.
  /// - Returns: At least so many cells.
  func padded(toCells cells: Int, _ side: CellAlignment = .leading) -> String {
    let blanks = Swift.max(0, cells - cellWidth)
    let before =
      switch side {
      case .leading: 0
      case .center: blanks / 2
      case .trailing: blanks
      }
    return String(repeating: " ", count: before) + self
      + String(repeating: " ", count: blanks - before)
  }
}

/// Where text stands in its room.
enum CellAlignment {
  case leading
  case center
  case trailing
}

extension Unicode.Scalar {
  /// The number of cells that the scalar takes: 0, 1 or 2.
  fileprivate var cellWidth: Int {
    if (0x20..<0x7F).contains(value) { return 1 }
    if takesNoRoom { return 0 }
    return isWide ? 2 : 1
  }

  private var takesNoRoom: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator,
      .paragraphSeparator:
      true
    case .format:
      // A soft hyphen is drawn, and so are the signs that Arabic and other
      // scripts put under the number that follows.
      value != 0xAD && !Self.signsOverNumbers.contains(value)
    default:
      // The vowels and final consonants of Hangul join the consonant before.
      (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }
  }

  private static let signsOverNumbers: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891,
    0x8E2, 0x110BD, 0x110CD,
  ]

  private var isWide: Bool {
    let ranges = Self.wideRanges
    guard let first = ranges.first, value >= first.lowerBound else {
      return false
    }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  /// Whether the scalar, behind an emoji, makes one of several scalars: the
  /// selector of the coloured form, a joiner, a skin, a flag's second letter
  /// or a tag.
  fileprivate var makesEmoji: Bool {
    switch value {
    case 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }
}
