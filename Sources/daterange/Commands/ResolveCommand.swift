import DateRangeCore

/// `daterange resolve`: checks a range and prints it.
struct ResolveCommand {
  private let operands: [String]
  private let settings: Settings
  private let rules: SelectionRules
  private let isQuiet: Bool
  private var writer: ResultWriter

  init(_ arguments: ScannedArguments, _ settings: Settings) throws(Failure) {
    operands = arguments.operands
    self.settings = settings
    rules = try RuleOptions(arguments, settings).rules()
    isQuiet = arguments.has(.quiet)
    writer = ResultWriter(arguments, settings)
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    guard !operands.isEmpty else {
      throw .error("resolve needs an expression: daterange resolve last week")
    }
    guard operands == ["-"] else {
      return try resolve(operands.joinedByBlanks, &session)
    }
    var lines = OperandLines()
    var hasRefusal = false
    while let line = try lines.next() {
      do throws(Failure) {
        try resolve(line, &session)
      } catch {
        guard error.status == .none else { throw lines.located(error) }
        try session.say(error.message)
        hasRefusal = true
      }
    }
    if hasRefusal { throw Failure.said }
    if lines.isEmpty { throw .noLine }
  }

  private mutating func resolve(
    _ text: String, _ session: inout Session
  ) throws(Failure) {
    let extent = try settings.reader.extent(Setting(operand: text))
    if extent == .nothing {
      throw .none("\(text.quoted) is no day", code: "empty")
    }
    if let refusal = rules.refusal(of: extent) {
      throw .none("\(refusal)", code: refusal.code.rawValue)
    }
    try writer.write(extent, to: &session.output.buffer)
    if !isQuiet, session.isEchoing,
      let echo = settings.reader.echo(text)
    {
      session.errors.buffer.append("\(echo)\n")
      try session.errors.flush()
    }
    try session.output.flushIfLarge()
  }
}
