extension SelectionRules {
  /// Why a day cannot be chosen at all, whatever else is selected.
  ///
  /// - Parameter day: The day.
  /// - Returns: `nil` when the day is available.
  /// - Complexity: O(log *n*) in the ranges of the constraints.
  public func refusal(ofDay day: Day) -> Refusal? {
    refusal(of: day, anchor: nil)
  }
}
