import DateRangeCore

/// Months side by side.
struct MonthColumns {
  var drawing: MonthDrawing
  /// The months in a row.
  let perRow: Int

  private static let gap = 2
  private static let most = 3

  /// Fits months into a width.
  ///
  /// - Parameters:
  ///   - drawing: How a month is drawn.
  ///   - columns: The columns there are; at least one month is in a row.
  init(_ drawing: MonthDrawing, columns: Int) {
    self.drawing = drawing
    let fitting =
      (columns + MonthColumns.gap) / (drawing.width + MonthColumns.gap)
    perRow = min(max(fitting, 1), MonthColumns.most)
  }

  /// Draws months, with a blank line between their rows, and writes them as
  /// they come.
  func draw(
    _ months: some Sequence<Month>, _ session: inout Session
  ) throws(Failure) {
    var row: [Month] = []
    var isFirst = true
    func drawRow(_ session: inout Session) throws(Failure) {
      if !isFirst { session.output.buffer.append(UInt8(ascii: "\n")) }
      isFirst = false
      append(row, to: &session.output.buffer)
      row.removeAll(keepingCapacity: true)
      try session.output.flushIfLarge()
    }
    for month in months {
      row.append(month)
      if row.count == perRow { try drawRow(&session) }
    }
    if !row.isEmpty { try drawRow(&session) }
  }

  /// Draws a row of months, without trailing blanks.
  ///
  /// - Parameters:
  ///   - months: At most ``perRow`` months.
  ///   - bytes: What the lines are appended to.
  func append(_ months: some Collection<Month>, to bytes: inout [UInt8]) {
    let inOrder = months.map(drawing.grid)
    let grids =
      drawing.names.isRightToLeft ? inOrder.reversed() : inOrder
    line(grids, to: &bytes) { drawing.appendTitle(of: $0.month, to: &$1) }
    line(grids, to: &bytes) { drawing.appendHeadings(to: &$1) }
    for row in 0..<(grids.map(\.count).max() ?? 0) {
      line(grids, to: &bytes) { drawing.appendWeek(row, of: $0, to: &$1) }
    }
  }

  private func line(
    _ grids: [MonthGrid], to bytes: inout [UInt8],
    append: (MonthGrid, inout [UInt8]) -> Void
  ) {
    for (index, grid) in grids.enumerated() {
      if index > 0 { bytes.appendBlanks(MonthColumns.gap) }
      append(grid, &bytes)
    }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension [UInt8] {
  mutating func appendBlanks(_ count: Int) {
    for _ in 0..<count { append(UInt8(ascii: " ")) }
  }

  /// Appends a number that is not negative, with blanks in front.
  mutating func append(number: Int, columns: Int) {
    var power = 1
    for _ in 1..<columns { power *= 10 }
    while power > 0 {
      let isLeading = number < power && power > 1
      append(
        isLeading
          ? UInt8(ascii: " ") : UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }
}
