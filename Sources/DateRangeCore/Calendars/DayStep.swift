/// A number of units: `14d`, `2mo`.
public struct DayStep: Hashable, Sendable {
  /// How many units, at least 1.
  public let count: Int

  /// What is counted.
  public let unit: DayUnit

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - count: How many; a number below 1 is taken as 1, and one that leads
  ///     from any ``Day`` out of the reach of all as a smaller such number.
  ///   - unit: What is counted.
  public init(_ count: Int, _ unit: DayUnit) {
    // Twelve times as many months, or seven times as many days, fit an `Int`.
    self.count = min(max(count, 1), 1 << 33)
    self.unit = unit
  }

  /// How many steps lead from one day to another or the last one before it.
  ///
  /// - Precondition: `end` is not before `start`.
  func count(from start: Day, through end: Day) -> Int {
    guard unit.months > 0 else {
      return start.distance(to: end) / (count * (unit == .week ? 7 : 1))
    }
    // Months are counted within the calendar's reach alone.
    let reach = CalendarSystem.gregorian.days
    let end = min(end, reach.upperBound)
    guard reach.contains(start), start <= end else { return 0 }
    let (one, two) = (start.fields, end.fields)
    let months = 12 * (two.year - one.year) + two.month - one.month
    let steps = months / (count * unit.months)
    // The last step may end later in the month than `end` stands.
    guard let last = start.adding(steps * count, unit), last <= end else {
      return max(steps - 1, 0)
    }
    return steps
  }
}
