/// A month laid out in weeks, as a calendar on a wall shows it.
///
/// A collection of weeks, each a collection of seven cells. Nothing is
/// stored but the month and where its first row starts: cells are computed
/// as they are read, and a grid costs no heap.
///
///     for week in MonthGrid(of: november, weekRule: .iso) {
///       for cell in week { print(cell.number, cell.isInMonth) }
///     }
public struct MonthGrid: Hashable, Sendable {
  /// How many rows a grid has.
  public enum Rows: Hashable, Sendable {
    /// As many as the month touches weeks: 4, 5 or 6, fewer for the short
    /// months of some calendar systems.
    case fitting
    /// Always six, so that nothing below the grid moves from month to month.
    case six
  }

  /// The month.
  public let month: Month

  /// The calendar system that numbers the cells outside the month.
  public let calendar: CalendarSystem

  /// The day of the first cell.
  let firstDay: Day

  /// The number of weeks.
  let rowCount: UInt8

  /// Lays out a month.
  ///
  /// - Parameters:
  ///   - month: A month of `calendar`.
  ///   - calendar: The calendar system of the month.
  ///   - weekRule: Which weekday a row starts on.
  ///   - rows: How many rows there are.
  public init(
    of month: Month,
    in calendar: CalendarSystem = .gregorian,
    weekRule: WeekRule = .iso,
    rows: Rows = .fitting
  ) {
    let lead = weekRule.daysIntoWeek(of: month.firstDay)
    self.month = month
    self.calendar = calendar
    firstDay = month.firstDay.advancedClamped(by: -lead)
    rowCount = rows == .six ? 6 : UInt8((lead + Int(month.length) + 6) / 7)
  }
}

extension MonthGrid {
  /// The days of all cells.
  public var days: DayRange {
    firstDay...firstDay.advancedClamped(by: 7 * count - 1)
  }
}

extension MonthGrid: RandomAccessCollection {
  /// The first row's index.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { Int(rowCount) }

  /// The week in a row.
  ///
  /// - Precondition: `row` is one of `indices`.
  public subscript(row: Int) -> Week {
    precondition(indices.contains(row), "a grid of \(count) has no row \(row)")
    let firstDay = firstDay.advancedClamped(by: 7 * row)
    return Week(
      grid: self, firstDay: firstDay,
      lengthBefore: firstDay < month.firstDay
        ? calendar.month(before: month)?.length ?? 0 : 0)
  }

  /// The row that `day` is in, or `nil` when the grid does not show it.
  public func row(of day: Day) -> Int? {
    let row = firstDay.distance(to: day).floorDivided(by: 7)
    return indices.contains(row) ? row : nil
  }
}
