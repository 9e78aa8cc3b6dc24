extension StyleLevel {
  /// When there is colour.
  private enum Choice: String {
    case auto
    case always
    case never
  }

  /// Decides how far the drawing may go.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - config: The user's own defaults.
  ///   - isTerminal: Whether the result goes to a terminal.
  /// - Throws: ``Failure`` for another word than auto, always or never.
  init(
    _ arguments: ScannedArguments, _ config: Config, isTerminal: Bool
  ) throws(Failure) {
    let option = try StyleLevel.choice(
      arguments.value(.color).map {
        Setting(text: $0, place: Option.color.spelling)
      })
    let config = try StyleLevel.choice(config.color)
    self =
      StyleLevel.decided(by: option)
      ?? StyleLevel.ofEnvironment(isTerminal: isTerminal)
      ?? StyleLevel.decided(by: option ?? config)
      ?? (isTerminal ? .color : .plain)
  }

  private static func choice(_ setting: Setting?) throws(Failure) -> Choice? {
    guard let setting else { return nil }
    guard let choice = Choice(rawValue: setting.text) else {
      throw .error(
        "\(setting.place): \(setting.text.quoted) is not auto, always or never"
      )
    }
    return choice
  }

  private static func decided(by choice: Choice?) -> StyleLevel? {
    switch choice {
    case .always: .color
    case .never: .plain
    case .auto, nil: nil
    }
  }

  /// What the environment says, if it says anything.
  ///
  /// `NO_COLOR` (no-color.org) forbids colour, not bold or underline;
  /// `CLICOLOR_FORCE` (bixense.com/clicolors) colours a pipe too.
  private static func ofEnvironment(isTerminal: Bool) -> StyleLevel? {
    if Environment.value("NO_COLOR") != nil {
      return isTerminal ? .attributes : .plain
    }
    if let force = Environment.value("CLICOLOR_FORCE"), force != "0" {
      return .color
    }
    return Environment.value("TERM") == "dumb" ? .plain : nil
  }
}
