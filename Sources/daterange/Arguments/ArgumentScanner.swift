/// The words of a command line, sorted into options and operands.
struct ScannedArguments {
  /// The options in the order given, each with its value.
  private(set) var options: [(option: Option, value: String)] = []
  private(set) var operands: [String] = []

  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    options.contains { $0.option == option }
  }

  /// The value of an option; of a repeated one the last.
  func value(_ option: Option) -> String? {
    options.last { $0.option == option }?.value
  }

  /// All values of an option, in the order given.
  func values(_ option: Option) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }
}

extension ScannedArguments {
  /// Sorts the words after a command's name.
  ///
  /// Options stand anywhere before `--`. A value is the next word, whatever
  /// it begins with, or follows at once: `--min=DAY`, `-n3`. A hyphen alone
  /// and one before a digit from 1 begin an operand: `-`, `-7d..today`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - command: The command that they are for.
  /// - Throws: ``Failure`` for an option that the command does not have, for
  ///   a value that is missing and for one too many.
  init(_ words: some Sequence<String>, for command: CommandName) throws(Failure)
  {
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { operands.append(operand) }
      } else if word.hasPrefix("--") {
        try scan(long: word, for: command) { words.next() }
      } else if word.isShortOptions {
        try scan(short: word, for: command) { words.next() }
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func scan(
    long word: String, for command: CommandName, next: () -> String?
  ) throws(Failure) {
    let parts = word.dropFirst(2)
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard name.utf8.count > 1, let option = Option(rawValue: name),
      let entry = command.entry(of: option)
    else { throw command.unknownOption("--" + name) }
    let attached = parts.dropFirst().first.map(String.init)
    try append(entry, attached: attached, next: next)
  }

  private mutating func scan(
    short word: String, for command: CommandName, next: () -> String?
  ) throws(Failure) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let option = letter == "h" ? .help : Option(rawValue: String(letter))
      guard let option, let entry = command.entry(of: option)
      else { throw command.unknownOption("-" + String(letter)) }
      if entry.value != nil, !letters.isEmpty {
        try append(entry, attached: String(letters), next: next)
        return
      }
      try append(entry, attached: nil, next: next)
    }
  }

  private mutating func append(
    _ entry: OptionEntry, attached: String?, next: () -> String?
  ) throws(Failure) {
    let spelling = entry.option.spelling
    switch (entry.value, attached) {
    case (nil, let value?):
      throw .error("\(spelling) takes no value, but has \(value.quoted)")
    case (nil, nil):
      options.append((entry.option, ""))
    case (let placeholder?, _):
      guard let value = attached ?? next() else {
        throw .error("\(spelling) needs a value: \(spelling) \(placeholder)")
      }
      options.append((entry.option, value))
    }
  }
}

extension String {
  /// Whether a word begins with a hyphen and then neither ends nor goes on
  /// with a digit from 1: `-n3`, but not `-` and not `-7d`.
  fileprivate var isShortOptions: Bool {
    guard hasPrefix("-"), let second = utf8.dropFirst().first
    else { return false }
    return !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains(second)
  }
}
