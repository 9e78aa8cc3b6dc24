import DateRangeCore

extension MonthDrawing {
  /// The drawing that the settings and options of a command ask for.
  init(
    _ settings: Settings, _ arguments: ScannedArguments, marking marks: DayMarks
  ) throws(Failure) {
    self.init(
      Options(
        isOrdinal: arguments.has(.ordinal),
        hasWeekNumbers: arguments.has(.weekNumbers),
        glyphs: settings.glyphs,
        style: settings.style),
      weekRule: settings.weekRule, names: try settings.names, marks: marks)
  }
}
