/// How a range is cut.
public enum DayDivision: Hashable, Sendable {
  /// At the borders of the calendar: the outer two parts may be short.
  case calendar(DayUnit)
  /// After so many days or Gregorian months from the start: the last part may
  /// be short.
  case steps(DayStep)
}

/// A range cut into parts that follow one another without a gap.
///
/// A collection of ranges, each computed as it is read, in either direction.
///
///     DayChunks(of: year, by: .calendar(.month))
///     DayChunks(of: year, by: .steps(DayStep(14, .day)))
public struct DayChunks: Hashable, Sendable {
  /// The range.
  public let range: DayRange

  /// How it is cut.
  public let division: DayDivision

  /// Where a week starts.
  public let weekRule: WeekRule

  /// What a month and a year are for ``DayDivision/calendar(_:)``.
  ///
  /// A quarter is always Gregorian, and so are steps.
  public let calendar: CalendarSystem

  /// Cuts a range.
  ///
  /// The result is `nil` when the calendar does not reach over the range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - division: How it is cut.
  ///   - weekRule: Where a week starts.
  ///   - calendar: What a month and a year are, where it is cut at their
  ///     borders.
  public init?(
    of range: DayRange, by division: DayDivision, weekRule: WeekRule = .iso,
    calendar: CalendarSystem = .gregorian
  ) {
    let reach = calendar.days
    guard reach.contains(range.lowerBound), reach.contains(range.upperBound)
    else { return nil }
    self.range = range
    self.division = division
    self.weekRule = weekRule
    self.calendar = calendar
  }

  /// The part that a day of the range is in.
  private func part(containing day: Day) -> DayRange {
    switch division {
    case .calendar(.month):
      return calendar.month(containing: day).days.clamped(to: range)
    case .calendar(.year):
      return calendar.year(of: calendar.month(containing: day))
        .clamped(to: range)
    case .calendar(let unit):
      return unit.range(containing: day, weekRule: weekRule)
        .clamped(to: range)
    case .steps(let step):
      let start = range.lowerBound
      let steps = step.count(from: start, through: day)
      let first = start.adding(steps * step.count, step.unit) ?? start
      let next = start.adding((steps + 1) * step.count, step.unit)
      let last = next?.advancedClamped(by: -1) ?? range.upperBound
      return (first...last).clamped(to: range)
    }
  }
}

extension DayChunks: BidirectionalCollection {
  /// A place between two parts: the number of the day behind it.
  public struct Index: Comparable, Hashable, Sendable {
    fileprivate let epochDay: Int

    /// Whether one place is before another.
    public static func < (left: Index, right: Index) -> Bool {
      left.epochDay < right.epochDay
    }
  }

  /// The place before the first part.
  public var startIndex: Index {
    Index(epochDay: Int(range.lowerBound.epochDay))
  }

  /// The place behind the last part.
  public var endIndex: Index {
    Index(epochDay: Int(range.upperBound.epochDay) + 1)
  }

  /// The part behind a place.
  ///
  /// - Precondition: `index` is not the end.
  public subscript(index: Index) -> DayRange {
    part(containing: day(index.epochDay))
  }

  /// The place behind the part that is behind a place.
  ///
  /// - Precondition: `index` is not the end.
  public func index(after index: Index) -> Index {
    Index(epochDay: Int(self[index].upperBound.epochDay) + 1)
  }

  /// The place before the part that is before a place.
  ///
  /// - Precondition: `index` is not the start.
  public func index(before index: Index) -> Index {
    let part = part(containing: day(index.epochDay - 1))
    return Index(epochDay: Int(part.lowerBound.epochDay))
  }

  private func day(_ epochDay: Int) -> Day {
    guard let day = Day(exactly: epochDay), range.contains(day) else {
      preconditionFailure("\(range) has no part at \(epochDay)")
    }
    return day
  }
}
