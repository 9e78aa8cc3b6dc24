/// Why something cannot be: a code for programs, the day in the way, and a
/// sentence for people.
///
///     refusal.code           // .blockedInside
///     refusal.day            // 2026-11-11
///     refusal.description    // 11 November is taken
public struct Refusal: Error, Hashable, Sendable {
  /// The reason.
  ///
  /// The raw values are the command's words.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// The day is before the earliest.
    case beforeEarliest = "before-earliest"
    /// The day is after the latest.
    case afterLatest = "after-latest"
    /// The day's weekday is not one of those offered.
    case weekdayNotOffered = "weekday-not-offered"
    /// The day is taken.
    case blocked
    /// A day between the ends is taken.
    case blockedInside = "blocked-inside"
    /// A night between the ends is taken.
    case blockedNight = "blocked-night"
    /// The range is too short.
    case tooShort = "too-short"
    /// The range is too long.
    case tooLong = "too-long"
    /// No range may start on the day.
    case noCheckIn = "no-check-in"
    /// No range may end on the day.
    case noCheckOut = "no-check-out"
    /// From the day no valid range can be completed.
    case noFeasibleEnd = "no-feasible-end"
    /// Something must stay chosen.
    case required
    /// There would be too many days, or too few.
    case countLimit = "count-limit"
    /// The time zone has not the day.
    case nonexistentDay = "nonexistent-day"
    /// The day is the pending one already.
    case sameDay = "same-day"
    /// The day is on the wrong side of the end that stands.
    case wrongSide = "wrong-side"
    /// The end is before the start.
    case reversed
    /// Nothing was done that could be taken back.
    case nothingToUndo = "nothing-to-undo"
    /// There is no range to extend.
    case nothingToExtend = "nothing-to-extend"
    /// A drag must begin on the range.
    case noDrag = "no-drag"
  }

  /// The reason.
  public let code: Code

  /// The day in the way, where one is.
  public let day: Day?

  /// What the sentence says besides.
  let detail: Detail

  /// What a sentence says besides.
  enum Detail: Hashable, Sendable {
    case none
    /// Another day: the bound that was passed, the start of what is reversed.
    case day(Day)
    /// The day is off by the weekday filter.
    case weekday
    /// The day is refused by a predicate of this name.
    case predicate(String)
    /// The range whose length breaks a limit.
    case length(DayRange, limit: Int, LengthUnit)
    /// The end that stands, on the day in the way.
    case stands(RangeEdge)
    /// The end that is locked.
    case locked(RangeEdge)
    /// The fewest that there must be.
    case least(Int)
    /// The most that there may be.
    case most(Int)
  }

  init(_ code: Code, _ day: Day? = nil, _ detail: Detail = .none) {
    self.code = code
    self.day = day
    self.detail = detail
  }

  /// The refusal of an end that would pass the other one, which stands.
  static func wrongSide(
    of fixed: DayRange, _ standing: RangeEdge
  ) -> Refusal {
    Refusal(.wrongSide, fixed.lowerBound, .stands(standing))
  }

  /// The refusal of an end that would move and is locked.
  static func locked(_ edge: RangeEdge, at day: Day?) -> Refusal {
    Refusal(.wrongSide, day, .locked(edge))
  }

  /// The refusal of a range whose end is before its start.
  public static func reversed(start: Day, end: Day) -> Refusal {
    Refusal(.reversed, end, .day(start))
  }
}
