/// The table of a tap: a row a line, tried from the top.
///
/// `t` is the day tapped, or the unit that it stands for. The guide
/// `Docs/SelectionRules.md` shows what each row looks like.
extension SelectionRules {
  func step(_ t: DayRange, _ state: SelectionState) -> Step {
    if granularity.isSpan { return .settle(t) }
    if let anchor = state.anchor { return anchored(anchor, t, state) }
    if mode == .range, let range = state.settled.range {
      return complete(range, t, state)
    }
    return empty(t, state)
  }

  private func empty(_ t: DayRange, _ state: SelectionState) -> Step {
    if let lock { return .start(t, lock, .started) }
    if edge(in: state) == .end { return .start(t, .end, .started) }
    if policy.first == .oneDay, refusal(of: t) == nil { return .settle(t) }
    return .start(t, .start, .started)
  }

  private func anchored(
    _ a: SelectionState.Anchor, _ t: DayRange, _ state: SelectionState
  ) -> Step {
    if policy.complete == .editEdge, lock == nil, edge(in: state) == a.role {
      return .start(t, a.role, .moved(a.role))
    }
    if t == a.unit {
      return switch policy.same {
      case .oneDay: .finish(fixed: t, moved: t, .completed, next: a.role)
      case .clear: .clear
      case .ignore: .reject(Refusal(.sameDay, a.day))
      }
    }
    if t.isBeyond(a.unit, at: a.role.other) {
      return .finish(fixed: a.unit, moved: t, .completed, next: a.role)
    }
    return wrongSide(of: a.unit, a.role, t, .completed, next: a.role.other)
  }

  /// A tap beyond the end that stands.
  private func wrongSide(
    of fixed: DayRange, _ standing: RangeEdge, _ t: DayRange,
    _ outcome: SelectionOutcome, next: RangeEdge
  ) -> Step {
    switch lock == nil ? policy.earlier : .reject {
    case .swap: .finish(fixed: fixed, moved: t, outcome, next: next)
    case .restart: .start(t, .start, .restarted)
    case .reject: .reject(.wrongSide(of: fixed, standing))
    }
  }

  private func complete(
    _ range: DayRange, _ t: DayRange, _ state: SelectionState
  ) -> Step {
    if range == t, policy.oneDay == .clear, !policy.isRequired {
      return .clear
    }
    let (lo, hi) = (unit(of: range, at: .start), unit(of: range, at: .end))
    if policy.complete == .editEdge {
      return edited(lo, hi, t, edge(in: state) ?? .start)
    }
    switch lock {
    case .start?: return moved(.end, lo, hi, t)
    case .end?: return moved(.start, lo, hi, t)
    case nil: break
    }
    switch policy.complete {
    case .clear where !policy.isRequired:
      return .clear
    case .clear, .restart, .editEdge:
      return .start(t, .start, .restarted)
    case .moveEnd:
      if t == lo || t == hi { return collapse(range, t) }
      return moved(t.isBeyond(lo, at: .start) ? .start : .end, lo, hi, t)
    case .moveStart:
      if t == lo || t == hi { return collapse(range, t) }
      return moved(t.isBeyond(hi, at: .end) ? .end : .start, lo, hi, t)
    case .moveNearest:
      if t == lo || t == hi { return collapse(range, t) }
      return moved(nearest(range, t), lo, hi, t)
    }
  }

  /// The range becomes the one day of it that was tapped.
  private func collapse(_ range: DayRange, _ t: DayRange) -> Step {
    let edge: RangeEdge = t.lowerBound == range.lowerBound ? .end : .start
    return .finish(fixed: t, moved: t, .moved(edge), next: edge.other)
  }

  /// Side first, then distance; the end when both are as near.
  private func nearest(_ range: DayRange, _ t: DayRange) -> RangeEdge {
    let toStart = range.lowerBound.distance(to: t.lowerBound)
    let toEnd = t.upperBound.distance(to: range.upperBound)
    return toStart < toEnd ? .start : .end
  }

  /// One end moves; the other stands, and cannot be passed when it is locked.
  private func moved(
    _ edge: RangeEdge, _ lo: DayRange, _ hi: DayRange, _ t: DayRange
  ) -> Step {
    let fixed = edge == .start ? hi : lo
    if lock != nil, t.isBeyond(fixed, at: edge.other) {
      return .reject(.wrongSide(of: fixed, edge.other))
    }
    return .finish(fixed: fixed, moved: t, .moved(edge), next: edge.other)
  }

  private func edited(
    _ lo: DayRange, _ hi: DayRange, _ t: DayRange, _ edge: RangeEdge
  ) -> Step {
    let fixed = edge == .start ? hi : lo
    if t.isBeyond(fixed, at: edge.other) {
      return wrongSide(
        of: fixed, edge.other, t, .moved(edge.other), next: edge)
    }
    return .finish(fixed: fixed, moved: t, .moved(edge), next: edge.other)
  }
}

extension SelectionRules {
  /// The unit at one end of a range.
  func unit(of range: DayRange, at edge: RangeEdge) -> DayRange {
    let day = range.day(at: edge)
    return granularity.isSpan ? range : granularity.unit(of: day) ?? day...day
  }
}

extension DayRange {
  /// Whether the range lies wholly on the far side of another: after it when
  /// its end is asked about, before it for its start.
  func isBeyond(_ other: DayRange, at edge: RangeEdge) -> Bool {
    edge == .start
      ? upperBound < other.lowerBound : lowerBound > other.upperBound
  }
}
