import DateRangeCore
import Testing

/// Bugs that people have reported of other calendars, by repository and
/// number: what is right there must be right here.
@Suite struct ReportedCalendarBugs {
  /// A day, and the date it has in a calendar.
  @Test(arguments: [
    // gpbl/react-day-picker#2842: Persian 1313.
    (CalendarSystem.persian, "1934-03-21", 1313, 1, false, 1),
    // iamkun/dayjs#2840: the 30th of Esfand 1403.
    (.persian, "2025-03-20", 1403, 12, false, 30),
    // adobe/react-spectrum#3757: a conversion that stuck at 30.
    (.persian, "2022-12-22", 1401, 10, false, 1),
    (.persian, "2022-12-31", 1401, 10, false, 10),
    // adobe/react-spectrum#5960: months that began on the 30th.
    (.persian, "2025-03-21", 1404, 1, false, 1),
    // duckdb/duckdb#24581: leap months skipped.
    (.chinese, "1917-03-23", 54, 2, true, 1),
    (.chinese, "2018-11-07", 35, 9, false, 30),
    // jjonline/calendar.js#11: a month cut short.
    (.chinese, "1933-07-22", 10, 5, true, 30),
  ])
  func date(
    system: CalendarSystem, day: String, year: Int, number: Int,
    isLeap: Bool, dayNumber: Int
  ) throws {
    let day = try #require(Day(day))
    let month = system.month(containing: day)
    #expect(Int(month.year) == year)
    #expect(Int(month.number) == number)
    #expect(month.isLeap == isLeap)
    #expect(month.number(of: day) == dayNumber)
  }

  /// adobe/react-spectrum#5960 again: 1 Farvardin 1404 is a Friday.
  @Test func aPersianYearBeginsOnItsWeekday() {
    let month = CalendarSystem.persian.month(year: 1404, number: 1)
    #expect(month?.firstDay.weekday == .friday)
  }

  /// Wrong week numbers.
  @Test(arguments: [
    ("2018-04-12", 2018, 15),  // gpbl/react-day-picker#692
    ("2023-06-16", 2023, 24),  // gpbl/react-day-picker#1810
    ("2021-01-18", 2021, 3),  // Hacker0x01/react-datepicker#2675
    ("2013-07-04", 2013, 27),  // fullcalendar/fullcalendar#2168
    ("2015-12-28", 2015, 53),  // fullcalendar/fullcalendar#2458
  ])
  func isoWeek(day: String, year: Int, number: Int) throws {
    let week = WeekRule.iso.number(of: try #require(Day(day)))
    #expect(week.year == year)
    #expect(week.number == number)
  }

  /// pakerwreah/Calendr#208: British weeks shown from Sunday.
  @Test func aFirstWeekFromSunday() throws {
    let rule = WeekRule(firstWeekday: .sunday, minimumDaysInFirstWeek: 4)
    let week = rule.number(of: try #require(Day("2024-01-01")))
    #expect(week.year == 2024 && week.number == 1)
  }

  /// A day shown twice, or not at all, where the clocks go back or forward.
  @Test(arguments: [
    (2023, 10),  // mui/mui-x#10584
    (2021, 3),  // mui/material-ui#25627
    (2019, 2),  // nhn/tui.calendar#257
    (2017, 10),  // mlaursen/react-md#605
    (2013, 10),  // longbill/jquery-date-range-picker#2
  ])
  func eachDayOnce(year: Int, number: Int) throws {
    let month = try #require(
      CalendarSystem.gregorian.month(year: year, number: number))
    for first in Weekday.allCases {
      let grid = MonthGrid(
        of: month, weekRule: WeekRule(firstWeekday: first), rows: .six)
      let days = grid.flatMap { $0.map(\.day) }
      #expect(days == Array(days[0]...days[41]))
    }
  }
}
