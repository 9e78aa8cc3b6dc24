/// An option of the command, named as it is typed.
///
/// What an option takes and what it is for stands in ``OptionTable``.
enum Option: String, CaseIterable, Hashable, Sendable {
  // Constraints.
  case min
  case max
  case within
  case weekdays
  case blocked
  case blockedNights = "blocked-nights"
  case noCheckIn = "no-check-in"
  case noCheckOut = "no-check-out"
  case minDays = "min-days"
  case maxDays = "max-days"
  case minNights = "min-nights"
  case maxNights = "max-nights"

  // What a range may do that the constraints are against.
  case onBlocked = "on-blocked"
  case onWeekday = "on-weekday"
  case onLength = "on-length"

  // Selection.
  case mode
  case granularity
  case initial
  case policy
  case onFirst = "on-first"
  case onEarlier = "on-earlier"
  case onSame = "on-same"
  case onComplete = "on-complete"
  case onOneDay = "on-one-day"
  case onInside = "on-inside"
  case onCount = "on-count"
  case onAbandon = "on-abandon"
  case onConstrain = "on-constrain"
  case onDragAcross = "on-drag-across"
  case onDragInside = "on-drag-inside"
  case onDragOutside = "on-drag-outside"
  case publish
  case lock
  case required
  case minCount = "min-count"
  case maxCount = "max-count"

  // Calendar.
  case months = "n"
  case around
  case years = "y"
  case weekNumbers = "w"
  case highlight
  case ordinal

  // Tap and check.
  case json
  case events

  // Check.
  case seed
  case cases

  // Lists.
  case step
  case by
  case reverse
  case limit
  case count

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
