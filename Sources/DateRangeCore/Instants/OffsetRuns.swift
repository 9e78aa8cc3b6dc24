/// The offsets from UTC that decide when some days start in a zone, as runs
/// of one offset each.
///
/// This is all that the instant edge knows of a zone. Instants are whole
/// seconds from the start of one day in UTC, whichever the caller counts from,
/// and a day is given by its midnight: the seconds from the same start by a
/// clock that shows local time. Offsets are in seconds too, for there are
/// zones of 3:25:44.
///
/// An offset that is the same at two instants no farther apart than ``reach``
/// is taken to be the same between them. In the zone data of Foundation no
/// offset changes and changes back in less time (Recife did in just that in
/// 2000, and Gaza is to in 2040); a test looks at all of them.
package struct OffsetRuns {
  /// An instant from which on another offset holds.
  package struct Change: Hashable, Sendable {
    package var instant: Int
    package var offset: Int
  }

  /// The time in which no offset changes and changes back: a week but for the
  /// hour of summer time.
  package static let reach = 167 * 3600

  /// The farthest that a zone of Foundation can be from UTC.
  package static let largestOffset = 18 * 3600

  /// The farthest that a zone of the C library can be: `TZ` takes 24 hours,
  /// with their minutes and seconds, and an hour of summer time.
  static let largestPOSIXOffset = 26 * 3600

  /// The offset before the first day.
  package let offset: Int

  /// The changes from then until the clock shows the last day, in order.
  package private(set) var changes: [Change] = []

  /// Looks at the offsets of a zone.
  ///
  /// - Parameters:
  ///   - first: The midnight of the first day.
  ///   - last: The midnight of the last day.
  ///   - largestOffset: The farthest that the zone can be from UTC.
  ///   - offset: The zone's offset at an instant.
  /// - Complexity: A call of `offset` for each ``reach`` of the days and one
  ///   more, and for each change about ten.
  package init(
    fromDayAt first: Int, throughDayAt last: Int,
    within largestOffset: Int = Self.largestOffset, offset: (Int) -> Int
  ) {
    let start = first - largestOffset
    self.offset = offset(start)
    var known = Change(instant: start, offset: self.offset)
    while known.instant + known.offset < last {
      let instant = min(known.instant + Self.reach, last - known.offset)
      let next = Change(instant: instant, offset: offset(instant))
      if next.offset != known.offset {
        addChanges(after: known, through: next, offset)
      }
      known = next
    }
  }

  /// Adds the changes between two instants of which the offsets are known.
  private mutating func addChanges(
    after lower: Change, through upper: Change, _ offset: (Int) -> Int
  ) {
    guard lower.offset != upper.offset else { return }
    guard upper.instant - lower.instant > 1 else {
      return changes.append(upper)
    }
    let instant = Self.split(lower.instant, upper.instant)
    let middle = Change(instant: instant, offset: offset(instant))
    addChanges(after: lower, through: middle, offset)
    addChanges(after: middle, through: upper, offset)
  }

  /// The instant to look at between two others.
  ///
  /// Nearly all changes come on the hour. So the hours are halved first, and
  /// of the hour that is left the last second is looked at.
  private static func split(_ lower: Int, _ upper: Int) -> Int {
    let middle = lower + (upper - lower) / 2
    if upper - lower > 3600 {
      let hour = middle - middle.modulo(3600)
      return hour > lower ? hour : hour + 3600
    }
    return upper.modulo(3600) == 0 ? upper - 1 : middle
  }
}

extension OffsetRuns {
  /// The first instant of a civil day, or `nil` where no instant is of it.
  ///
  /// That is the least instant whose local time lies in the day: midnight,
  /// or where the clock skips midnight the instant of the change; of two
  /// midnights the earlier one.
  ///
  /// - Parameter midnight: The midnight of one of the days.
  /// - Returns: An instant.
  package func firstInstant(ofDayAt midnight: Int) -> Int? {
    guard !changes.isEmpty else { return midnight - offset }
    var run = Change(instant: .min, offset: offset)
    for next in changes {
      if let first = run.firstInstant(ofDayAt: midnight, before: next.instant) {
        return first
      }
      run = next
    }
    return run.firstInstant(ofDayAt: midnight, before: .max)
  }
}

extension OffsetRuns.Change {
  /// The first instant of a day in the run of this offset.
  fileprivate func firstInstant(
    ofDayAt midnight: Int, before end: Int
  ) -> Int? {
    let first = max(instant, midnight - offset)
    return first < end && first + offset < midnight + 86_400 ? first : nil
  }
}
