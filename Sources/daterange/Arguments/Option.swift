/// An option of the command, named as it is typed.
///
/// What an option takes and what it is for stands in ``OptionTable``.
enum Option: String, CaseIterable, Hashable, Sendable {
  // Constraints.
  case min
  case max
  case weekdays

  // Selection.
  case mode

  // Calendar.
  case months = "n"
  case around
  case years = "y"
  case weekNumbers = "w"
  case highlight
  case ordinal

  // Tap.
  case json

  // Everywhere.
  case today
  case locale
  case calendar
  case timeZone = "time-zone"
  case firstWeekday = "first-weekday"
  case dateOrder = "date-order"
  case swap
  case preset
  case color
  case format
  case zeroTerminated = "0"
  case quiet
  case help
  case version

  /// The option as it is typed: one hyphen before a letter, two before a word.
  var spelling: String {
    (rawValue.utf8.count == 1 ? "-" : "--") + rawValue
  }
}
