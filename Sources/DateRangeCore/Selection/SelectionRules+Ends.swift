/// Finding an end by halving, where there is no predicate and a unit is a
/// day.
extension SelectionRules {
  /// The missing last day.
  func lastDay(_ search: EndSearch, _ window: DayRange) -> Day? {
    let start = search.base.lowerBound
    let nights = nights(of: search, fromStart: start)
    guard nights.least <= nights.most,
      let first = start.adding(days: nights.least),
      let window = window.intersection(
        first...start.advancedClamped(by: nights.most))
    else { return nil }
    return offered(.end, in: window, nearest: search.nearest)
  }

  /// The missing first day.
  ///
  /// What lengths it allows depends on the day itself. So the window is cut
  /// where the limits change, and where they change by weekday each weekday
  /// is looked for by itself.
  func firstDay(_ search: EndSearch, _ window: DayRange) -> Day? {
    let seasons = search.isLengthChecked ? constraints.lengths.seasons : []
    let isByWeekday = seasons.contains { !$0.weekdays.isEmpty }
    let masks: [WeekdaySet] =
      isByWeekday ? Weekday.allCases.map { [$0] } : [.all]
    let days = masks.compactMap {
      firstDay(search, window, seasons.map(\.days), $0)
    }
    return search.nearest == .start ? days.min() : days.max()
  }

  private func firstDay(
    _ search: EndSearch, _ window: DayRange, _ seasons: [DayRangeSet],
    _ mask: WeekdaySet
  ) -> Day? {
    let end = search.base.upperBound
    let edge = search.nearest
    var next: Day? = window.day(at: edge)
    while let day = next, window.contains(day) {
      let piece = seasons.reduce(window) { $0.clamped(to: $1.run(around: day)) }
      next = piece.day(at: edge.other).adding(days: edge.step)
      guard let start = mask.nearest(in: piece, to: edge) else { continue }
      let nights = nights(of: search, fromStart: start)
      guard nights.least <= nights.most,
        let last = end.adding(days: -nights.least),
        let starts = piece.intersection(
          end.advancedClamped(by: -nights.most)...last)
      else { continue }
      if let day = offered(.start, in: starts, nearest: edge, mask) {
        return day
      }
    }
    return nil
  }

  private func nights(
    of search: EndSearch, fromStart start: Day
  ) -> LengthLimits.Nights {
    search.isLengthChecked && policy.length != .allow
      ? constraints.lengths.nights(fromStart: start) : LengthLimits.Nights()
  }

  /// The day that can be an end, of those in a window the nearest to one side
  /// of it.
  private func offered(
    _ edge: RangeEdge, in window: DayRange, nearest: RangeEdge,
    _ mask: WeekdaySet = .all
  ) -> Day? {
    let excluded = excluded(edge, mask)
    // Patterns that leave no weekday between them would be walked through to
    // the end of the window.
    let off = excluded.reduce([] as WeekdaySet) { $0.union($1.weekdays) }
    if off == .all { return nil }
    var day = window.day(at: nearest)
    while true {
      var next = day
      for pattern in excluded {
        guard
          let outside = pattern.firstOutside(from: next, awayFrom: nearest),
          window.contains(outside)
        else { return nil }
        next = outside
      }
      if next == day { return day }
      day = next
    }
  }

  /// The days that cannot be an end.
  private func excluded(
    _ edge: RangeEdge, _ mask: WeekdaySet
  ) -> [DayPattern] {
    let off = constraints.weekdays.complement.union(mask.complement)
    var patterns = [
      DayPattern(weekdays: off), constraints.blocked,
      DayPattern(days: constraints.nonexistent),
    ]
    switch edge {
    case .start:
      patterns.append(constraints.noCheckIn)
      // Where a range may go over a taken night, it may not begin with one.
      if policy.blocked == .allow {
        patterns.append(constraints.blockedNights)
      }
    case .end:
      patterns.append(constraints.noCheckOut)
    }
    return patterns.filter { !$0.isEmpty }
  }
}

extension DayRangeSet {
  /// The longest run of days around `day` that are all in the set, or all
  /// not.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  fileprivate func run(around day: Day) -> DayRange {
    if let range = range(containing: day) { return range }
    let index = index(endingOnOrAfter: day)
    let first =
      index > 0
      ? ranges[index - 1].upperBound.advancedClamped(by: 1) : Day.min
    let last =
      index < ranges.count
      ? ranges[index].lowerBound.advancedClamped(by: -1) : Day.max
    return first...last
  }
}
