/// The days that are in some valid range.
extension SelectionRules {
  /// How many days before a window a range may start that reaches into it,
  /// when nothing in the window does.
  private static let margin = EndSearch.limit

  /// The days of a window that are in some valid range.
  ///
  /// From each start the last end that it can have is enough: whatever lies
  /// between is in that range.
  func coverage(
    of window: DayRange, _ units: [RuleSurvey.Tapped]
  ) -> DayRangeSet {
    guard mode.isOfRanges, !granularity.isSpan else {
      return DayRangeSet(
        units.filter { refusal(of: $0.unit) == nil }.map(\.days))
    }
    var ranges = units.compactMap { longestRange(from: $0.unit, window) }
    let coverage = DayRangeSet(ranges)
    var lost = units.last { tapped in
      refusal(ofUnit: tapped.unit) == nil && !coverage.contains(tapped.days)
    }?.days.upperBound
    // What starts before the window matters only for what is left.
    var day = window.lowerBound.adding(days: -1)
    var left = Self.margin
    while let wanted = lost, let before = day, left > 0,
      let unit = granularity.unit(of: before)
    {
      if let range = longestRange(from: unit, window) {
        ranges.append(range)
        if range.contains(wanted) { lost = nil }
      }
      day = unit.lowerBound.adding(days: -1)
      left -= unit.days
      if before < constraints.bounds.lowerBound { break }
    }
    return DayRangeSet(ranges)
  }

  /// The longest valid range that starts with a unit; to the end of the
  /// window where the search gives up.
  private func longestRange(
    from unit: DayRange, _ window: DayRange
  ) -> DayRange? {
    guard refusal(ofUnit: unit) == nil, refusal(of: unit.lowerBound) == nil
    else { return nil }
    let search = EndSearch(moving: .end, from: unit, nearest: .end)
    switch self.search(search) {
    case .found(let range): return range
    case .unknown: return unit.hull(window)
    case .nothing: return refusal(of: unit) == nil ? unit : nil
    }
  }
}
