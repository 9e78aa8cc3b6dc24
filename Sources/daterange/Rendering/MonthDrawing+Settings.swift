import DateRangeCore

extension MonthDrawing {
  /// The drawing that the settings and options of a command ask for.
  init(
    _ settings: Settings, _ arguments: ScannedArguments, marking marks: DayMarks
  ) {
    self.init(
      weekRule: settings.weekRule,
      calendar: .gregorian,
      isOrdinal: arguments.has(.ordinal),
      hasWeekNumbers: arguments.has(.weekNumbers),
      glyphs: settings.glyphs,
      style: settings.style,
      title: { month in
        "\(EnglishNames.months[Int(month.number) - 1]) \(month.year)"
      },
      heading: { weekday in
        String(EnglishNames.weekdays[weekday.rawValue - 1].prefix(2))
      },
      roles: marks.roles,
      days: marks.days
    )
  }
}
