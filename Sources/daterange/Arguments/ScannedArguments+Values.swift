extension ScannedArguments {
  /// The value of an option that takes a number from 1.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - unit: What is counted, for the error message.
  /// - Returns: `nil` when the option was not given.
  /// - Throws: ``Failure`` for anything but a number from 1.
  func count(_ option: Option, of unit: String) throws(Failure) -> Int? {
    try value(option).map { text throws(Failure) in
      try Setting(option, text).number(of: unit, from: 1)
    }
  }
}
