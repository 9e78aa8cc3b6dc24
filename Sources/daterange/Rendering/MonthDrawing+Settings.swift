import DateRangeCore

extension MonthDrawing {
  /// The drawing that the settings and options of a command ask for.
  init(
    _ settings: Settings, _ arguments: ScannedArguments, marking marks: DayMarks
  ) {
    self.init(
      weekRule: settings.weekRule,
      calendar: settings.calendar,
      isOrdinal: arguments.has(.ordinal),
      hasWeekNumbers: arguments.has(.weekNumbers),
      glyphs: settings.glyphs,
      style: settings.style,
      names: settings.names,
      roles: marks.roles,
      days: marks.days
    )
  }
}
