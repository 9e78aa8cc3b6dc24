/// Whether a pending end can be completed at all.
extension SelectionRules {
  /// Why no range can be completed from a pending unit, or `nil` when one
  /// can.
  ///
  /// The search goes where the next tap may go: to the right side of the
  /// pending end, to the other under `swap`, to the end itself when a second
  /// tap makes one day.
  ///
  /// - Parameters:
  ///   - unit: The pending unit.
  ///   - role: Which end it is.
  ///   - settled: What is chosen already; in mode `ranges` the new range may
  ///     merge with it.
  /// - Returns: `no-check-in` or `no-check-out` where that alone is the
  ///   reason, else `no-feasible-end`.
  /// - Complexity: That of ``search(_:)``, for each of the others.
  func infeasibility(
    of unit: DayRange, _ role: RangeEdge,
    besides settled: SelectionState.Settled
  ) -> Refusal? {
    let others = mode == .ranges ? settled.days : []
    let base = others.isEmpty ? unit : others.merged(with: unit)
    if base != unit {
      // Whatever the other end, the range merges with what cannot be.
      let merged = Completion(fixed: base, range: base, standing: role)
      if crossing(of: merged) != nil {
        return Refusal(.noFeasibleEnd, unit.lowerBound)
      }
    }
    if policy.same == .oneDay, refusal(of: base, standing: role) == nil {
      return nil
    }
    let isEitherSide = policy.earlier == .swap && lock == nil
    if canComplete(base, moving: role.other, besides: others)
      || isEitherSide && canComplete(base, moving: role, besides: others)
    {
      return nil
    }
    return Refusal(reason(unit, role, isEitherSide), unit.lowerBound)
  }

  private func reason(
    _ unit: DayRange, _ role: RangeEdge, _ isEitherSide: Bool
  ) -> Refusal.Code {
    let isStart = role == .start || isEitherSide
    let isEnd = role == .end || isEitherSide
    let canCheckIn = !constraints.noCheckIn.contains(unit.lowerBound)
    let canCheckOut = !constraints.noCheckOut.contains(unit.upperBound)
    if isStart && canCheckIn || isEnd && canCheckOut { return .noFeasibleEnd }
    return isStart ? .noCheckIn : .noCheckOut
  }

  private func canComplete(
    _ base: DayRange, moving edge: RangeEdge, besides others: DayRangeSet
  ) -> Bool {
    var search = EndSearch(moving: edge, from: base, nearest: edge.other)
    if others.isEmpty { return self.search(search).isPossible }
    // A second end beside or inside another range merges with the whole of
    // it; one in a gap between them does not.
    let joined = others.ranges.filter {
      edge == .end
        ? $0.lowerBound > base.upperBound
        : $0.upperBound < base.lowerBound
    }
    if joined.contains(where: {
      refusal(of: base.hull($0), standing: edge.other) == nil
    }) {
      return true
    }
    let besides = DayRangeSet(others.ranges.map(\.widened))
    return besides.complement(in: Day.min...Day.max).ranges.contains { gap in
      search.window = gap
      return self.search(search).isPossible
    }
  }
}

extension DayRangeSet {
  /// The range together with those of the set that it overlaps or touches.
  func merged(with range: DayRange) -> DayRange {
    guard !isEmpty else { return range }
    return union([range]).range(containing: range.lowerBound) ?? range
  }
}

extension DayRange {
  /// The range with a day more on each side.
  fileprivate var widened: DayRange {
    lowerBound.advancedClamped(by: -1)...upperBound.advancedClamped(by: 1)
  }
}
