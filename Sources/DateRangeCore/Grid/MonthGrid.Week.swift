extension MonthGrid {
  /// One row of a grid: seven cells.
  public struct Week: Hashable, Sendable {
    let grid: MonthGrid

    /// The day of the first cell.
    public let firstDay: Day

    /// The length of the month before the grid's, where there is one and the
    /// row shows it.
    let lengthBefore: UInt8

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

    /// The number of the day in its own month, from 1.
    ///
    /// Beside the calendar system's first and last month, days have the
    /// numbers that its rule would go on with.
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
    let number = grid.month.number(of: day)
    let isInMonth = (1...Int(grid.month.length)).contains(number)
    return MonthGrid.Cell(
      day: day, number: isInMonth ? number : self.number(outside: day),
      isInMonth: isInMonth)
  }

  /// The number, in its own month, of a day outside the grid's month.
  ///
  /// To find a month can cost thousands of times what a cell costs, so the
  /// calendar is only asked where counting on is not enough: next to the
  /// thirteenth month of five days that some calendar systems have, and before
  /// a system's first month.
  private func number(outside day: Day) -> Int {
    let number = grid.month.number(of: day)
    let counted =
      number < 1
      ? number + Int(lengthBefore) : number - Int(grid.month.length)
    let isCertain =
      number < 1
      ? counted >= 1 : counted <= grid.calendar.shortestMonthLength
    return isCertain
      ? counted : grid.calendar.dayOfMonth(of: day)
  }
}
