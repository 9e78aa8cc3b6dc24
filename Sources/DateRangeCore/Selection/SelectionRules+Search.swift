/// What is looked for: a day where the missing end can be.
struct EndSearch {
  /// The end that is missing.
  var moving: RangeEdge

  /// What stands: a unit, or a range that the new one merges with.
  var base: DayRange

  /// The days to look at.
  var window = Day.min...Day.max

  /// The end of the window that the wanted day should be near.
  var nearest: RangeEdge

  /// Whether lengths count.
  var isLengthChecked = true

  /// Whether at most ``limit`` days are asked of a predicate.
  var isBounded = true

  /// How many days are asked of a predicate, and how many units are tried,
  /// before a search gives up.
  static let limit = 3660

  init(moving: RangeEdge, from base: DayRange, nearest: RangeEdge) {
    self.moving = moving
    self.base = base
    self.nearest = nearest
  }

  /// What came of a search.
  enum Result {
    case found(DayRange)
    case nothing
    /// The search gave up before the end of its window.
    case unknown

    /// Whether there may be such a day.
    var isPossible: Bool {
      if case .nothing = self { false } else { true }
    }

    /// The range up to the day.
    var range: DayRange? {
      if case .found(let range) = self { range } else { nil }
    }
  }
}

extension SelectionRules {
  /// Looks for the day where the missing end makes a valid range.
  ///
  /// - Complexity: Days without a predicate are found by halving: O(log *n*)
  ///   in the ranges of the constraints, for each season of length limits
  ///   within the window when the start is missing, and for each run of days
  ///   within it that cannot be an end. Else at most ``EndSearch/limit`` days
  ///   or units are tried.
  func search(_ search: EndSearch) -> EndSearch.Result {
    guard canStand(search), var reach = reach(of: search)
    else { return .nothing }
    var isCut = false
    if constraints.predicate != nil, policy.blocked != .allow {
      (reach, isCut) = predicateReach(of: search, within: reach)
    }
    // The base alone is not a completion.
    let near = search.base.day(at: search.moving)
    guard let beyond = near.adding(days: search.moving.other.step),
      reach.contains(beyond),
      let window = DayRange(
        between: beyond, and: reach.day(at: search.moving)
      ).intersection(search.window)
    else { return isCut ? .unknown : .nothing }
    if constraints.predicate != nil || !granularity.isDay {
      let result = walk(search, window)
      return result.isPossible || !isCut ? result : .unknown
    }
    let day =
      search.moving == .end
      ? lastDay(search, window) : firstDay(search, window)
    return day.map { .found(search.base.hull($0...$0)) } ?? .nothing
  }

  /// Whether the end that stands can be a check-in, or a check-out: if not,
  /// no other end makes it one.
  private func canStand(_ search: EndSearch) -> Bool {
    switch search.moving {
    case .end:
      lock == .start || !constraints.noCheckIn.contains(search.base.lowerBound)
    case .start:
      lock == .end || !constraints.noCheckOut.contains(search.base.upperBound)
    }
  }

  /// The days that the missing end can be on with nothing in the way: the
  /// base, and beyond.
  private func reach(of search: EndSearch) -> DayRange? {
    let base = search.base
    let bounds = constraints.bounds
    let isAllowed = policy.blocked == .allow
    switch search.moving {
    case .end:
      var last = bounds.upperBound
      let isNightFree =
        lock == .start && base.nights == 0
        || !constraints.blockedNights.contains(
          isAllowed ? base.lowerBound : base.upperBound)
      if !isNightFree { last = base.upperBound }
      guard base.upperBound < last else { return base }
      let beyond = base.upperBound.advancedClamped(by: 1)...last
      if isAllowed { return base.hull(beyond) }
      if let day = barrier(in: beyond, nearest: .start) {
        last = day.advancedClamped(by: -1)
      }
      if let night = constraints.blockedNights.nearest(in: beyond, to: .start) {
        last = min(last, night)
      }
      return base.lowerBound...max(base.upperBound, last)
    case .start:
      var first = bounds.lowerBound
      guard first < base.lowerBound else { return base }
      let before = first...base.lowerBound.advancedClamped(by: -1)
      if isAllowed { return base.hull(before) }
      if let day = barrier(in: before, nearest: .end) {
        first = day.advancedClamped(by: 1)
      }
      if let night = constraints.blockedNights.nearest(in: before, to: .end) {
        first = max(first, night.advancedClamped(by: 1))
      }
      return min(base.lowerBound, first)...base.upperBound
    }
  }

  /// The nearest day that no range goes over.
  private func barrier(in days: DayRange, nearest edge: RangeEdge) -> Day? {
    let taken = constraints.blocked.nearest(in: days, to: edge)
    guard policy.weekday == .asBlocked,
      let off = constraints.weekdays.complement.nearest(in: days, to: edge)
    else { return taken }
    guard let taken else { return off }
    return edge == .start ? min(taken, off) : max(taken, off)
  }

  /// The part of `reach` up to the first day that the predicate refuses, and
  /// whether it was cut for want of asking on.
  private func predicateReach(
    of search: EndSearch, within reach: DayRange
  ) -> (reach: DayRange, isCut: Bool) {
    guard let predicate = constraints.predicate else { return (reach, false) }
    let edge = search.moving
    let anchor = search.base.day(at: edge.other)
    var last = search.base.day(at: edge)
    var asked = 0
    while let next = last.adding(days: edge.other.step), reach.contains(next) {
      if search.isBounded, asked == EndSearch.limit {
        return (search.base.hull(last...last), true)
      }
      guard predicate.isAvailable(next, anchor: anchor) else { break }
      last = next
      asked += 1
    }
    return (search.base.hull(last...last), false)
  }

  /// Tries unit after unit.
  ///
  /// On the way out ranges only grow: where all starts have the same limits,
  /// the first that is too long is the last to try.
  private func walk(
    _ search: EndSearch, _ window: DayRange
  ) -> EndSearch.Result {
    let isOutward = search.nearest == search.moving.other
    let hasOneLimit =
      search.moving == .end || constraints.lengths.seasons.isEmpty
    var day = window.day(at: search.nearest)
    for _ in 0..<EndSearch.limit {
      guard let unit = granularity.unit(of: day) else { return .nothing }
      let range = search.base.hull(unit)
      let completion = Completion(
        fixed: search.base, range: range, standing: search.moving.other)
      let length =
        search.isLengthChecked && policy.length != .allow
        ? lengthRefusal(of: range)?.code : nil
      if length == .tooLong, isOutward, hasOneLimit { return .nothing }
      if length == nil,
        window.contains(unit.lowerBound), window.contains(unit.upperBound),
        endRefusal(of: completion) == nil,
        // What lies between was dealt with by the reach, unless all may be
        // crossed: then a start's own night still counts.
        policy.blocked != .allow || crossing(of: completion) == nil
      {
        return .found(range)
      }
      guard
        let next = unit.day(at: search.nearest.other)
          .adding(days: search.nearest.step),
        window.contains(next)
      else { return .nothing }
      day = next
    }
    return .unknown
  }
}
