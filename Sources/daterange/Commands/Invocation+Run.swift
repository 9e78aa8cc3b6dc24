import DateRangeCore

extension Invocation {
  /// Does what the command was asked to do.
  ///
  /// - Parameter session: Where it writes.
  /// - Throws: ``Failure`` when there is no result, or an error.
  func run(_ session: inout Session) throws(Failure) {
    switch self {
    case .help(let topic):
      session.output.buffer.append(HelpText.page(of: topic))
    case .version:
      session.output.buffer.append(HelpText.version)
    case .command(let name, let arguments):
      let settings = try Settings(arguments, output: session.output)
      switch name {
      case .calendar:
        try CalendarCommand(arguments, settings).run(&session)
      case .tap, .help:
        break
      }
    }
  }
}
