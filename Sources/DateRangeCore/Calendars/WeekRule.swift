/// Where a week starts, and which week of a year is its first.
///
/// The two numbers are those of Foundation's `Calendar` and of CLDR's
/// `weekData`.
///
///     WeekRule.iso.number(of: day)    // 2026-W53 of 2027-01-01
public struct WeekRule: Hashable, Sendable {
  /// The weekday that a week starts on.
  public let firstWeekday: Weekday

  /// How many days of a week must lie in a year for the week to be of that
  /// year, 1 through 7.
  public let minimumDaysInFirstWeek: Int

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - firstWeekday: The weekday that a week starts on.
  ///   - minimumDaysInFirstWeek: 1 through 7; a number outside is taken as
  ///     the nearest of these. 4 is the rule of ISO 8601, 1 that of the
  ///     United States.
  public init(firstWeekday: Weekday, minimumDaysInFirstWeek: Int = 4) {
    self.firstWeekday = firstWeekday
    self.minimumDaysInFirstWeek = min(max(minimumDaysInFirstWeek, 1), 7)
  }

  /// The rule with another first weekday.
  package func with(firstWeekday: Weekday) -> WeekRule {
    WeekRule(
      firstWeekday: firstWeekday,
      minimumDaysInFirstWeek: minimumDaysInFirstWeek)
  }

  /// Weeks from Monday, the first one with at least four days: ISO 8601.
  public static let iso = WeekRule(firstWeekday: .monday)

  /// The weekdays in the order of the week.
  public var weekdays: [Weekday] { firstWeekday.week }

  /// How many days of its week lie before `day`, 0 through 6.
  public func daysIntoWeek(of day: Day) -> Int {
    firstWeekday.daysForward(to: day.weekday)
  }

  /// The week that `day` is in.
  ///
  /// At the very ends of ``Day`` the week may be cut short.
  public func week(containing day: Day) -> DayRange {
    let first = day.advancedClamped(by: -daysIntoWeek(of: day))
    let last = day.advancedClamped(by: 6 - daysIntoWeek(of: day))
    return first...last
  }
}
