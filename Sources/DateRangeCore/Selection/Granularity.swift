/// What a tap on a day stands for: the day, its week, its month.
///
///     Granularity(.week).unit(of: wednesday)    // Monday…Sunday
///     Granularity(.span(-2...4))                // a fixed stay around a day
public struct Granularity: Hashable, Sendable {
  /// The kind of unit.
  public enum Kind: Hashable, Sendable {
    /// A day.
    case day
    /// Seven days, as the ``Granularity/weekRule`` cuts them.
    case week
    /// A month of the ``Granularity/calendar``.
    case month
    /// Three Gregorian months.
    case quarter
    /// A year of the ``Granularity/calendar``.
    case year
    /// The days from so many after the tap to so many after it, negative for
    /// before. In mode ``SelectionMode/range`` one tap completes it.
    case span(ClosedRange<Int>)
  }

  /// The kind of unit.
  public var kind: Kind

  /// Where a week starts.
  public var weekRule: WeekRule

  /// The calendar system that a month or a year is one of.
  public var calendar: CalendarSystem

  /// Creates a granularity.
  public init(
    _ kind: Kind, weekRule: WeekRule = .iso,
    calendar: CalendarSystem = .gregorian
  ) {
    self.kind = kind
    self.weekRule = weekRule
    self.calendar = calendar
  }

  /// A tap is a day.
  public static let day = Granularity(.day)

  /// Whether a unit is a single day.
  var isDay: Bool { kind == .day }

  /// Whether units overlap, so that they cannot be counted.
  var isSpan: Bool {
    if case .span = kind { true } else { false }
  }

  /// The unit that `day` stands for.
  ///
  /// - Parameter day: A day.
  /// - Returns: `nil` where part of the unit is beyond the reach of ``Day``
  ///   or of the calendar system.
  public func unit(of day: Day) -> DayRange? {
    switch kind {
    case .day: return day...day
    case .span(let offsets):
      guard let first = day.adding(days: offsets.lowerBound),
        let last = day.adding(days: offsets.upperBound)
      else { return nil }
      return first...last
    case .week:
      let week = weekRule.week(containing: day)
      return week.days == 7 ? week : nil
    case .month, .quarter, .year:
      guard calendar.days.contains(day) else { return nil }
      let month = calendar.month(containing: day)
      return switch kind {
      case .month: month.days
      case .quarter: DayUnit.quarter.range(containing: day)
      default: calendar.year(of: month)
      }
    }
  }
}
