/// The values of the switches. The raw values are the command's words.
extension SelectionPolicy {
  /// What the first tap gives.
  public enum First: String, CaseIterable, Hashable, Sendable {
    /// A pending end.
    case anchor
    /// A range of that day, or a pending end where that would be invalid.
    case oneDay = "one-day"
  }

  /// What a tap on the wrong side of the pending end does.
  public enum Earlier: String, CaseIterable, Hashable, Sendable {
    /// The two change places.
    case swap
    /// The tap is a new start.
    case restart
    /// Nothing.
    case reject
  }

  /// What a second tap on the pending end does.
  public enum Same: String, CaseIterable, Hashable, Sendable {
    /// A range of that day.
    case oneDay = "one-day"
    /// Everything is cleared.
    case clear
    /// Nothing.
    case ignore
  }

  /// What a tap on a complete range does.
  public enum Complete: String, CaseIterable, Hashable, Sendable {
    /// The tap is a new start.
    case restart
    /// The end moves, unless the tap is before the start.
    case moveEnd = "move-end"
    /// The start moves, unless the tap is after the end.
    case moveStart = "move-start"
    /// The nearer end moves.
    case moveNearest = "move-nearest"
    /// The end that is being edited moves, and the other is edited next.
    case editEdge = "edit-edge"
    /// Everything is cleared.
    case clear
  }

  /// What a tap on a complete range of that one day does.
  public enum OneDay: String, CaseIterable, Hashable, Sendable {
    /// The same as on any complete range.
    case asComplete = "as-complete"
    /// Everything is cleared.
    case clear
  }

  /// What a range that breaks a constraint comes to.
  public enum Violation: String, CaseIterable, Hashable, Sendable {
    /// The tap is refused.
    case reject
    /// The tap is a new start.
    case restart
    /// The range is cut, or lengthened, to the nearest valid one.
    case clip
    /// It stands.
    case allow
  }

  /// Whether a range may go over a day off by the weekday filter.
  public enum WeekdayCrossing: String, CaseIterable, Hashable, Sendable {
    /// It may; only its ends may not be one.
    case allow
    /// It is blocked there.
    case asBlocked = "as-blocked"
  }

  /// What leaving the calendar with a pending end does.
  public enum Abandon: String, CaseIterable, Hashable, Sendable {
    /// What was chosen before stands again.
    case restore
    /// Everything is cleared.
    case clear
    /// The end stays pending.
    case keep
    /// A range of the pending day.
    case oneDay = "one-day"
    /// As a tap on the day under the pointer.
    case commit
  }

  /// What the host sees while an end is pending.
  public enum Publish: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// What was chosen before.
    case previous
    /// The pending day, as a range.
    case oneDay = "one-day"
  }

  /// What an end dragged past the other does.
  public enum DragAcross: String, CaseIterable, Hashable, Sendable {
    /// The two change places.
    case swap
    /// The whole range moves on, keeping its length.
    case shift
    /// Nothing.
    case reject
  }

  /// What a drag from strictly inside a complete range does.
  public enum DragInside: String, CaseIterable, Hashable, Sendable {
    /// A new range.
    case select
    /// The whole range moves.
    case move
  }

  /// What a drag from outside a complete range does.
  public enum DragOutside: String, CaseIterable, Hashable, Sendable {
    /// A new range.
    case select
    /// Nothing.
    case ignore
  }

  /// What a tap beyond the most days does.
  public enum Count: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case reject
    /// The tap's day alone is chosen.
    case restart
  }

  /// What a tap inside one of several ranges does.
  public enum Inside: String, CaseIterable, Hashable, Sendable {
    /// The range goes.
    case remove
    /// The tap's day goes, and leaves two ranges.
    case split
  }

  /// What rules that change do to a selection that they no longer allow.
  public enum Revalidate: String, CaseIterable, Hashable, Sendable {
    /// It is cleared.
    case clear
    /// It is cut to the longest valid run that holds its start.
    case clip
    /// It stands, and is marked as invalid.
    case keep
  }
}
