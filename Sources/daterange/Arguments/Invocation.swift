/// What the command was asked to do.
enum Invocation {
  case help(CommandName?)
  case version
  case command(CommandName, ScannedArguments)

  /// Reads a whole command line, without the program's own name.
  ///
  /// - Throws: ``Failure`` for a first word that is no command and for what
  ///   ``ScannedArguments/init(_:for:)`` refuses.
  init(_ words: some Collection<String>) throws(Failure) {
    switch words.first {
    case "-h", "--help": self = .help(nil)
    case "--version": self = .version
    case let word? where !word.hasPrefix("-"):
      guard let name = CommandName(rawValue: word)
      else { throw Invocation.unknown(word, words.dropFirst()) }
      let arguments = try ScannedArguments(words.dropFirst(), for: name)
      self = try Invocation(name, arguments)
    default:
      throw .error(
        "there is no picker yet: daterange tap takes the days as words, "
          + "daterange help lists the commands")
    }
  }

  private init(
    _ name: CommandName, _ arguments: ScannedArguments
  ) throws(Failure) {
    if arguments.has(.help) {
      self = .help(name)
    } else if arguments.has(.version) {
      self = .version
    } else if name == .help {
      self = .help(try Invocation.topic(arguments.operands))
    } else {
      self = .command(name, arguments)
    }
  }

  private static func topic(_ words: [String]) throws(Failure) -> CommandName? {
    guard let word = words.first else { return nil }
    guard let name = CommandName(rawValue: word) else {
      throw unknown(word, [])
    }
    guard words.count == 1 else {
      throw .error(
        "\(words[1].quoted) is one word too many: help explains one command")
    }
    return name
  }

  private static func unknown(
    _ word: String, _ rest: some Collection<String>
  ) -> Failure {
    let names = CommandName.allCases.map(\.rawValue)
    if let name = word.closest(among: names) {
      return .error("\(word.quoted) is not a command; did you mean \(name)?")
    }
    return .error(
      "\(word.quoted) is not a command; a range in words is read by "
        + "daterange resolve, and daterange help lists the commands")
  }
}
