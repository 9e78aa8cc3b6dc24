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
  /// A month's title.
  var title: (Month) -> String
  /// The heading of a weekday, two columns wide at the most.
  var heading: (Weekday) -> String
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

  func grid(of month: Month) -> MonthGrid {
    MonthGrid(of: month, in: calendar, weekRule: weekRule)
  }
}

// Each of these appends exactly `width` columns.
extension MonthDrawing {
  func appendTitle(of month: Month, to bytes: inout [UInt8]) {
    let title = title(month)
    let space = max(width - title.cellWidth, 0)
    bytes.appendBlanks(space / 2)
    append(title, codes: [SGR.bold], to: &bytes)
    bytes.appendBlanks(space - space / 2)
  }

  func appendHeadings(to bytes: inout [UInt8]) {
    if hasWeekNumbers { bytes.appendBlanks(MonthDrawing.weekWidth) }
    for weekday in weekRule.weekdays {
      let heading = heading(weekday)
      bytes.appendBlanks(max(cellWidth - 1 - heading.cellWidth, 0))
      bytes.append(heading)
      bytes.appendBlanks(1)
    }
  }

  func appendWeek(_ row: Int, of grid: MonthGrid, to bytes: inout [UInt8]) {
    guard grid.indices.contains(row) else { return bytes.appendBlanks(width) }
    let week = grid[row]
    if hasWeekNumbers {
      bytes.append(UInt8(ascii: " "))
      bytes.append(number: week.isoWeek.number, columns: 2)
      bytes.append(UInt8(ascii: " "))
    }
    let isPlain = days.map { !$0.overlaps(grid.month.days) } ?? false
    let newYear =
      isOrdinal ? calendar.year(of: grid.month).lowerBound : nil
    for cell in week {
      if !cell.isInMonth {
        bytes.appendBlanks(cellWidth)
        continue
      }
      let number =
        newYear.map { $0.distance(to: cell.day) + 1 } ?? cell.number
      let roles = isPlain ? [] : roles(cell.day)
      if roles.isEmpty {
        bytes.append(UInt8(ascii: " "))
        bytes.append(number: number, columns: digits)
        bytes.append(UInt8(ascii: " "))
      } else {
        let cell = DayCell(
          number: number, digits: digits, roles: roles, glyphs: glyphs)
        append(cell, to: &bytes)
      }
    }
  }

  private func append(_ cell: DayCell, to bytes: inout [UInt8]) {
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
