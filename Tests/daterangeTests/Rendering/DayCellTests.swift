import DateRangeCore
import Testing

@testable import daterange

@Suite struct DayCellTests {
  private func text(
    _ number: Int, _ roles: DayRole, _ glyphs: Glyphs = .unicode,
    digits: Int = 2
  ) -> String {
    let cell = DayCell(
      number: String(number), digits: digits, roles: roles, glyphs: glyphs)
    return cell.left + cell.padding + cell.number + cell.right
  }

  // number, roles, the four columns
  @Test(
    arguments: [
      (3, [], "  3 "),
      (30, .today, " 30*"),
      (2, .unavailable, "  2x"),
      (3, .start, "[ 3─"),
      (4, .middle, "──4─"),
      (14, .middle, "─14─"),
      (5, .end, "──5]"),
      (5, [.start, .end], "[ 5]"),
      (26, [.preview, .start, .end], "(26)"),
      (3, [.preview, .start], "( 3·"),
      (4, [.preview, .middle], "··4·"),
      (5, [.preview, .end], "··5)"),
      // A rail reaches today, and today is still to be seen.
      (30, [.middle, .today], "─30*"),
      (30, [.preview, .middle, .today], "·30*"),
      (3, [.start, .today], "[ 3*"),
      // An end is the more important of the two: colour underlines today.
      (30, [.end, .today], "─30]"),
      (2, [.middle, .unavailable], "──2x"),
      (30, [.today, .unavailable], " 30x"),
    ] as [(Int, DayRole, String)])
  func draws(number: Int, roles: DayRole, columns: String) {
    #expect(text(number, roles) == columns)
  }

  @Test func `draws in ASCII where it must`() {
    #expect(text(4, .middle, .ascii) == "--4-")
    #expect(text(4, [.preview, .middle], .ascii) == "..4.")
  }

  @Test func `draws days of the year in one more column`() {
    #expect(text(7, .middle, digits: 3) == "───7─")
    #expect(text(307, .start, digits: 3) == "[307─")
  }

  // roles, codes of the cell, codes of the number, at full colour
  @Test(
    arguments: [
      ([], [], []),
      (.start, ["1", "7"], []),
      (.middle, ["30", "46"], []),
      ([.preview, .start], [], []),
      (.today, [], ["4"]),
      (.unavailable, [], ["2", "9"]),
      ([.middle, .today], ["30", "46"], ["4"]),
    ] as [(DayRole, [String], [String])])
  func styles(roles: DayRole, cell: [String], number: [String]) {
    let codes = CellStyle(roles).codes(at: .color)
    #expect(codes.cell == cell)
    #expect(codes.number == number)
  }

  @Test func `leaves colour out where only attributes are allowed`() {
    #expect(CellStyle(.middle).codes(at: .attributes).cell == [])
    #expect(CellStyle(.end).codes(at: .attributes).cell == ["1", "7"])
    #expect(CellStyle(.end).codes(at: .plain).cell == [])
  }
}
