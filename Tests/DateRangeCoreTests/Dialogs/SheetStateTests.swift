import DateRangeCore
import Testing

@Suite struct SheetStateTests {
  let sheet = SheetState(detents: [.half, .quarter, .large], in: 800)

  @Test func offersItsDetentsLowestFirst() {
    #expect(sheet.stops.map(\.detent) == [.quarter, .half, .large])
    #expect(sheet.stops.map(\.height) == [200, 400, 800])
  }

  @Test func startsAtTheFirstDetentGiven() {
    #expect(sheet.selection == .half)
    #expect(sheet.height == 400)
    #expect(sheet.motion == .resting)
  }

  // detents, selection, where it starts, why
  static let starts: [([SheetDetent], SheetDetent?, SheetDetent, String)] = [
    ([.quarter, .half], .half, .half, "as asked"),
    ([.quarter, .half], .large, .quarter, "not one of them"),
    ([.fraction(2), .half], nil, .half, "the first is no height"),
    ([.fraction(2), .half], .fraction(2), .half, "what is asked is no height"),
    ([], nil, .large, "none given"),
    ([.height(-1)], nil, .large, "none that is a height"),
  ]

  @Test(arguments: starts)
  func start(
    detents: [SheetDetent], selection: SheetDetent?, start: SheetDetent,
    why: String
  ) {
    let sheet = SheetState(detents: detents, selection: selection, in: 800)
    #expect(sheet.selection == start, "\(why)")
  }

  @Test func ofEquallyHighDetentsTheFirstIsOffered() {
    var sheet = SheetState(
      detents: [.height(400), .half, .large, .height(900)], selection: .half,
      in: 800)
    #expect(sheet.stops.map(\.detent) == [.height(400), .large])
    #expect(sheet.selection == .height(400), "it is as high as the one chosen")
    #expect(sheet.select(.half) == false)
    sheet.containerHeight = 1000
    #expect(sheet.selection == .half, "there is room for the choice again")
    #expect(sheet.stops.count == 4)
  }

  @Test func aContainerNotLaidOutYetLosesNothing() {
    var sheet = sheet
    sheet.select(.large)
    for container in [0, -1, .nan] as [Double] {
      sheet.containerHeight = container
      #expect(sheet.height == 0)
      #expect(sheet == sheet)
    }
    sheet.containerHeight = 600
    #expect(sheet.selection == .large)
    #expect(sheet.height == 600)
  }

  @Test func theMinimumHoldsTheContent() {
    var sheet = SheetState(
      detents: [.quarter, .half, .large], minimumHeight: 8, in: 24)
    #expect(sheet.stops.map(\.height) == [8, 12, 24])
    sheet.containerHeight = 14
    #expect(sheet.stops.map(\.detent) == [.quarter, .large])
    #expect(sheet.select(.half) == false)
  }

  @Test func goesToWhatIsChosen() {
    var sheet = sheet
    #expect(sheet.select(.quarter) == true)
    #expect(sheet.motion == .settling)
    #expect(sheet.height == 200)
    #expect(sheet.settle() == .quarter)
    #expect(sheet.motion == .resting)
    #expect(sheet.settle() == nil)
    #expect(sheet.select(.height(300)) == false, "not one of them")
    #expect(sheet.motion == .resting)
  }

  // where it is let go, speed, where it goes, why
  static let releases: [(Double, Double, SheetState.Release, String)] = [
    (400, 0, .settle(.half), "where it was"),
    (290, 0, .settle(.quarter), "nearest"),
    (310, 0, .settle(.half), "nearest"),
    (300, 0, .settle(.quarter), "of two the lower"),
    (600, 0, .settle(.half), "of two the lower"),
    (601, 0, .settle(.large), "nearest"),
    (410, 500, .settle(.large), "flung up"),
    (410, 499, .settle(.half), "not quite flung"),
    (390, 500, .settle(.half), "flung up from just below"),
    (400, 500, .settle(.large), "flung up from where it was"),
    (790, -500, .settle(.half), "flung down"),
    (790, -499, .settle(.large), "not quite flung"),
    (400, -500, .settle(.quarter), "flung down from where it was"),
    (800, 9_000, .settle(.large), "there is nothing above"),
    (200, -9_000, .settle(.quarter), "nothing below, and not below itself"),
    (199, -9_000, .dismiss, "flung out of the lowest"),
    (199, -500, .settle(.quarter), "soon at 149: not under half of 200"),
    (150, -500, .settle(.quarter), "soon at 100: not under half of 200"),
    (149, -500, .dismiss, "soon at 99"),
    (100, 0, .settle(.quarter), "just half of the lowest"),
    (99, 0, .dismiss, "under half of the lowest"),
    (99, 11, .settle(.quarter), "on its way up again"),
    (0, 500, .settle(.quarter), "soon at 50, but flung up"),
    (-50, 0, .dismiss, "below the bottom"),
    (5_000, 0, .settle(.large), "above the container"),
    (400, .nan, .settle(.half), "no speed"),
    (400, .infinity, .settle(.large), "flung up"),
    (190, -.infinity, .dismiss, "flung out"),
  ]

  @Test(arguments: releases)
  func release(
    height: Double, velocity: Double, release: SheetState.Release, why: String
  ) {
    var sheet = sheet
    sheet.beginDrag()
    sheet.drag(to: height)
    #expect(sheet.endDrag(velocity: velocity) == release, "\(why)")
    #expect(sheet.motion == .settling)
    if case .settle(let detent) = release {
      #expect(sheet.settle() == detent)
    }
  }

  @Test func aDismissalThatIsRefusedSettlesBack() {
    var sheet = sheet
    sheet.beginDrag()
    sheet.drag(to: 10)
    #expect(sheet.endDrag() == .dismiss)
    #expect(sheet.height == 400)
    #expect(sheet.settle() == .half)
  }

  @Test func followsTheFinger() {
    var sheet = sheet
    sheet.drag(to: 500)
    #expect(sheet.height == 400, "nobody holds it")
    sheet.beginDrag()
    #expect(sheet.height == 400)
    for (height, seen) in [(500, 500), (900, 800), (-1, 0), (.nan, 0)]
      as [(Double, Double)]
    {
      sheet.drag(to: height)
      #expect(sheet.height == seen)
    }
    sheet.drag(to: 700)
    sheet.containerHeight = 500
    #expect(sheet.height == 500, "not above the container")
    sheet.cancelDrag()
    #expect(sheet.settle() == .half)
    #expect(sheet.endDrag() == .ignored)
    sheet.cancelDrag()
    #expect(sheet.motion == .resting)
  }

  @Test func choosingWhileHeldWaitsForTheHand() {
    var sheet = sheet
    sheet.beginDrag()
    #expect(sheet.select(.large) == true)
    #expect(sheet.height == 400)
    sheet.cancelDrag()
    #expect(sheet.settle() == .large)
  }

  @Test func upToADetentWhatLiesBehindIsNotDimmed() {
    var sheet = SheetState(
      detents: [.quarter, .half, .large], undimmedThrough: .half, in: 800)
    #expect(sheet.isBackgroundInteractive)
    #expect(sheet.blockerOpacity == 0)
    sheet.select(.half)
    #expect(sheet.blockerOpacity == 0)
    sheet.beginDrag()
    sheet.drag(to: 401)
    #expect(!sheet.isBackgroundInteractive)
    #expect(sheet.blockerOpacity == 0.35)
    sheet.cancelDrag()
    sheet.select(.large)
    #expect(sheet.blockerOpacity == 0.35)
  }

  @Test func withoutAnUndimmedDetentTheBlockerIsAlwaysUp() {
    #expect(!sheet.isBackgroundInteractive)
    #expect(sheet.blockerOpacity == 0.35)
    let odd = SheetState(
      detents: [.quarter], undimmedThrough: .fraction(3), in: 800)
    #expect(!odd.isBackgroundInteractive)
  }
}
