import DateRangeCore

/// Reads what the command calls DAY, DAYS and EXPR: the one place where the
/// command meets the grammar of the library.
struct ExpressionReader {
  var context: ExpressionContext

  /// A range that may be open, or nothing.
  func extent(_ setting: Setting) throws(Failure) -> DayExtent {
    try read(setting) { text throws(ExpressionError) in
      try DayRangeExpression(text).extent(in: context)
    }
  }

  /// What a text that is not plain dates was understood as.
  func echo(_ text: String) -> String? {
    try? DayRangeExpression(text).echo(in: context)
  }

  /// A range with two ends, or `nil` for `none`.
  func rangeOrNone(_ setting: Setting) throws(Failure) -> DayRange? {
    try read(setting) { text throws(ExpressionError) in
      try DayRangeExpression(text).range(in: context)
    }
  }

  /// A range with two ends.
  func range(_ setting: Setting) throws(Failure) -> DayRange {
    guard let range = try rangeOrNone(setting) else {
      throw .none("\(setting.text.quoted) is no range of days", code: "empty")
    }
    return range
  }

  /// What `--initial` says is selected already.
  func initial(_ arguments: ScannedArguments) throws(Failure) -> DayRange? {
    guard let text = arguments.value(.initial) else { return nil }
    return try rangeOrNone(Setting(.initial, text))
  }

  /// One day; of several the first or the last where `choice` says so.
  func day(
    _ setting: Setting, _ choice: DayRangeExpression.DayChoice = .only
  ) throws(Failure) -> Day {
    // Most days come in the form that everyone writes, and no rule of the
    // grammar has it mean anything else.
    if let day = Day(setting.text) { return day }
    return try read(setting) { text throws(ExpressionError) in
      try DayRangeExpression(text).day(choice, in: context)
    }
  }

  /// Every day of some weekdays, or the days of an expression.
  func selector(_ setting: Setting) throws(Failure) -> DaySelector {
    try read(setting) { text throws(ExpressionError) in
      try DayRangeExpression(text).days(in: context)
    }
  }

  /// Gives an expression a name: `NAME=EXPR`.
  mutating func define(_ preset: Setting) throws(Failure) {
    var context = context
    try read(preset) { text throws(ExpressionError) in
      try context.define(preset: text)
    }
    self.context = context
  }

  private func read<Value>(
    _ setting: Setting, _ body: (String) throws(ExpressionError) -> Value
  ) throws(Failure) -> Value {
    do throws(ExpressionError) {
      return try body(setting.text)
    } catch {
      let place = setting.place.isEmpty ? "" : setting.place + ": "
      throw .error(place + error.description)
    }
  }
}

extension Setting {
  /// An operand stands for itself: its error needs no place.
  init(operand text: String) {
    self.init(text: text, place: "")
  }

  /// The value of an option.
  init(_ option: Option, _ text: String) {
    self.init(text: text, place: option.spelling)
  }
}
