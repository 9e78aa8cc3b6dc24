import DateRangeCore

/// The lines of standard input that stand for operands: blank ones and those
/// that begin with `#` are passed over.
struct OperandLines: ~Copyable {
  private var input = ByteInput(descriptor: 0)
  private var bytes: [UInt8] = []
  /// Whether no operand has come.
  private(set) var isEmpty = true

  /// The next operand, or `nil` at the end.
  mutating func next() throws(Failure) -> String? {
    while try input.readLine(into: &bytes) {
      let line = String(decoding: bytes, as: UTF8.self).trimmed
      if !line.isEmpty && !line.hasPrefix("#") {
        isEmpty = false
        return line
      }
    }
    return nil
  }

  /// Does something with the line, and says which line it was when it fails.
  func located<Result>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      throw located(error)
    }
  }

  /// The same failure, with the number of the line.
  func located(_ failure: Failure) -> Failure {
    var failure = failure
    failure.message = "line \(input.lineNumber): \(failure.message)"
    return failure
  }
}

extension Failure {
  /// Nothing came in, so nothing goes out.
  static let noLine = Failure.none(
    "standard input has no expression", code: "empty")
}

extension ExpressionReader {
  /// Does something with the range that the operands are, or with each of
  /// those in the lines of `-`.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - command: The command, for the error where there is no operand.
  ///   - body: What to do.
  /// - Throws: ``Failure`` of the first that is no range, and of `body`.
  func forEachRange(
    of arguments: ScannedArguments, for command: CommandName,
    _ body: (DayRange) throws(Failure) -> Void
  ) throws(Failure) {
    guard !arguments.operands.isEmpty else {
      throw .error(
        "\(command.rawValue) needs an expression, such as "
          + "daterange \(command.rawValue) last month")
    }
    guard arguments.operands == ["-"] else {
      let text = arguments.operands.joinedByBlanks
      return try body(try range(Setting(operand: text)))
    }
    var lines = OperandLines()
    var none: Failure?
    while let line = try lines.next() {
      do throws(Failure) {
        try body(try range(Setting(operand: line)))
      } catch {
        // A line without days is passed over, and told of at the end.
        guard error.status == .none else { throw lines.located(error) }
        none = none ?? lines.located(error)
      }
    }
    if let none { throw none }
    if lines.isEmpty { throw .noLine }
  }
}

extension [String] {
  /// The words as one text.
  ///
  /// The library's `joined` would start the run-time lookup of protocols,
  /// which costs more than printing a month.
  var joinedByBlanks: String {
    guard let first else { return "" }
    return dropFirst().reduce(first) { $0 + " " + $1 }
  }
}
