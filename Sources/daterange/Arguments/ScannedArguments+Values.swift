extension ScannedArguments {
  /// The value of an option that takes a number from 1.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - unit: What is counted, for the error message.
  /// - Returns: `nil` when the option was not given.
  /// - Throws: ``Failure`` for anything but a number from 1.
  func count(_ option: Option, of unit: String) throws(Failure) -> Int? {
    guard let text = value(option) else { return nil }
    guard let count = Int(text), count >= 1, text.utf8.first != 0x2B else {
      throw .error(
        "\(option.spelling): \(text.quoted) is not a number of \(unit) from 1")
    }
    return count
  }
}
