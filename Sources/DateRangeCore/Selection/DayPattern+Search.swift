/// Looking for a day in one direction.
extension DayPattern {
  /// The day of the pattern in `range` that is nearest to one end of it.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  func nearest(in range: DayRange, to edge: RangeEdge) -> Day? {
    let day =
      weekdays.isEmpty ? nil : weekdays.nearest(in: range, to: edge)
    guard !days.isEmpty else { return day }
    switch edge {
    case .start:
      guard let other = days.first(in: range) else { return day }
      return day.map { min($0, other) } ?? other
    case .end:
      guard let other = days.last(in: range) else { return day }
      return day.map { max($0, other) } ?? other
    }
  }

  /// The first day, from `day` away from one end of the calendar, that is not
  /// of the pattern.
  ///
  /// - Parameters:
  ///   - day: Where to begin.
  ///   - edge: `start` to go on to later days, `end` to earlier ones.
  /// - Returns: `nil` when no such day is left.
  func firstOutside(from day: Day, awayFrom edge: RangeEdge) -> Day? {
    var day = day
    while contains(day) {
      var next = day
      if let range = days.range(containing: day) {
        next = range.day(at: edge.other)
      }
      guard let beyond = next.adding(days: edge.step) else { return nil }
      if weekdays == .all { return nil }
      day = beyond
    }
    return day
  }
}

extension RangeEdge {
  /// The step from this end of a range towards the other.
  var step: Int { self == .start ? 1 : -1 }
}

extension WeekdaySet {
  /// The day of these weekdays in `range` that is nearest to one end of it.
  func nearest(in range: DayRange, to edge: RangeEdge) -> Day? {
    guard !isEmpty else { return nil }
    var day = range.day(at: edge)
    for _ in 0..<7 {
      if contains(day.weekday) { return day }
      guard let next = day.adding(days: edge.step), range.contains(next)
      else { return nil }
      day = next
    }
    return nil
  }
}
