import DateRangeCore
import Testing

/// Every month of every system, 1850 through 2150: what must hold whatever
/// the calendar.
@Suite struct MonthScanTests {
  static let systems = CalendarSystem.all.map(\.identifier)

  @Test(arguments: systems) func monthsTileTheDays(identifier: String) throws {
    let system = try CalendarSystem(identifier: identifier)
    var before: Month?
    var months = 0
    for month in system.months(touching: ScanYears.days) {
      months += 1
      if let before {
        #expect(before.lastDay.adding(days: 1) == month.firstDay)
        #expect(system.month(before: month) == before)
      }
      #expect((5...32).contains(month.length), "\(month)")
      #expect(month.number(of: month.lastDay) == Int(month.length))
      #expect(system.month(containing: month.firstDay) == month)
      #expect(system.month(containing: month.lastDay) == month)
      before = month
    }
    #expect(months > 3600)
  }

  @Test(arguments: systems) func labelsLeadBack(identifier: String) throws {
    let system = try CalendarSystem(identifier: identifier)
    for month in system.months(touching: ScanYears.days) {
      func labelled(isLeap: Bool) -> Month? {
        system.month(
          era: Int(month.era), year: Int(month.year),
          number: Int(month.number), isLeap: isLeap)
      }
      #expect(labelled(isLeap: month.isLeap) == month)
      if month.isLeap {
        #expect(labelled(isLeap: false) == system.month(before: month))
      }
    }
  }

  @Test(arguments: systems) func pagingAdds(identifier: String) throws {
    let system = try CalendarSystem(identifier: identifier)
    let months = Array(system.months(touching: ScanYears.days))
    for distance in [2, 13, 235, 3000] {
      for index in stride(from: 0, to: months.count - distance, by: 37) {
        let later = months[index + distance]
        #expect(system.month(months[index], offsetBy: distance) == later)
        #expect(system.month(later, offsetBy: -distance) == months[index])
      }
    }
  }

  @Test(arguments: systems) func gridsShowEachDayOnce(
    identifier: String
  ) throws {
    let system = try CalendarSystem(identifier: identifier)
    let months = Array(system.months(touching: ScanYears.days))
    for index in stride(from: 1, to: months.count - 1, by: 11) {
      let month = months[index]
      let grid = MonthGrid(of: month, in: system, rows: .six)
      let cells = grid.flatMap { Array($0) }
      #expect(cells.count == 42)
      #expect(cells.filter(\.isInMonth).map(\.day) == Array(month.days))
      for cell in cells {
        let own = system.month(containing: cell.day)
        #expect(cell.number == own.number(of: cell.day))
      }
    }
  }

  @Test(arguments: systems) func yearsTileTheMonths(
    identifier: String
  ) throws {
    let system = try CalendarSystem(identifier: identifier)
    var month = system.month(containing: ScanYears.days.lowerBound)
    for _ in 0..<60 {
      let year = system.year(of: month)
      #expect((353...385).contains(year.days))
      let last = system.month(containing: year.upperBound)
      #expect(system.year(of: last) == year)
      month = try #require(system.month(after: last))
      #expect(month.number == 1 && !month.isLeap)
    }
  }

  /// A label that is no month's is `nil`, and one that is leads to a month
  /// that bears it, at its start or its end.
  @Test(arguments: systems) func anyLabelIsAnswered(
    identifier: String
  ) throws {
    let system = try CalendarSystem(identifier: identifier)
    for era in [0, 1, 2, 72, 78, 90, 192, 193, 231, 236, 237, 255, 256] {
      for year in [-999_999, -1, 0, 1, 2, 61, 1600, 500_000, 998_500] {
        for number in [0, 1, 6, 12, 13, 14] {
          for isLeap in [false, true] {
            guard
              let month = system.month(
                era: era, year: year, number: number, isLeap: isLeap)
            else { continue }
            let labels = [month, system.openingLabel(of: month) ?? month]
            #expect(
              labels.contains {
                Int($0.era) == era && Int($0.year) == year
                  && Int($0.number) == number && $0.isLeap == isLeap
              })
            #expect(system.month(containing: month.firstDay) == month)
          }
        }
      }
    }
  }

  @Test(arguments: systems) func theReachIsWholeMonths(
    identifier: String
  ) throws {
    let system = try CalendarSystem(identifier: identifier)
    let first = system.month(containing: system.days.lowerBound)
    #expect(first.firstDay == system.days.lowerBound)
    #expect(system.month(before: first) == nil)
    #expect(system.month(containing: .min) == first)
    let last = system.month(containing: system.days.upperBound)
    #expect(last.lastDay == system.days.upperBound)
    #expect(system.month(after: last) == nil)
    #expect(system.month(containing: .max) == last)
    for count in [Int.min, -100_000_000, 100_000_000, Int.max] {
      #expect(system.month(first, offsetBy: count) == nil)
      #expect(system.month(last, offsetBy: count) == nil)
    }
    for year in [Int.min, -3_000_000, 3_000_000, Int.max] {
      for number in [Int.min, 0, 1, 14, Int.max] {
        for era in [nil, Int.min, -1, 0, 1, 78, 236, Int.max] {
          let month = system.month(era: era, year: year, number: number)
          #expect(month == nil)
        }
      }
    }
  }
}
