import DateRangeCore

/// How months are drawn: everything but the months.
struct MonthDrawing {
  /// Which weekday a row starts on.
  var weekRule: WeekRule
  /// The system that the months are of.
  var calendar: CalendarSystem
  /// Whether days are numbered through the year.
  var isOrdinal = false
  /// Whether each row begins with its ISO week.
  var hasWeekNumbers = false
  var glyphs: Glyphs
  var style: StyleLevel
  /// What months and weekdays are called.
  var names: CalendarNames
  /// What a day is.
  var roles: (Day) -> DayRole
  /// The days outside of which ``roles`` says nothing, if that is known.
  ///
  /// A month apart from them is drawn without asking for each day.
  var days: DayRange?

  /// The columns of the number.
  var digits: Int { isOrdinal ? 3 : 2 }
  /// The columns of a day: a mark, the number, a mark.
  var cellWidth: Int { digits + 2 }
  /// The columns of a row's week number.
  private static let weekWidth = 4
  /// The columns of a month.
  var width: Int {
    7 * cellWidth + (hasWeekNumbers ? MonthDrawing.weekWidth : 0)
  }

  private var hasPlainDigits: Bool { names.number(0) == "0" }

  func grid(of month: Month) -> MonthGrid {
    MonthGrid(of: month, in: calendar, weekRule: weekRule)
  }
}

// Each of these appends exactly `width` columns.
extension MonthDrawing {
  func appendTitle(of month: Month, to bytes: inout [UInt8]) {
    let title = names.title(of: month).truncated(toCells: width)
    let space = width - title.cellWidth
    bytes.appendBlanks(space / 2)
    append(title, codes: [SGR.bold], to: &bytes)
    bytes.appendBlanks(space - space / 2)
  }

  func appendHeadings(to bytes: inout [UInt8]) {
    let room = cellWidth - 2
    let headings = names.headings(fitting: room) { $0.cellWidth }
    appendRow(to: &bytes) { _ in
    } cells: { column, bytes in
      let weekday = weekRule.weekdays[column]
      let heading = headings[weekday.rawValue - 1].truncated(toCells: room)
      bytes.append(" ")
      bytes.append(heading.padded(toCells: room, .trailing))
      bytes.append(" ")
    }
  }

  func appendWeek(_ row: Int, of grid: MonthGrid, to bytes: inout [UInt8]) {
    guard grid.indices.contains(row) else { return bytes.appendBlanks(width) }
    let week = grid[row]
    let isPlain = days.map { !$0.overlaps(grid.month.days) } ?? false
    let newYear =
      isOrdinal ? calendar.year(of: grid.month).lowerBound : nil
    appendRow(to: &bytes) { bytes in
      append(week.isoWeek.number, columns: 2, to: &bytes)
    } cells: { column, bytes in
      let cell = week[column]
      guard cell.isInMonth else { return bytes.appendBlanks(cellWidth) }
      let number =
        newYear.map { $0.distance(to: cell.day) + 1 } ?? cell.number
      let roles = isPlain ? [] : roles(cell.day)
      if roles.isEmpty {
        bytes.append(" ")
        append(number, columns: digits, to: &bytes)
        bytes.append(" ")
      } else {
        append(
          DayCell(
            number: names.number(number), digits: digits, roles: roles,
            glyphs: glyphs),
          to: &bytes)
      }
    }
  }

  /// Appends a week's number and its seven cells, in the direction of the
  /// script.
  private func appendRow(
    to bytes: inout [UInt8], number: (inout [UInt8]) -> Void,
    cells: (Int, inout [UInt8]) -> Void
  ) {
    func appendNumber() {
      guard hasWeekNumbers else { return }
      let start = bytes.count
      bytes.append(" ")
      number(&bytes)
      if bytes.count == start + 1 { bytes.appendBlanks(2) }
      bytes.append(" ")
    }
    if names.isRightToLeft {
      for column in (0..<7).reversed() { cells(column, &bytes) }
      appendNumber()
    } else {
      appendNumber()
      for column in 0..<7 { cells(column, &bytes) }
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
    let cell = names.isRightToLeft ? cell.mirrored : cell
    let codes = cell.style.codes(at: style)
    let outer = SGR.start(codes.cell)
    let inner = SGR.start(codes.number)
    bytes.append(outer + cell.left + cell.padding + inner + cell.number)
    if !inner.isEmpty { bytes.append(SGR.reset + outer) }
    bytes.append(cell.right)
    if !outer.isEmpty { bytes.append(SGR.reset) }
  }

  private func append(
    _ text: String, codes: [String], to bytes: inout [UInt8]
  ) {
    guard style != .plain else { return bytes.append(text) }
    bytes.append(SGR.start(codes) + text + SGR.reset)
  }
}
