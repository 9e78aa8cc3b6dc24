import DateRangeCore
import Testing

/// Bugs that people reported of other sheets.
@Suite struct SheetReportedBugs {
  @Test("PartialSheet#32: new content comes in at the old one's height")
  func eachShowingStartsAtItsOwnHeight() {
    var first = SheetState(detents: [.quarter, .large], in: 800)
    first.select(.large)
    let second = SheetState(detents: [.half, .large], in: 800)
    #expect(first.height == 800)
    #expect(second.height == 400)
    #expect(second.motion == .resting)
  }

  @Test("material#516: a state set while settling is wrong in the end")
  func choosingWhileSettlingTurns() {
    var sheet = SheetState(detents: [.quarter, .half, .large], in: 800)
    sheet.select(.large)
    sheet.select(.half)
    #expect(sheet.motion == .settling)
    #expect(sheet.settle() == .half)
    #expect(sheet.height == 400)
  }

  @Test("material#228: a touch stops the sheet, the old target still applies")
  func touchWhileSettlingForgetsTheTarget() {
    var sheet = SheetState(detents: [.quarter, .half, .large], in: 800)
    sheet.select(.large)
    sheet.beginDrag()
    #expect(sheet.settle() == nil, "it has not arrived: a finger holds it")
    sheet.drag(to: 390)
    #expect(sheet.height == 390)
    #expect(sheet.endDrag() == .settle(.half))
    #expect(sheet.settle() == .half)
  }

  @Test("bottom-sheet#2057: the height is lost when drawn again")
  func copyKeepsItsHeight() {
    var sheet = SheetState(detents: [.quarter, .half], in: 800)
    sheet.select(.half)
    var drawnAgain = sheet
    drawnAgain.containerHeight = 800
    #expect(drawnAgain == sheet)
    #expect(drawnAgain.selection == .half)
  }

  @Test("bottom-sheet#1754, #2534: no event when it comes to rest where it was")
  func arrivalIsToldEvenWhereItCameFrom() {
    var sheet = SheetState(detents: [.quarter, .half], in: 800)
    sheet.beginDrag()
    sheet.drag(to: 210)
    #expect(sheet.endDrag() == .settle(.quarter))
    #expect(sheet.settle() == .quarter)
    #expect(sheet.settle() == nil, "once")
  }

  @Test("bottom-sheet#855: another container, and the index means another one")
  func anotherContainerKeepsTheDetent() {
    var sheet = SheetState(
      detents: [.height(300), .half, .large], selection: .half, in: 800)
    sheet.containerHeight = 400
    #expect(sheet.stops.map(\.detent) == [.half, .height(300), .large])
    #expect(sheet.selection == .half)
    sheet.containerHeight = 800
    #expect(sheet.stops.map(\.detent) == [.height(300), .half, .large])
    #expect(sheet.selection == .half)
  }
}
