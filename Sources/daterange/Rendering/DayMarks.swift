import DateRangeCore

/// What is to be seen on days beside their numbers.
struct DayMarks {
  /// What a day is.
  var roles: (Day) -> DayRole
  /// The days outside of which there is nothing to be seen, if that is known.
  var days: DayRange?

  /// Marks ranges as chosen, and today.
  init(_ chosen: DayRangeSet, _ today: Day) {
    roles = { day in
      let roles = chosen.range(containing: day)
        .map { DayRole(of: day, in: $0) }
      return (roles ?? []).union(day == today ? .today : [])
    }
    let first = chosen.ranges.first?.lowerBound ?? today
    let last = chosen.ranges.last?.upperBound ?? today
    days = min(first, today)...max(last, today)
  }

  /// Whether nothing is to be seen in a month.
  func isPlain(_ month: Month) -> Bool {
    days.map { !$0.overlaps(month.days) } ?? false
  }

  /// Marks days as a state of the calendar says.
  init(_ roles: @escaping (Day) -> DayRole) {
    self.roles = roles
    days = nil
  }
}
