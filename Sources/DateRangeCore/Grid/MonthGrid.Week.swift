extension MonthGrid {
  /// One row of a grid: seven cells.
  public struct Week: Hashable, Sendable {
    let grid: MonthGrid

    /// The day of the first cell.
    public let firstDay: Day

    /// The days of the row.
    public var days: DayRange {
      firstDay...firstDay.advancedClamped(by: 6)
    }

    /// The ISO 8601 week of the row's Thursday.
    ///
    /// Every row has one Thursday, whatever weekday it starts on, so a row
    /// has one number and a week that straddles two months the same in both.
    public var isoWeek: WeekOfYear {
      let thursday = firstDay.weekday.daysForward(to: .thursday)
      return WeekRule.iso.number(of: firstDay.advancedClamped(by: thursday))
    }
  }

  /// One day in a grid.
  public struct Cell: Hashable, Sendable {
    /// The day.
    public let day: Day

    /// The number of the day in its own month.
    public let number: Int

    /// Whether the day is in the month that the grid is of.
    public let isInMonth: Bool
  }
}

extension MonthGrid.Week: RandomAccessCollection {
  /// The first column's index.
  public var startIndex: Int { 0 }

  /// The number of columns, 7.
  public var endIndex: Int { 7 }

  /// The cell in a column.
  ///
  /// - Precondition: `column` is 0 through 6.
  public subscript(column: Int) -> MonthGrid.Cell {
    precondition(indices.contains(column), "a week has no column \(column)")
    let day = firstDay.advancedClamped(by: column)
    let isInMonth = grid.month.contains(day)
    let month =
      isInMonth ? grid.month : grid.calendar.month(containing: day)
    return MonthGrid.Cell(
      day: day, number: month.number(of: day), isInMonth: isInMonth)
  }
}
