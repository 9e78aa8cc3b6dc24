/// The one check, for days that may be open on a side.
extension SelectionRules {
  /// Asks why days cannot be a range.
  ///
  /// An open side reaches to the end of the calendar. It goes past every
  /// bound and over whatever is taken, and is longer than any limit; but no
  /// day there is an end, so none need be one that a range may end on.
  ///
  /// - Parameter extent: The days. Of none there is nothing to refuse.
  /// - Returns: The first reason.
  /// - Complexity: As ``refusal(of:)``.
  public func refusal(of extent: DayExtent) -> Refusal? {
    guard extent.isOpen else { return extent.range.flatMap(refusal(of:)) }
    let all = Day.isoDays
    let range = DayRange(
      between: extent.start ?? all.lowerBound,
      and: extent.end ?? all.upperBound)
    // A locked end is not looked at, and neither is one that is not there.
    var rules = self
    rules.policy.lock = extent.start == nil ? .start : .end
    let whole = Completion(fixed: range, range: range, standing: .start)
    return (extent == .all ? nil : rules.endRefusal(of: whole))
      ?? pastBounds(extent, within: all)
      ?? rules.crossing(of: whole)
      ?? (policy.length == .allow ? nil : lengthRefusal(of: range))
  }

  /// The first day past a bound on an open side.
  private func pastBounds(_ extent: DayExtent, within all: DayRange) -> Refusal?
  {
    let bounds = constraints.bounds
    if extent.start == nil, bounds.lowerBound > all.lowerBound {
      return Refusal(
        .beforeEarliest, bounds.lowerBound.advancedClamped(by: -1),
        .day(bounds.lowerBound))
    }
    if extent.end == nil, bounds.upperBound < all.upperBound {
      return Refusal(
        .afterLatest, bounds.upperBound.advancedClamped(by: 1),
        .day(bounds.upperBound))
    }
    return nil
  }
}
