import DateRangeCore

/// `daterange days`: lists the available days of a range.
struct DaysCommand {
  private let arguments: ScannedArguments
  private let settings: Settings
  private let rules: SelectionRules
  private let step: DayStep
  private let limit: Int
  private var writer: ResultWriter

  init(_ arguments: ScannedArguments, _ settings: Settings) throws(Failure) {
    self.arguments = arguments
    self.settings = settings
    rules = try RuleOptions(arguments, settings).rules()
    limit = try arguments.count(.limit, of: "days") ?? .max
    writer = ResultWriter(arguments, settings)
    do throws(FormatError) {
      step =
        try arguments.value(.step).map { text throws(FormatError) in
          try DayStep(text)
        } ?? DayStep(1, .day)
    } catch {
      throw .error("\(Option.step.spelling): \(error)")
    }
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    var count = 0
    var none: Failure?
    do throws(Failure) {
      try settings.reader.forEachRange(of: arguments, for: .days) {
        range throws(Failure) in
        let days = SteppedDays(of: range, by: step)
        if arguments.has(.reverse) {
          try list(days.reversed(), &count, &session)
        } else {
          try list(days, &count, &session)
        }
      }
    } catch {
      guard error.status == .none else { throw error }
      none = error
    }
    if arguments.has(.count) {
      writer.write(count: count, to: &session.output.buffer)
    }
    if let none { throw none }
    if count == 0 { throw .none("no day is available", code: "empty") }
  }

  private mutating func list(
    _ days: some Sequence<Day>, _ count: inout Int, _ session: inout Session
  ) throws(Failure) {
    for day in days {
      guard count < limit else { return }
      guard rules.refusal(ofDay: day) == nil else { continue }
      count += 1
      guard !arguments.has(.count) else { continue }
      try writer.write(day, to: &session.output.buffer)
      try session.output.flushIfLarge()
    }
  }
}
