/// Which days, ends and lengths can be had.
///
/// Every constraint ANDs with every other. What happens when one is broken is
/// the policy's matter.
///
///     var constraints = SelectionConstraints()
///     constraints.bounds = today...Day.max
///     constraints.blockedNights.days = booked
///     constraints.lengths = LengthLimits(minNights: 2)
public struct SelectionConstraints: Hashable, Sendable {
  /// The earliest day and the latest.
  public var bounds: DayRange = Day.min...Day.max

  /// The weekdays that an end of a range, or a chosen day, may be.
  public var weekdays: WeekdaySet = .all

  /// Days that are taken.
  public var blocked: DayPattern = []

  /// Nights that are taken, each by the day that it begins on.
  ///
  /// A stay `a...b` uses the nights of `a..<b`, so the first day of a blocked
  /// night can be a check-out, and the day after it a check-in.
  public var blockedNights: DayPattern = []

  /// Days on which no range may start.
  public var noCheckIn: DayPattern = []

  /// Days on which no range may end.
  public var noCheckOut: DayPattern = []

  /// Days that the time zone has not: no range ends on one.
  public var nonexistent: DayRangeSet = []

  /// A rule of one's own.
  public var predicate: DayPredicate?

  /// How short and how long a range may be.
  public var lengths = LengthLimits()

  /// Creates constraints that refuse nothing.
  public init() {}
}
