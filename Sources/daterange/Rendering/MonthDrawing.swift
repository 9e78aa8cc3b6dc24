import DateRangeCore

/// How months are drawn: everything but the months.
struct MonthDrawing {
  /// What may be asked of a drawing.
  struct Options {
    /// Whether days are numbered through the year.
    var isOrdinal = false
    /// Whether each row begins with its ISO week.
    var hasWeekNumbers = false
    var glyphs = Glyphs.unicode
    var style = StyleLevel.plain
  }

  let options: Options
  /// Which weekday a row starts on.
  let weekRule: WeekRule
  /// What months and weekdays are called, and the system they are of.
  let names: CalendarNames
  /// What is to be seen of a day beside its number.
  let marks: DayMarks

  /// The line of headings, which is the same for all months.
  private let headings: [UInt8]
  /// Whether numbers are drawn in ASCII digits.
  let hasPlainDigits: Bool

  init(
    _ options: Options, weekRule: WeekRule, names: CalendarNames,
    marks: DayMarks
  ) {
    self.options = options
    self.weekRule = weekRule
    self.names = names
    self.marks = marks
    headings = MonthDrawing.headings(options, weekRule, names)
    hasPlainDigits = names.number(0) == "0"
  }

  var calendar: CalendarSystem { names.calendar }

  func grid(of month: Month) -> MonthGrid {
    MonthGrid(of: month, in: calendar, weekRule: weekRule)
  }
}

extension MonthDrawing.Options {
  /// The columns of a day's number.
  var digits: Int { isOrdinal ? 3 : 2 }
  /// The columns of a day: a mark, the number, a mark.
  var cellWidth: Int { digits + 2 }
  /// The columns of a row's week number.
  var weekWidth: Int { hasWeekNumbers ? 4 : 0 }
  /// The columns of a month.
  var width: Int { 7 * cellWidth + weekWidth }
}

// Each of these appends exactly the columns of a month.
extension MonthDrawing {
  func appendTitle(of month: Month, to bytes: inout [UInt8]) {
    var title: [UInt8] = []
    names.appendTitle(of: month, to: &title)
    var columns = title.count
    if !title.isASCII {
      let text = String(decoding: title, as: UTF8.self)
        .truncated(toCells: options.width)
      title = Array(text.utf8)
      columns = text.cellWidth
    }
    let space = max(options.width - columns, 0)
    bytes.appendBlanks(space / 2)
    if options.style == .plain {
      bytes.append(contentsOf: title)
    } else {
      bytes.append(SGR.start([SGR.bold]))
      bytes.append(contentsOf: title)
      bytes.append(SGR.reset)
    }
    bytes.appendBlanks(space - space / 2)
  }

  func appendHeadings(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: headings)
  }

  private static func headings(
    _ options: Options, _ weekRule: WeekRule, _ names: CalendarNames
  ) -> [UInt8] {
    let room = options.digits
    let texts = names.headings(fitting: room) { $0.cellWidth }
    var bytes: [UInt8] = []
    if !names.isRightToLeft { bytes.appendBlanks(options.weekWidth) }
    let weekdays = weekRule.weekdays
    for weekday in names.isRightToLeft ? weekdays.reversed() : weekdays {
      let text = texts[weekday.rawValue - 1].truncated(toCells: room)
      bytes.appendBlanks(1 + room - text.cellWidth)
      bytes.append(text)
      bytes.appendBlanks(1)
    }
    if names.isRightToLeft { bytes.appendBlanks(options.weekWidth) }
    return bytes
  }
}

extension [UInt8] {
  fileprivate var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}
