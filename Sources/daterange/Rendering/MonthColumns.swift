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
      (columns + MonthColumns.gap) / (drawing.options.width + MonthColumns.gap)
    perRow = min(max(fitting, 1), MonthColumns.most)
  }

  /// Draws months, with a blank line between their rows, and writes them as
  /// they come.
  func draw(
    _ months: some Sequence<Month>, _ session: inout Session
  ) throws(Failure) {
    var months = months.makeIterator()
    var isFirst = true
    while let first = months.next() {
      var grids = [drawing.grid(of: first)]
      while grids.count < perRow, let month = months.next() {
        grids.append(drawing.grid(of: month))
      }
      if !isFirst { session.output.buffer.append(UInt8(ascii: "\n")) }
      isFirst = false
      if drawing.names.isRightToLeft { grids.reverse() }
      append(grids, to: &session.output.buffer)
      try session.output.flushIfLarge()
    }
  }

  /// Draws a row of months, without trailing blanks.
  private func append(_ grids: [MonthGrid], to bytes: inout [UInt8]) {
    line(grids, to: &bytes) { drawing.appendTitle(of: $0.month, to: &$1) }
    line(grids, to: &bytes) { drawing.appendHeadings(to: &$1) }
    let rows = grids.reduce(0) { max($0, $1.count) }
    for row in 0..<rows {
      line(grids, to: &bytes) { drawing.appendWeek(row, of: $0, to: &$1) }
    }
  }

  private func line(
    _ grids: [MonthGrid], to bytes: inout [UInt8],
    append: (MonthGrid, inout [UInt8]) -> Void
  ) {
    for index in grids.indices {
      if index > 0 { bytes.appendBlanks(MonthColumns.gap) }
      append(grids[index], &bytes)
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
    if columns > 1 {
      if number < 10 {
        appendBlanks(columns - 1)
      } else {
        append(number: number / 10, columns: columns - 1)
      }
    }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
