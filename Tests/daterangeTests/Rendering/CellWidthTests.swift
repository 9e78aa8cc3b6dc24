import Testing

@testable import daterange

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0),
    ("November 2026", 13),
    ("février", 7),
    ("fe\u{301}vrier", 7),  // a combining accent
    ("2026年11月", 10),
    ("令和元年5月", 11),
    ("11월", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),  // a syllable of Hangul in its letters
    ("か\u{3099}", 2),  // a voiced sound mark that combines
    ("ｱ", 1),  // half width
    ("Ａ", 2),  // full width
    ("\u{3000}", 2),  // the ideographic space
    ("\u{20000}", 2),  // an ideograph of the second plane
    ("二〇二六", 8),
    ("נובמבר", 6),
    ("א׳", 2),
    ("שָׁלוֹם", 4),  // points take no room
    ("جمادى الآخرة", 12),
    ("\u{200F}١٤٤٨\u{200E}", 4),  // marks of direction
    ("\u{2067}۱۴۰۵\u{2069}", 4),  // isolates
    ("سه\u{200C}شنبه", 6),  // a non-joiner
    ("พฤศจิกายน", 8),  // a vowel above
    ("वि", 2),  // a vowel with room of its own
    ("हिं", 2),  // and one sign above
    ("க்", 1),
    ("soft\u{AD}hyphen", 11),
    ("☀", 1),
    ("☀\u{FE0F}", 2),  // the coloured form
    ("1\u{FE0F}\u{20E3}", 2),  // a keycap
    ("🎉", 2),
    ("👍🏽", 2),  // a skin
    ("👩‍👩‍👧", 2),  // a family, joined
    ("🇫🇷", 2),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),  // a flag of tags
    ("a\u{200B}b", 2),
    ("\u{7}\t", 0),
    ("…·─▸", 4),  // ambiguous ones are narrow
  ])
  func widthIsInCells(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }

  @Test(arguments: [
    ("November", 3, "", "Nov"),
    ("November", 8, "…", "November"),
    ("November", 5, "…", "Nove…"),
    ("11月", 3, "", "11"),  // half an ideograph is none
    ("11月", 4, "", "11月"),
    ("月火水", 5, "…", "月火…"),
    ("月火水", 4, "…", "月…"),
    ("fe\u{301}vrier", 2, "", "fe\u{301}"),  // an accent stays on its letter
    ("👩‍👩‍👧👍🏽", 3, "", "👩‍👩‍👧"),
    ("👩‍👩‍👧👍🏽", 1, "", ""),
    ("हिंदी", 2, "", "हिं"),
    ("Nov", 0, "…", ""),
    ("Nov", 1, "…", "…"),
    ("Nov", 2, "...", "No"),  // no room for the ellipsis
    ("Nov", -1, "", ""),
    ("", 0, "…", ""),
  ])
  func truncationKeepsCharactersWhole(
    text: String, cells: Int, ellipsis: String, result: String
  ) {
    let truncated = text.truncated(toCells: cells, ellipsis: ellipsis)
    #expect(truncated == result)
    #expect(truncated.cellWidth <= max(cells, 0))
  }

  @Test(arguments: [
    ("月", 4, CellAlignment.leading, "月  "),
    ("月", 4, .trailing, "  月"),
    ("月", 5, .center, " 月  "),
    ("Mo", 2, .center, "Mo"),
    ("Monday", 2, .trailing, "Monday"),  // never cut
    ("e\u{301}", 2, .trailing, " e\u{301}"),
    ("", 2, .leading, "  "),
    ("x", -1, .leading, "x"),
  ])
  func paddingCountsCells(
    text: String, cells: Int, side: CellAlignment, result: String
  ) {
    #expect(text.padded(toCells: cells, side) == result)
  }

  /// A search through the table is right only if it is in order.
  @Test func theTableIsInOrder() {
    let ranges = Unicode.Scalar.wideRanges
    #expect(ranges.count > 100)
    for (one, next) in zip(ranges, ranges.dropFirst()) {
      #expect(one.upperBound + 1 < next.lowerBound)
    }
    for range in ranges {
      for value in [range.lowerBound, range.upperBound] {
        let character = Unicode.Scalar(value).map { Character($0) }
        // Tone marks and fillers are wide by the table and take no room.
        let isMark =
          character?.unicodeScalars.first?.properties.generalCategory
          == .nonspacingMark
        #expect(character?.cellWidth == (isMark ? 0 : 2))
      }
    }
  }
}
