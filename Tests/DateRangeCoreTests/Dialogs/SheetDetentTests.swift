import DateRangeCore
import Testing

@Suite struct SheetDetentTests {
  // detent, container, minimum, height, why
  static let rows: [(SheetDetent, Double, Double, Double?, String)] = [
    (.quarter, 800, 0, 200, "the articles' quarter"),
    (.half, 800, 0, 400, "the articles' half"),
    (.large, 800, 0, 800, "all there is"),
    (.fraction(0.3), 1000, 0, 300, "of the container"),
    (.fraction(1), 800, 0, 800, "the whole is a fraction"),
    (.fraction(1.5), 800, 0, nil, "more than there is"),
    (.fraction(0), 800, 0, nil, "no sheet"),
    (.fraction(-1), 800, 0, nil, "no sheet"),
    (.fraction(.nan), 800, 0, nil, "no number"),
    (.height(300), 800, 0, 300, "as it says"),
    (.height(900), 800, 0, 800, "not above the container"),
    (.height(.infinity), 800, 0, 800, "not above the container"),
    (.height(0), 800, 0, nil, "no sheet"),
    (.height(-5), 800, 0, nil, "no sheet"),
    (.height(.nan), 800, 0, nil, "no number"),
    (.quarter, 24, 8, 8, "a month needs eight rows"),
    (.half, 24, 8, 12, "enough for a month"),
    (.height(4), 24, 8, 8, "a month needs eight rows"),
    (.quarter, 6, 8, 6, "not above the container"),
    (.quarter, 800, .nan, 200, "no minimum"),
    (.quarter, 800, -100, 200, "no minimum"),
    (.half, 0, 0, 0, "not laid out yet"),
    (.height(300), 0, 8, 0, "not laid out yet"),
    (.half, -800, 0, 0, "no container"),
    (.half, .nan, 0, 0, "no container"),
  ]

  @Test(arguments: rows)
  func height(
    detent: SheetDetent, container: Double, minimum: Double,
    height: Double?, why: String
  ) {
    #expect(
      detent.height(in: container, minimumHeight: minimum) == height, "\(why)")
  }
}
