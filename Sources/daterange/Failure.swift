/// Why the command ends without what was asked for: one line for a person,
/// and an exit status for a program.
struct Failure: Error, Hashable {
  /// What ended it.
  enum Status: Int32 {
    /// The reader has gone, as `head` does: nobody is left to tell, and
    /// nothing went wrong.
    case closedPipe = 0
    /// There is no result: nothing selected, not complete, refused.
    case none = 1
    /// An error in use, input, environment or writing.
    case error = 2
  }

  var status: Status
  var message: String

  /// An error in use, input, environment or writing.
  ///
  /// The message names the offending text and says what would be right.
  static func error(_ message: String) -> Failure {
    Failure(status: .error, message: message)
  }

  /// The reader has gone.
  static let closedPipe = Failure(status: .closedPipe, message: "")

  /// No result, and why has been said.
  static let said = Failure(status: .none, message: "")

  /// No result.
  ///
  /// - Parameters:
  ///   - message: Why, in a sentence.
  ///   - code: The same for a program: one of the words of the contract.
  /// - Returns: A failure whose line ends in the code.
  static func none(_ message: String, code: String) -> Failure {
    Failure(status: .none, message: "\(message) (\(code))")
  }
}
