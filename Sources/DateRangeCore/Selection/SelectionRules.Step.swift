extension SelectionRules {
  /// What a row of the tables says to do.
  ///
  /// ``SelectionRules/perform(_:_:)`` does it.
  enum Step {
    /// A pending end.
    case start(DayRange, RangeEdge, SelectionOutcome)
    /// A range of an end that stands and one that was chosen, and the end that
    /// is edited next.
    case finish(
      fixed: DayRange, moved: DayRange, SelectionOutcome, next: RangeEdge)
    /// A range in one go.
    case settle(DayRange)
    case clear
    case reject(Refusal)
  }
}
