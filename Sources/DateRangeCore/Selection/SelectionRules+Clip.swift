/// The nearest range that can be, for one that cannot.
extension SelectionRules {
  /// The longest range towards the tap that nothing is in the way of.
  func clipped(_ completion: Completion) -> Completion? {
    clipped(completion, towards: completion.standing, isLengthChecked: false)
  }

  /// The range with the nearest length that is right: cut back towards the
  /// end that stands, or lengthened beyond the tap.
  func clipped(
    _ completion: Completion, to code: Refusal.Code
  ) -> Completion? {
    clipped(
      completion,
      towards: code == .tooLong
        ? completion.standing : completion.standing.other,
      isLengthChecked: true)
  }

  /// Looks from where the moving end is in one direction.
  private func clipped(
    _ completion: Completion, towards edge: RangeEdge, isLengthChecked: Bool
  ) -> Completion? {
    let moving = completion.standing.other
    let from = completion.range.day(at: moving)
    var search = EndSearch(
      moving: moving, from: completion.fixed, nearest: edge.other)
    search.window = edge == .start ? Day.min...from : from...Day.max
    search.isLengthChecked = isLengthChecked
    search.isBounded = false
    var clipped = completion
    if let range = self.search(search).range {
      clipped.range = range
      return clipped
    }
    clipped.range = completion.fixed
    let isAsShortAsCanBe =
      edge == completion.standing && endRefusal(of: clipped) == nil
      && (!isLengthChecked || lengthRefusal(of: clipped.range) == nil)
    return isAsShortAsCanBe ? clipped : nil
  }
}
