/// What the host sees of a state.
extension SelectionRules {
  /// The range that is chosen, in the modes of one.
  ///
  /// While an end is pending it is what ``SelectionPolicy/publish-swift.property``
  /// says.
  public func range(in state: SelectionState) -> DayRange? {
    published(state).range
  }

  /// The day that is chosen; of a unit the first.
  public func day(in state: SelectionState) -> Day? {
    range(in: state)?.lowerBound
  }

  /// The days that are chosen, in every mode.
  public func days(in state: SelectionState) -> DayRangeSet {
    published(state).days
  }

  /// The ranges that are chosen, in every mode.
  public func ranges(in state: SelectionState) -> [DayRange] {
    days(in: state).ranges
  }

  /// What the host sees.
  ///
  /// Of several ranges, those there are stay while the next one is pending:
  /// it does not replace them.
  private func published(_ state: SelectionState) -> SelectionState.Settled {
    guard let anchor = state.anchor else { return state.settled }
    switch policy.publish {
    case .none: return mode == .ranges ? state.settled : .nothing
    case .previous: return state.settled
    case .oneDay:
      return mode == .ranges
        ? .several(state.settled.days.union([anchor.unit]))
        : .range(anchor.unit)
    }
  }

  /// The end that the next tap is for, where that is fixed beforehand: when
  /// ends are edited in turn, when one is locked, or after
  /// ``SelectionEvent/edit(_:)``.
  public func edge(in state: SelectionState) -> RangeEdge? {
    if let lock { return lock.other }
    guard mode == .range else { return nil }
    return state.edge ?? (policy.complete == .editEdge ? .start : nil)
  }
}
