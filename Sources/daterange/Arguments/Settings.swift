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
  /// The system whose months are shown.
  var calendar: CalendarSystem
  /// The locale of names, weeks and weekends.
  var locale: CalendarNames.LocaleID
  /// How results are written.
  var format: RangeFormat
  /// The time zone that was asked for by name, if one was.
  var zone: Zone?
  /// The columns of the terminal.
  var columns: Int

  var today: Day { reader.context.today }
  var weekRule: WeekRule { reader.context.weekRule }

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
    locale = try CalendarNames.LocaleID.chosen(arguments)
    calendar = try CalendarSystem.chosen(arguments)
    let week = LocaleWeek(locale)
    reader = ExpressionReader(
      context: ExpressionContext(
        today: zone?.today ?? Clock.today,
        weekRule: firstWeekday.map(week.rule.with) ?? week.rule,
        weekend: week.weekend,
        dateOrder: try ExpressionContext.DateOrder.given(arguments),
        turnsReversedRanges: arguments.has(.swap),
        names: Language.names(of: locale)
      ))
    for preset in config.presets + arguments.settings(.preset) {
      try reader.define(preset)
    }
    if let today = arguments.setting(.today, variable: "DATERANGE_TODAY") {
      reader.context.today = try reader.day(today)
    }
    format = try RangeFormat.chosen(arguments)
    style = try StyleLevel(arguments, config, isTerminal: output.isTerminal)
    glyphs = Environment.isUTF8 ? .unicode : .ascii
    columns = Environment.columns ?? output.columns ?? 80
  }
}

extension ScannedArguments {
  /// All values of an option, each with its place.
  func settings(_ option: Option) -> [Setting] {
    values(option).map { Setting(option, $0) }
  }

  /// The first place that sets something, in the order of their weight.
  func setting(
    _ option: Option, variable: String? = nil, config: Setting? = nil
  ) -> Setting? {
    if let text = value(option) {
      return Setting(option, text)
    }
    if let variable, let text = Environment.value(variable) {
      return Setting(text: text, place: variable)
    }
    return config
  }
}

extension ExpressionContext.DateOrder {
  /// What `--date-order` says, if it was given.
  fileprivate static func given(
    _ arguments: ScannedArguments
  ) throws(Failure) -> Self? {
    guard let text = arguments.value(.dateOrder) else { return nil }
    let orders: [String: Self] = ["mdy": .monthFirst, "dmy": .dayFirst]
    guard let order = orders[text] else {
      throw .error("--date-order: \(text.quoted) is not mdy or dmy")
    }
    return order
  }
}

extension RangeFormat {
  /// What `--format` says, or the plain one.
  fileprivate static func chosen(
    _ arguments: ScannedArguments
  ) throws(Failure) -> Self {
    guard let text = arguments.value(.format) else { return .iso }
    do throws(FormatError) {
      return try RangeFormat(text)
    } catch {
      throw .error("\(Option.format.spelling): \(error)")
    }
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
