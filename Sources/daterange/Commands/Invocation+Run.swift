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
      case .tap:
        var command = try TapCommand(arguments, settings)
        try command.run(&session)
      case .resolve:
        var command = try ResolveCommand(arguments, settings)
        try command.run(&session)
      case .days:
        var command = try DaysCommand(arguments, settings)
        try command.run(&session)
      case .split:
        var command = try SplitCommand(arguments, settings)
        try command.run(&session)
      case .check:
        try CheckCommand(arguments, settings).run(&session)
      case .help: break
      }
    }
  }
}
