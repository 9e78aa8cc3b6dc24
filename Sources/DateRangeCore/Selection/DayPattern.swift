/// Some days: every Sunday, say, and the public holidays.
///
///     DayPattern(weekdays: [.sunday], days: holidays)
public struct DayPattern: Hashable, Sendable {
  /// The weekdays of which every day is meant.
  public var weekdays: WeekdaySet

  /// The days meant besides.
  public var days: DayRangeSet

  /// Creates a pattern; with nothing given it has no day.
  public init(weekdays: WeekdaySet = [], days: DayRangeSet = []) {
    self.weekdays = weekdays
    self.days = days
  }

  /// Whether no day is meant.
  public var isEmpty: Bool { weekdays.isEmpty && days.isEmpty }

  /// Whether `day` is one of them.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func contains(_ day: Day) -> Bool {
    !weekdays.isEmpty && weekdays.contains(day.weekday)
      || !days.isEmpty && days.contains(day)
  }

  /// The days of either pattern.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges.
  public func union(_ other: DayPattern) -> DayPattern {
    DayPattern(
      weekdays: weekdays.union(other.weekdays), days: days.union(other.days))
  }
}

extension DayPattern: ExpressibleByArrayLiteral {
  /// Creates the pattern of all days in some ranges.
  public init(arrayLiteral ranges: DayRange...) {
    self.init(days: DayRangeSet(ranges))
  }
}
