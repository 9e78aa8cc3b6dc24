import DateRangeCore

extension MonthDrawing {
  /// Appends a row of a month, or blanks below its last one.
  func appendWeek(_ row: Int, of grid: MonthGrid, to bytes: inout [UInt8]) {
    guard row < grid.count else { return bytes.appendBlanks(options.width) }
    if names.isRightToLeft {
      appendCells(of: row, grid, to: &bytes)
      appendNumber(of: grid[row], to: &bytes)
    } else {
      appendNumber(of: grid[row], to: &bytes)
      appendCells(of: row, grid, to: &bytes)
    }
  }

  private func appendNumber(
    of week: MonthGrid.Week, to bytes: inout [UInt8]
  ) {
    guard options.hasWeekNumbers else { return }
    bytes.appendBlanks(1)
    append(week.isoWeek.number, columns: 2, to: &bytes)
    bytes.appendBlanks(1)
  }

  private func appendCells(
    of row: Int, _ grid: MonthGrid, to bytes: inout [UInt8]
  ) {
    let isPlain = marks.isPlain(grid.month)
    if isPlain, hasPlainDigits, !options.isOrdinal, !names.isRightToLeft {
      return appendPlainCells(of: row, grid, to: &bytes)
    }
    let newYear =
      options.isOrdinal ? calendar.year(of: grid.month).lowerBound : nil
    let week = grid[row]
    for column in 0..<7 {
      let cell = week[names.isRightToLeft ? 6 - column : column]
      guard cell.isInMonth else {
        bytes.appendBlanks(options.cellWidth)
        continue
      }
      let number =
        newYear.map { $0.distance(to: cell.day) + 1 } ?? cell.number
      append(number, isPlain ? [] : marks.roles(cell.day), to: &bytes)
    }
  }

  /// Appends the days of a month that has nothing but its days.
  ///
  /// Most months of a long calendar are such, and this is their whole cost.
  private func appendPlainCells(
    of row: Int, _ grid: MonthGrid, to bytes: inout [UInt8]
  ) {
    let first = grid.month.number(of: grid[row].firstDay)
    let length = Int(grid.month.length)
    for number in first..<first + 7 {
      let isInMonth = number >= 1 && number <= length
      let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
      bytes.append(.blank)
      bytes.append(isInMonth && tens > 0 ? .zero + UInt8(tens) : .blank)
      bytes.append(isInMonth ? .zero + UInt8(ones) : .blank)
      bytes.append(.blank)
    }
  }

  private func append(
    _ number: Int, _ roles: DayRole, to bytes: inout [UInt8]
  ) {
    if roles.isEmpty {
      bytes.appendBlanks(1)
      append(number, columns: options.digits, to: &bytes)
      bytes.appendBlanks(1)
    } else {
      let cell = DayCell(
        number: names.number(number), digits: options.digits, roles: roles,
        glyphs: options.glyphs)
      append(names.isRightToLeft ? cell.mirrored : cell, to: &bytes)
    }
  }

  private func append(
    _ number: Int, columns: Int, to bytes: inout [UInt8]
  ) {
    if hasPlainDigits {
      bytes.append(number: number, columns: columns)
    } else {
      bytes.append(names.number(number).padded(toCells: columns, .trailing))
    }
  }

  private func append(_ cell: DayCell, to bytes: inout [UInt8]) {
    let codes = cell.style.codes(at: options.style)
    let outer = SGR.start(codes.cell)
    let inner = SGR.start(codes.number)
    bytes.append(outer + cell.left + cell.padding + inner + cell.number)
    if !inner.isEmpty { bytes.append(SGR.reset + outer) }
    bytes.append(cell.right)
    if !outer.isEmpty { bytes.append(SGR.reset) }
  }
}

extension UInt8 {
  fileprivate static let blank = UInt8(ascii: " ")
  fileprivate static let zero = UInt8(ascii: "0")
}
