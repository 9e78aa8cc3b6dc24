import DateRangeCore

/// A text that sets something, and where it stands, for an error message.
struct Setting: Equatable {
  var text: String
  var place: String
}

/// What holds for every command: an option before the environment before the
/// config before the locale.
struct Settings {
  var reader: ExpressionReader
  var style: StyleLevel
  var glyphs: Glyphs
  /// The time zone that was asked for by name, if one was.
  var zone: Zone?
  /// The columns of the terminal.
  var columns: Int

  var today: Day { reader.today }
  var weekRule: WeekRule { reader.weekRule }

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - output: Where the result goes.
  /// - Throws: ``Failure`` for a value that is none, wherever it stands.
  init(
    _ arguments: ScannedArguments, output: borrowing ByteOutput
  ) throws(Failure) {
    let config = try Config()
    let firstWeekday = try arguments.setting(
      .firstWeekday, variable: "DATERANGE_FIRST_WEEKDAY",
      config: config.firstWeekday
    ).map { setting throws(Failure) in try Weekday(setting) }
    zone = try arguments.setting(.timeZone)
      .map { setting throws(Failure) in try Zone(setting) }
    reader = ExpressionReader(
      today: zone?.today ?? Clock.today,
      weekRule: WeekRule(firstWeekday: firstWeekday ?? .monday))
    if let today = arguments.setting(.today, variable: "DATERANGE_TODAY") {
      reader.today = try reader.day(today.text)
    }
    style = try StyleLevel(arguments, config, isTerminal: output.isTerminal)
    glyphs = Environment.isUTF8 ? .unicode : .ascii
    columns = Environment.columns ?? output.columns ?? 80
  }
}

extension ScannedArguments {
  /// The first place that sets something, in the order of their weight.
  func setting(
    _ option: Option, variable: String? = nil, config: Setting? = nil
  ) -> Setting? {
    if let text = value(option) {
      return Setting(text: text, place: option.spelling)
    }
    if let variable, let text = Environment.value(variable) {
      return Setting(text: text, place: variable)
    }
    return config
  }
}

extension Weekday {
  /// Reads an English weekday, in full or its first three letters.
  init(_ setting: Setting) throws(Failure) {
    let text = setting.text.lowercased()
    let weekday = Weekday.allCases.first {
      text == "\($0)" || text == "\($0)".prefix(3)
    }
    guard let weekday else {
      throw .error(
        "\(setting.place): \(setting.text.quoted) is not a weekday such as "
          + "monday or mon")
    }
    self = weekday
  }
}
