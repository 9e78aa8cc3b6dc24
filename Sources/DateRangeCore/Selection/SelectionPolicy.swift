/// What a tap means: independent switches, each with few values.
///
/// The defaults are those of ``pair``. `Docs/SelectionRules.md` has a table
/// of state × tap for every switch.
///
///     var policy = SelectionPolicy.forward
///     policy.blocked = .reject
public struct SelectionPolicy: Hashable, Sendable {
  /// What the first tap gives.
  public var first = First.anchor
  /// What a tap on the wrong side of the pending end does.
  public var earlier = Earlier.swap
  /// What a second tap on the pending end does.
  public var same = Same.oneDay
  /// What a tap on a complete range does.
  public var complete = Complete.restart
  /// What a tap on a complete range of that one day does.
  public var oneDay = OneDay.asComplete
  /// What a range over blocked days or nights, or over days that the
  /// predicate refuses, comes to.
  public var blocked = Violation.reject
  /// Whether a range may go over a day off by the weekday filter.
  public var weekday = WeekdayCrossing.allow
  /// What a range of a wrong length comes to.
  public var length = Violation.reject
  /// What leaving the calendar with a pending end does.
  public var abandon = Abandon.restore
  /// What the host sees while an end is pending.
  public var publish = Publish.none
  /// The end that cannot move and is not checked again.
  public var lock: RangeEdge?
  /// Whether what is chosen cannot be unchosen.
  public var isRequired = false
  /// What an end dragged past the other does.
  public var dragAcross = DragAcross.swap
  /// What a drag from strictly inside a complete range does.
  public var dragInside = DragInside.select
  /// What a drag from outside a complete range does.
  public var dragOutside = DragOutside.select
  /// In mode `days`, the fewest that taps may leave of so many.
  public var minCount = 0
  /// In mode `days`, the most.
  public var maxCount = Int.max
  /// In mode `days`, what a tap beyond ``maxCount`` does.
  public var count = Count.reject
  /// In mode `ranges`, what a tap inside a range does.
  public var inside = Inside.remove
  /// What rules that change do to a selection that they no longer allow.
  public var revalidate = Revalidate.clear

  /// Creates the policy ``pair``.
  public init() {}
}
