import DateRangeCore

/// `daterange calendar`: prints the months of a range.
struct CalendarCommand {
  fileprivate let extent: Extent
  private let settings: Settings
  private let drawing: MonthDrawing
  private let operands: [String]

  /// Which months are shown of those that a range touches.
  fileprivate enum Extent: Equatable {
    case own
    /// So many, from the first.
    case count(Int)
    /// The one before and the one after too.
    case around
    /// All months of their years.
    case years
  }

  init(_ arguments: ScannedArguments, _ settings: Settings) throws(Failure) {
    self.settings = settings
    operands = arguments.operands
    extent = try Extent(arguments)
    var highlights: DayRangeSet = []
    for highlight in arguments.settings(.highlight) {
      if let range = try settings.reader.rangeOrNone(highlight) {
        highlights.insert(range)
      }
    }
    drawing = try MonthDrawing(
      settings, arguments, marking: DayMarks(highlights, settings.today))
  }

  func run(_ session: inout Session) throws(Failure) {
    guard operands != ["-"] else { return try runLines(&session) }
    let text = operands.isEmpty ? "today" : operands.joinedByBlanks
    let range = try settings.reader.range(Setting(operand: text))
    try draw(range, &session)
  }

  /// Draws the ranges that are read line by line, a blank line between them.
  private func runLines(_ session: inout Session) throws(Failure) {
    var lines = OperandLines()
    var isFirst = true
    while let line = try lines.next() {
      let range = try lines.located { () throws(Failure) in
        try settings.reader.range(Setting(operand: line))
      }
      if !isFirst { session.output.buffer.append(UInt8(ascii: "\n")) }
      isFirst = false
      try draw(range, &session)
    }
  }

  private func draw(
    _ range: DayRange, _ session: inout Session
  ) throws(Failure) {
    let columns = MonthColumns(drawing, columns: settings.columns)
    try columns.draw(try months(of: range), &session)
  }

  private func months(of range: DayRange) throws(Failure) -> MonthSpan {
    let calendar = drawing.calendar
    guard calendar.days.contains(range.lowerBound),
      calendar.days.contains(range.upperBound)
    else {
      throw .error(
        "\(calendar.identifier) has months from \(calendar.days.lowerBound) "
          + "to \(calendar.days.upperBound) only")
    }
    let own = MonthSpan(of: range, in: calendar)
    switch extent {
    case .own: return own
    case .around: return own.extended()
    case .years: return own.wholeYears()
    case .count(let count):
      guard let last = calendar.month(own.first, offsetBy: count - 1),
        Day.isoDays.contains(last.lastDay)
      else {
        throw .error(
          "\(Option.months.spelling) \(count) goes past the year 9999")
      }
      return MonthSpan(first: own.first, last: last, in: calendar)
    }
  }
}

extension CalendarCommand.Extent {
  fileprivate init(_ arguments: ScannedArguments) throws(Failure) {
    let given = [Option.months, .around, .years].filter(arguments.has)
    guard given.count <= 1 else {
      throw .error("\(given[0].spelling) excludes \(given[1].spelling)")
    }
    self =
      switch given.first {
      case .around?: .around
      case .years?: .years
      case .months?: .count(try arguments.count(.months, of: "months") ?? 1)
      default: .own
      }
  }
}
