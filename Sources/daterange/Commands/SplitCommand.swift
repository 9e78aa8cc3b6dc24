import DateRangeCore

/// `daterange split`: cuts a range into chunks.
struct SplitCommand {
  private let arguments: ScannedArguments
  private let settings: Settings
  private let division: DayDivision
  private let limit: Int
  private var writer: ResultWriter

  init(_ arguments: ScannedArguments, _ settings: Settings) throws(Failure) {
    self.arguments = arguments
    self.settings = settings
    limit = try arguments.count(.limit, of: "chunks") ?? .max
    writer = ResultWriter(arguments, settings)
    guard let text = arguments.value(.by) else {
      throw .error(
        "split needs --by day, week, month, quarter, year or a step as 14d")
    }
    do throws(FormatError) {
      division = try DayDivision(text)
    } catch {
      throw .error("\(Option.by.spelling): \(error)")
    }
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    var count = 0
    try settings.reader.forEachRange(of: arguments, for: .split) {
      range throws(Failure) in
      let chunks = DayChunks(
        of: range, by: division, weekRule: settings.weekRule,
        calendar: settings.calendar)
      guard let chunks else {
        throw .error(
          "\(settings.calendar.identifier) has no months for all of "
            + "\(range.lowerBound)..\(range.upperBound)")
      }
      if arguments.has(.reverse) {
        try list(chunks.reversed(), &count, &session)
      } else {
        try list(chunks, &count, &session)
      }
    }
  }

  private mutating func list(
    _ chunks: some Sequence<DayRange>, _ count: inout Int,
    _ session: inout Session
  ) throws(Failure) {
    for chunk in chunks {
      guard count < limit else { return }
      count += 1
      try writer.write(.range(chunk), to: &session.output.buffer)
      try session.output.flushIfLarge()
    }
  }
}
