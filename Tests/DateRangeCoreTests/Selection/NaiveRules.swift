import DateRangeCore

/// The constraints once more, day by day and night by night, without any of
/// the reducer's code: an oracle for small windows.
struct NaiveRules {
  let rules: SelectionRules

  init(_ rules: SelectionRules) {
    self.rules = rules
  }

  private var constraints: SelectionConstraints { rules.constraints }

  func isAvailable(_ day: Day, anchor: Day?) -> Bool {
    constraints.bounds.contains(day)
      && !constraints.nonexistent.contains(day)
      && constraints.weekdays.contains(day.weekday)
      && !isBlocked(day, anchor: anchor)
  }

  private func isBlocked(_ day: Day, anchor: Day?) -> Bool {
    constraints.blocked.contains(day)
      || constraints.predicate.map { !$0.isAvailable(day, anchor: anchor) }
        ?? false
  }

  /// Whether a range may be chosen.
  func allows(_ range: DayRange, locked: RangeEdge?) -> Bool {
    allowsEnds(of: range, locked: locked)
      && allowsInside(of: range, locked: locked)
      && (rules.policy.length == .allow || allowsLength(of: range))
  }

  private func allowsEnds(of range: DayRange, locked: RangeEdge?) -> Bool {
    let start =
      locked == .start
      || isAvailable(range.lowerBound, anchor: nil)
        && !constraints.noCheckIn.contains(range.lowerBound)
    let end =
      locked == .end
      || isAvailable(range.upperBound, anchor: nil)
        && !constraints.noCheckOut.contains(range.upperBound)
    return start && end
  }

  /// The night of a locked start is as little looked at again as its day.
  private func allowsInside(of range: DayRange, locked: RangeEdge?) -> Bool {
    let nights = range.dropLast().dropFirst(locked == .start ? 1 : 0)
    guard rules.policy.blocked != .allow else {
      return nights.isEmpty || locked == .start
        || !constraints.blockedNights.contains(range.lowerBound)
    }
    return nights.allSatisfy { !constraints.blockedNights.contains($0) }
      && range.dropFirst().dropLast().allSatisfy { day in
        !isBlocked(day, anchor: nil)
          && (rules.policy.weekday == .allow
            || constraints.weekdays.contains(day.weekday))
      }
  }

  func allowsLength(of range: DayRange) -> Bool {
    let lengths = constraints.lengths
    func count(_ limits: [LengthLimits.Limit]) -> Int? {
      limits.last { $0.starts?.contains(range.lowerBound) ?? true }?.count
    }
    return range.days >= count(lengths.minDays) ?? 0
      && range.days <= count(lengths.maxDays) ?? .max
      && range.nights >= count(lengths.minNights) ?? 0
      && range.nights <= count(lengths.maxNights) ?? .max
  }

  /// Whether some second tap completes a range from a pending end.
  func canComplete(
    _ anchor: SelectionState.Anchor, in window: DayRange
  ) -> Bool {
    canComplete(anchor.day, as: anchor.role, in: window)
  }

  /// Whether some second tap completes a range from a day.
  func canComplete(
    _ first: Day, as role: RangeEdge, in window: DayRange
  ) -> Bool {
    window.contains { day in
      let isRightSide = role == .start ? day > first : day < first
      let isTried =
        day == first
        ? rules.policy.same == .oneDay
        : isRightSide || rules.policy.earlier == .swap
      return isTried && allows(DayRange(between: first, and: day), locked: nil)
    }
  }
}
