import DateRangeCore
import DateRangeTestSupport
import Testing

@Suite struct MonthGridTests {
  static let gregorian = CalendarSystem.gregorian

  /// A month as a walk through the calendar finds it.
  struct WalkedMonth {
    /// Its first day.
    var first: CivilWalk
    /// The six days before it and the 48 from it on.
    var days: [CivilWalk]

    /// Whether the grid is this month from `weekday` on.
    func agrees(with grid: MonthGrid, from weekday: Weekday) -> Bool {
      let lead = (first.weekday - (weekday.rawValue - 1) + 7) % 7
      guard grid.count == (lead + first.length + 6) / 7 else { return false }
      var next = days.dropFirst(6 - lead)
      for week in grid {
        let row = next.prefix(7)
        let agrees = zip(row, week).allSatisfy { day, cell in
          Int(cell.day.epochDay) == day.epochDay && cell.number == day.day
            && cell.isInMonth
              == (day.month == first.month && day.year == first.year)
        }
        // Week 1 is that of the first Thursday of the year.
        let isoWeek = row.first { $0.weekday == 3 }.map {
          (year: $0.year, number: ($0.dayOfYear - 1) / 7 + 1)
        }
        guard agrees, isoWeek?.year == week.isoWeek.year,
          isoWeek?.number == week.isoWeek.number
        else { return false }
        next = next.dropFirst(7)
      }
      return true
    }
  }

  /// Calls `body` with every month of the years 1 through 9999 for which
  /// `isWanted`.
  static func walkMonths(
    where isWanted: (CivilWalk) -> Bool, _ body: (WalkedMonth) throws -> Void
  ) rethrows {
    var walk = CivilWalk()
    var before: [CivilWalk] = []
    while walk.year <= 9999 {
      if walk.day == 1, walk.year >= 1, isWanted(walk) {
        var ahead = walk
        let days = (0..<48).map { _ in
          defer { ahead.step() }
          return ahead
        }
        try body(WalkedMonth(first: walk, days: before + days))
      }
      if walk.length - walk.day < 6 { before.append(walk) }
      walk.step()
      if walk.day == 1 { before.removeFirst(max(before.count - 6, 0)) }
    }
  }

  /// In the long run all years.
  ///
  /// Otherwise one of 50, and 40 in a row, which have all 14 shapes that a
  /// year can have.
  @Test func `agrees with a walk, from all seven weekdays`() throws {
    var shapes: Set<[Int]> = []
    var grids = 0
    try Self.walkMonths {
      Depth.isLong || $0.year.isMultiple(of: 50)
        || (2000..<2040).contains($0.year)
    } _: { walked in
      let first = walked.first
      let month = try #require(
        Self.gregorian.month(year: first.year, number: first.month))
      if first.month == 12 {
        shapes.insert([first.weekday, first.dayOfYear])
      }
      for weekday in Weekday.allCases {
        let rule = WeekRule(firstWeekday: weekday)
        let grid = MonthGrid(of: month, weekRule: rule)
        guard walked.agrees(with: grid, from: weekday) else {
          Issue.record("\(month.firstDay) from \(weekday)")
          return
        }
        grids += 1
      }
    }
    #expect(shapes.count == 14)
    print("MonthGridTests: \(grids) of \(9999 * 12 * 7) grids")
  }
}
