/// Something that happens to a selection.
public enum SelectionEvent: Hashable, Sendable {
  /// A day is chosen.
  case tap(Day)
  /// The pointer, or the keyboard's focus, is on a day; on none with `nil`.
  case hover(Day?)
  /// The pointer goes down on a day.
  case press(Day)
  /// The pointer, down or not, comes to a day.
  case move(Day)
  /// The pointer goes up on a day.
  case release(Day)
  /// An end of the complete range moves so many units later, or earlier when
  /// negative.
  case extend(RangeEdge, by: Int)
  /// The next tap is for this end.
  case edit(RangeEdge)
  /// The host, a preset or typed text puts a range in place; `nil` clears.
  case set(DayRange?)
  /// The same of two ends as they were typed, in whatever order.
  case setEnds(start: Day, end: Day)
  /// The same of several days, or several ranges.
  case setDays(DayRangeSet)
  /// Everything is to be cleared.
  case clear
  /// The last change is to be taken back; a second time, made again.
  case undo
  /// The pending end, or the drag, is to be dropped.
  case escape
  /// The calendar is left: a tap outside, the focus gone, a pointer that goes
  /// up elsewhere.
  case abandon
  /// The rules are not those that the state was made under.
  ///
  ///     rules.constraints = fewer
  ///     (state, outcome) = rules.applying(.revalidate, to: state)
  case revalidate
}
