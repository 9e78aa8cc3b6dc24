/// What an event did.
public enum SelectionOutcome: Hashable, Sendable {
  /// A first end is pending.
  case started
  /// A range, or a day, is chosen.
  case completed
  /// What there was is given up for a new pending end.
  case restarted
  /// The start moved.
  case movedStart
  /// The end moved.
  case movedEnd
  /// The whole range moved.
  case moved
  /// A day joined the others.
  case added
  /// A day, or a range, left the others.
  case removed
  /// A range joined others that it touched.
  case merged
  /// A range lost a day, and may be two now.
  case split
  /// The range was cut, or lengthened, to this day.
  case clipped(to: Day)
  /// Nothing is chosen any more.
  case cleared
  /// What was before is again.
  case restored
  /// Nothing changed in what is chosen or pending.
  case unchanged
  /// A selection that new rules do not allow was left standing.
  case kept
  /// The event was refused, and what is chosen and pending is as it was.
  case rejected(Refusal)
}

extension SelectionOutcome {
  /// The command's word: `moved-start`.
  public var name: String {
    switch self {
    case .started: "started"
    case .completed: "completed"
    case .restarted: "restarted"
    case .movedStart: "moved-start"
    case .movedEnd: "moved-end"
    case .moved: "moved"
    case .added: "added"
    case .removed: "removed"
    case .merged: "merged"
    case .split: "split"
    case .clipped: "clipped"
    case .cleared: "cleared"
    case .restored: "restored"
    case .unchanged: "unchanged"
    case .kept: "kept"
    case .rejected: "rejected"
    }
  }

  /// Why the event was refused, if it was.
  public var refusal: Refusal? {
    if case .rejected(let refusal) = self { refusal } else { nil }
  }

  /// An end moved.
  static func moved(_ edge: RangeEdge) -> SelectionOutcome {
    edge == .start ? .movedStart : .movedEnd
  }

  /// An event was refused.
  static func rejected(
    _ code: Refusal.Code, _ day: Day? = nil
  ) -> SelectionOutcome {
    .rejected(Refusal(code, day))
  }
}
