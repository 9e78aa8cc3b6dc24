import DateRangeCore

/// `daterange tap`: applies taps and prints what they select.
struct TapCommand {
  private let settings: Settings
  private let arguments: ScannedArguments
  private var calendar: CalendarState
  private var writer: ResultWriter
  private var taps: [Tap] = []

  private struct Tap {
    var day: Day
    var outcome: SelectionOutcome
  }

  init(_ arguments: ScannedArguments, _ settings: Settings) throws(Failure) {
    self.arguments = arguments
    self.settings = settings
    writer = ResultWriter(arguments, settings)
    if arguments.has(.format),
      let option = [.json, .events].first(where: arguments.has)
    {
      throw .error(
        "\(option.spelling) excludes --format: the object has one form")
    }
    let rules = try RuleOptions(arguments, settings).rules()
    let initial = try settings.reader.initial(arguments)
    calendar = CalendarState(
      showing: settings.today, rules: rules,
      initial: initial.map { [$0] } ?? [], today: settings.today,
      calendar: settings.calendar, weekRule: settings.weekRule)
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    guard !arguments.has(.events) else {
      guard arguments.operands.isEmpty else {
        throw .error("--events reads its taps, and takes none as words")
      }
      var stream = EventStream(calendar, arguments, settings)
      return try stream.run(&session)
    }
    if arguments.operands == ["-"] {
      try tapLines(&session)
    } else {
      try tapOperands(&session)
    }
  }

  /// Every operand is read before the first tap: a word that is no day leaves
  /// nothing half done.
  private mutating func tapOperands(_ session: inout Session) throws(Failure) {
    var days: [Day] = []
    for operand in arguments.operands {
      days.append(try settings.reader.day(Setting(operand: operand)))
    }
    for day in days { tap(day) }
    if !arguments.has(.json) { try sayRefusals(&session) }
    try report(&session)
  }

  /// A line that is refused says so at once, and its status comes at the end.
  private mutating func tapLines(_ session: inout Session) throws(Failure) {
    var lines = OperandLines()
    while let line = try lines.next() {
      let reader = settings.reader
      let day = try lines.located { () throws(Failure) in
        try reader.day(Setting(operand: line))
      }
      tap(day)
      if let refusal = taps.last?.outcome.refusal {
        try session.say(refusal.line)
      }
    }
    let hasRefusal = taps.contains { $0.outcome.refusal != nil }
    do throws(Failure) {
      try report(&session)
    } catch {
      // The reason was given at its line.
      guard !hasRefusal || error.status != .none else { throw Failure.said }
      throw error
    }
    if hasRefusal { throw Failure.said }
  }

  private mutating func tap(_ day: Day) {
    let outcome = calendar.tap(day)
    taps.append(Tap(day: day, outcome: outcome))
  }

  /// Taps that were refused on the way to a result are not kept quiet about.
  private func sayRefusals(_ session: inout Session) throws(Failure) {
    // The last one is what a failure says.
    for tap in isComplete ? taps[...] : taps.dropLast() {
      if let refusal = tap.outcome.refusal { try session.say(refusal.line) }
    }
  }

  private mutating func report(_ session: inout Session) throws(Failure) {
    if arguments.has(.json) {
      writeJSON(to: &session.output.buffer)
    } else if arguments.has(.quiet) {
      try writeResult(&session)
    } else {
      try draw(&session)
      if isComplete {
        try writeResult(&session)
      } else if arguments.value(.format) != "shell" {
        session.output.buffer.append("none\n")
      }
    }
    if !isComplete { throw failure }
  }

  private var isComplete: Bool { calendar.selection.phase == .complete }

  /// Why there is no result.
  private var failure: Failure {
    if let refusal = taps.last?.outcome.refusal {
      return .none("\(refusal)", code: refusal.code.rawValue)
    }
    let phase = calendar.selection.phase.rawValue
    guard let anchor = calendar.selection.anchor else {
      return .none("nothing is selected", code: phase)
    }
    return .none(
      "\(anchor.day) waits for its \(anchor.role.other.rawValue)", code: phase)
  }
}

// What is printed.
extension TapCommand {
  private func writeJSON(to bytes: inout [UInt8]) {
    var json = JSONWriter()
    json.object { json in
      SelectionJSON(rules: calendar.rules, state: calendar.selection)
        .write(to: &json)
      json.key("taps")
      json.array { json in
        for tap in taps {
          json.object { json in
            json.key("day")
            json.day(tap.day)
            json.outcome(tap.outcome)
          }
        }
      }
    }
    bytes.append(contentsOf: json.bytes)
    bytes.append("\n")
  }

  private mutating func writeResult(
    _ session: inout Session
  ) throws(Failure) {
    guard isComplete else { return }
    let (rules, state) = (calendar.rules, calendar.selection)
    let holdsDays = rules.mode == .day || rules.mode == .days
    if holdsDays, rules.granularity.kind == .day {
      for day in rules.days(in: state).days {
        try writer.write(day, to: &session.output.buffer)
        try session.output.flushIfLarge()
      }
    } else {
      for range in rules.units(in: state) {
        try writer.write(.range(range), to: &session.output.buffer)
      }
    }
  }

  /// Draws the months of the selection, else of the taps, else this one.
  private func draw(_ session: inout Session) throws(Failure) {
    let selected = calendar.selection.anchor.map { [$0.unit] } ?? calendar.days
    let tapped = DayRangeSet(days: taps.map(\.day))
    let shown = selected.isEmpty ? tapped : selected
    let days = shown.isEmpty ? [settings.today...settings.today] : shown
    let drawing = try MonthDrawing(
      settings, arguments, marking: DayMarks(calendar.roles))
    try MonthColumns(drawing, columns: settings.columns)
      .draw(days.months(of: settings.calendar), &session)
  }
}

extension Refusal {
  /// The sentence and the code, as a line on the error stream.
  var line: String { "\(self) (\(code.rawValue))" }
}
