/// What turns days into months: the arithmetic of a calendar and nothing
/// else.
///
/// A time zone says when a day starts, a ``WeekRule`` where a week starts, a
/// locale what a month is called. None of them has a say in how long a month
/// is, so none of them is in here.
public struct CalendarSystem: Hashable, Sendable {
  private enum Engine: Hashable, Sendable {
    case gregorian
  }

  private let engine: Engine

  /// The proleptic Gregorian calendar of ISO 8601: Gregorian before 1582 too.
  public static let gregorian = CalendarSystem(engine: .gregorian)

  /// The days that the system has months for.
  ///
  /// In Gregorian the years -999,999 through 999,999.
  public var days: DayRange {
    switch engine {
    case .gregorian: Civil.days
    }
  }

  /// The month that `day` is in.
  ///
  /// For a day outside ``days`` it is the nearest month there is.
  public func month(containing day: Day) -> Month {
    let day = min(max(day, days.lowerBound), days.upperBound)
    switch engine {
    case .gregorian: return Civil.month(containing: day)
    }
  }

  /// The month with a label.
  ///
  /// - Parameters:
  ///   - year: The year within the era.
  ///   - number: The month of the year, from 1.
  /// - Returns: `nil` when the system has no such month.
  public func month(year: Int, number: Int) -> Month? {
    switch engine {
    case .gregorian: Civil.month(year: year, number: number)
    }
  }
}

extension CalendarSystem {
  /// The month `count` months later, or earlier when negative.
  ///
  /// - Returns: `nil` when the system's months do not reach so far.
  /// - Complexity: O(1).
  public func month(_ month: Month, offsetBy count: Int) -> Month? {
    switch engine {
    case .gregorian: Civil.month(month, offsetBy: count)
    }
  }

  /// The next month, or `nil` at the end of the system's reach.
  public func month(after month: Month) -> Month? {
    self.month(month, offsetBy: 1)
  }

  /// The month before, or `nil` at the start of the system's reach.
  public func month(before month: Month) -> Month? {
    self.month(month, offsetBy: -1)
  }
}
