import DateRangeCore

/// Days of November 2026, by their numbers.
func november(_ days: ClosedRange<Int>) -> DayRange {
  let first = Day("2026-10-31") ?? .epoch
  return DayRange(
    between: first.adding(days: days.lowerBound) ?? first,
    and: first.adding(days: days.upperBound) ?? first)
}
