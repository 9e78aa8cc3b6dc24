/// A range of which one end stands and the other is being chosen.
struct Completion {
  /// The unit at the end that stands.
  var fixed: DayRange
  /// The whole range.
  var range: DayRange
  /// The end that stands.
  var standing: RangeEdge

  /// Whether both ends are the same unit.
  var isOneUnit: Bool { range == fixed }

  init(fixed: DayRange, range: DayRange, standing: RangeEdge) {
    self.fixed = fixed
    self.range = range
    self.standing = standing
  }

  /// The range of two units.
  ///
  /// Of one unit alone the end that stands is the one that is pending.
  init(
    _ fixed: DayRange, _ moved: DayRange, anchor: SelectionState.Anchor?
  ) {
    self.fixed = fixed
    range = fixed.hull(moved)
    standing =
      moved == fixed
      ? anchor?.role ?? .start
      : moved.lowerBound < fixed.lowerBound ? .end : .start
  }
}

/// The one check, behind every door: taps, drags, the keyboard, typed text,
/// presets and the host.
extension SelectionRules {
  /// Why a range cannot be, or `nil` when it can.
  ///
  /// The first reason is given, in this order: the ends, check-in and
  /// check-out, what lies between, the length; of several days in the way the
  /// earliest. What the policy allows is no reason. In the modes `day` and
  /// `days` nights, check-ins, check-outs and lengths have no meaning.
  ///
  /// - Complexity: O(log *n*) in the ranges of the constraints. A predicate
  ///   is asked about every day.
  public func refusal(of range: DayRange) -> Refusal? {
    refusal(of: range, standing: .start)
  }

  /// Why a range cannot be, where one end stood first: days in the way are
  /// looked for from there, and it is the predicate's anchor.
  func refusal(of range: DayRange, standing: RangeEdge) -> Refusal? {
    let whole = Completion(fixed: range, range: range, standing: standing)
    return endRefusal(of: whole) ?? crossing(of: whole)
      ?? (policy.length == .allow ? nil : lengthRefusal(of: range))
  }

  /// Why a day cannot be an end, or be chosen.
  func refusal(of day: Day, anchor: Day? = nil) -> Refusal? {
    if let refusal = outOfBounds(day...day) { return refusal }
    if !constraints.nonexistent.isEmpty, constraints.nonexistent.contains(day) {
      return Refusal(.nonexistentDay, day)
    }
    if !constraints.weekdays.contains(day.weekday) {
      return Refusal(.weekdayNotOffered, day)
    }
    if constraints.blocked.contains(day) { return Refusal(.blocked, day) }
    if let predicate = constraints.predicate,
      !predicate.isAvailable(day, anchor: anchor)
    {
      return Refusal(.blocked, day, .predicate(predicate.name))
    }
    return nil
  }

  /// Why a unit cannot be part of a range, whatever the rest of it.
  func refusal(ofUnit unit: DayRange) -> Refusal? {
    if unit.days == 1 { return refusal(of: unit.lowerBound) }
    return outOfBounds(unit)
      ?? refusal(of: unit.lowerBound).flatMap { first in
        refusal(of: unit.upperBound).map { _ in first }
      }
      ?? crossing(
        of: Completion(fixed: unit, range: unit, standing: .start))
  }

  /// A day that is so far out that its unit is beyond reach: that of the
  /// calendar system, or else of ``Day``.
  func beyondReach(_ day: Day) -> Refusal {
    let calendar = granularity.calendar.days
    let isEarly =
      calendar.contains(day) ? day < .epoch : day < calendar.lowerBound
    return beyondReach(day, isEarly ? .start : .end)
  }

  /// The first day out of reach at one end of time.
  func beyondReach(_ edge: RangeEdge) -> Refusal {
    let step = edge == .start ? -1 : 1
    return beyondReach(reach.day(at: edge).advancedClamped(by: step), edge)
  }

  private func beyondReach(_ day: Day, _ edge: RangeEdge) -> Refusal {
    Refusal(
      edge == .start ? .beforeEarliest : .afterLatest, day,
      .day(reach.day(at: edge)))
  }

  /// The days that the calendar system has within the bounds.
  private var reach: DayRange {
    let calendar = granularity.calendar.days
    return constraints.bounds.intersection(calendar) ?? calendar
  }

  private func outOfBounds(_ range: DayRange) -> Refusal? {
    let bounds = constraints.bounds
    if range.lowerBound < bounds.lowerBound {
      return Refusal(
        .beforeEarliest, range.lowerBound, .day(bounds.lowerBound))
    }
    if range.upperBound > bounds.upperBound {
      return Refusal(.afterLatest, range.upperBound, .day(bounds.upperBound))
    }
    return nil
  }
}

extension SelectionRules {
  /// Why the ends of a range cannot be its ends.
  ///
  /// A locked end is not looked at, and an end that stands only when it is
  /// the one that was chosen too.
  func endRefusal(of completion: Completion) -> Refusal? {
    let range = completion.range
    let standing = completion.standing
    let anchor = range.day(at: standing)
    if completion.isOneUnit, lock != standing,
      let refusal = refusal(of: anchor)
    {
      return refusal
    }
    if lock != standing.other,
      let refusal = refusal(of: range.day(at: standing.other), anchor: anchor)
    {
      return refusal
    }
    guard mode.isOfRanges else { return nil }
    if lock != .start, constraints.noCheckIn.contains(range.lowerBound) {
      return Refusal(.noCheckIn, range.lowerBound)
    }
    if lock != .end, constraints.noCheckOut.contains(range.upperBound) {
      return Refusal(.noCheckOut, range.upperBound)
    }
    return nil
  }

  /// The first thing in the way between the ends, from the one that stands.
  ///
  /// Where the policy allows to go over anything, a stay still cannot begin
  /// with a night that is taken.
  func crossing(of completion: Completion) -> Refusal? {
    let range = completion.range
    guard policy.blocked != .allow else {
      return mode.isOfRanges && lock != .start && range.nights > 0
        && constraints.blockedNights.contains(range.lowerBound)
        ? Refusal(.blockedNight, range.lowerBound) : nil
    }
    let inner = range.dropping(lock)
    let nights = range.nightDays?.dropping(lock == .start ? .start : nil)
    let day = inner.flatMap {
      unavailable(in: $0, from: completion.standing, range)
    }
    guard mode.isOfRanges,
      let nights,
      let night = constraints.blockedNights.nearest(
        in: nights, to: completion.standing)
    else { return day }
    guard let taken = day?.day else { return Refusal(.blockedNight, night) }
    // A night comes after the day that it is named for.
    let isNightFirst =
      completion.standing == .start ? night < taken : night >= taken
    return isNightFirst ? Refusal(.blockedNight, night) : day
  }

  /// The first day that blocks, from one end of some days.
  private func unavailable(
    in days: DayRange, from edge: RangeEdge, _ range: DayRange
  ) -> Refusal? {
    var nearest: Refusal?
    var days = days
    func take(_ day: Day, _ detail: Refusal.Detail) {
      nearest = Refusal(.blockedInside, day, detail)
      days = edge == .start ? days.lowerBound...day : day...days.upperBound
    }
    if let day = constraints.blocked.nearest(in: days, to: edge) {
      take(day, .none)
    }
    if policy.weekday == .asBlocked,
      let day = constraints.weekdays.complement.nearest(in: days, to: edge)
    {
      take(day, .weekday)
    }
    if let predicate = constraints.predicate {
      let anchor = range.day(at: edge)
      let isRefused = { (day: Day) in
        !predicate.isAvailable(day, anchor: day == anchor ? nil : anchor)
      }
      let day =
        edge == .start
        ? days.first(where: isRefused)
        : days.last(where: isRefused)
      if let day { take(day, .predicate(predicate.name)) }
    }
    return nearest
  }

  /// Which limit a length breaks.
  func lengthRefusal(of range: DayRange) -> Refusal? {
    guard mode.isOfRanges, !constraints.lengths.isEmpty else { return nil }
    return constraints.lengths.refusal(of: range)
  }
}

extension DayRange {
  /// The range without the day at one end; `nil` when nothing is left.
  fileprivate func dropping(_ edge: RangeEdge?) -> DayRange? {
    guard let edge else { return self }
    guard lowerBound < upperBound else { return nil }
    return edge == .start
      ? lowerBound.advancedClamped(by: 1)...upperBound
      : lowerBound...upperBound.advancedClamped(by: -1)
  }

  /// The nights of a stay, each by the day that it begins on.
  fileprivate var nightDays: DayRange? { dropping(.end) }
}
