import DateRangeCore
import Testing

/// The calendars against their published rules, stated another way than the
/// code states them.
@Suite struct CalendarRulesTests {
  /// New Year's days and other days that almanacs print.
  static let printed:
    [(
      system: CalendarSystem, era: Int?, year: Int, month: Int, first: String
    )] = [
      (.hebrew, nil, 1, 1, "-003760-09-07"),  // the epoch, 7 Oct 3761 BC Julian
      (.hebrew, nil, 5784, 1, "2023-09-16"),
      (.hebrew, nil, 5785, 1, "2024-10-03"),
      (.hebrew, nil, 5787, 1, "2026-09-12"),
      (.hebrew, nil, 5784, 6, "2024-02-10"),  // Adar I
      (.persian, nil, 1304, 1, "1925-03-21"),  // the year of the law
      (.persian, nil, 1403, 1, "2024-03-20"),
      (.persian, nil, 1404, 1, "2025-03-21"),
      (.indian, nil, 1879, 1, "1957-03-22"),  // the day it came into force
      (.indian, nil, 1946, 1, "2024-03-21"),
      (.coptic, nil, 1, 1, "0284-08-29"),
      (.coptic, nil, 1740, 1, "2023-09-12"),
      (.ethiopicAmeteMihret, nil, 1, 1, "0008-08-27"),
      (.ethiopicAmeteMihret, nil, 2017, 1, "2024-09-11"),
      (.ethiopicAmeteMihret, 0, 5500, 1, "0007-08-28"),
      (.ethiopicAmeteAlem, nil, 7517, 1, "2024-09-11"),
      (.islamicCivil, nil, 1, 1, "0622-07-19"),  // 16 July 622 Julian
      (.islamicTabular, nil, 1, 1, "0622-07-18"),
      (.islamicUmmAlQura, nil, 1445, 9, "2024-03-11"),
      (.islamicUmmAlQura, nil, 1447, 9, "2026-02-18"),
      (.buddhist, nil, 2569, 1, "2026-01-01"),
      (.republicOfChina, nil, 1, 1, "1912-01-01"),
      (.republicOfChina, 0, 1, 12, "1911-12-01"),
      (.japanese, 236, 1, 5, "2019-05-01"),
      (.japanese, 235, 31, 4, "2019-04-01"),
      (.japanese, 235, 1, 1, "1989-01-01"),
      (.japanese, 234, 64, 1, "1989-01-01"),
      (.chinese, 76, 27, 1, "1890-01-21"),
      (.dangi, 76, 27, 3, "1890-04-19"),
      (.chinese, 78, 41, 1, "2024-02-10"),
      (.chinese, 78, 42, 1, "2025-01-29"),
      // In 2027 the new moon falls between midnight in Beijing and Seoul.
      (.chinese, 78, 44, 1, "2027-02-06"),
      (.dangi, 78, 44, 1, "2027-02-07"),
    ]

  @Test(arguments: printed.indices) func isAsPrinted(index: Int) throws {
    let row = Self.printed[index]
    let month = try #require(
      row.system.month(era: row.era, year: row.year, number: row.month))
    #expect(month.firstDay.description == row.first)
  }

  @Test(arguments: [CalendarSystem.chinese, .dangi])
  func theYear1890HasALeapSecondMonth(system: CalendarSystem) {
    let leap = system.month(era: 76, year: 27, number: 2, isLeap: true)
    #expect(leap?.firstDay.description == "1890-03-21")
    let before = system.month(era: 76, year: 26, number: 12, isLeap: true)
    #expect(before == nil)
  }

  @Test(arguments: [
    (CalendarSystem.japanese, 236, 0, 1),  // years are from 1
    (.japanese, 235, 31, 5),  // Reiwa by then
    (.japanese, 236, 1, 4),  // Heisei still
    (.japanese, 234, 1, 11),  // Taishō still
    (.hebrew, 0, 5785, 6),  // a common year
    (.hebrew, 0, 0, 1),
    (.hebrew, 1, 5785, 1),
    (.coptic, 1, 0, 1),
    (.coptic, 1, 1740, 14),
    (.republicOfChina, 1, 0, 1),
    (.persian, 0, 1404, 13),
    (.gregorian, 0, 2026, 1),
    (.chinese, 78, 61, 1),
    (.chinese, 78, 0, 1),
  ])
  func isNoMonth(
    system: CalendarSystem, era: Int, year: Int, number: Int
  ) {
    #expect(system.month(era: era, year: year, number: number) == nil)
  }

  /// Reingold and Dershowitz have no molad rules but the first, and mend the
  /// year by the lengths that would come out.
  @Test func hebrewNewYearsAreThoseOfTheLengths() throws {
    func elapsed(_ year: Int) -> Int {
      let months = (235 * year - 234).quotient(19)
      let parts = 12_084 + 13_753 * months
      let day = 29 * months + parts / 25_920
      return (3 * (day + 1)) % 7 < 3 ? day + 1 : day
    }
    for year in 2...9999 {
      let mended =
        elapsed(year + 1) - elapsed(year) == 356
        ? 2 : elapsed(year) - elapsed(year - 1) == 382 ? 1 : 0
      let month = try #require(
        CalendarSystem.hebrew.month(year: year, number: 1))
      let newYear = elapsed(year) + mended - 1_373_427 - 719_163
      #expect(Int(month.firstDay.epochDay) == newYear, "\(year)")
      #expect(
        ![.sunday, .wednesday, .friday].contains(month.firstDay.weekday))
      #expect(
        [353, 354, 355, 383, 384, 385].contains(
          CalendarSystem.hebrew.year(of: month).days))
    }
  }

  /// The leap years of a cycle, by the year's remainder.
  static let cycles:
    [(
      system: CalendarSystem, cycle: Int, leap: Set<Int>, months: Int, days: Int
    )] =
      [
        (.persian, 33, [1, 5, 9, 13, 17, 22, 26, 30], 12, 365),
        (
          .islamicCivil, 30, [2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29], 12, 354
        ),
        (
          .islamicTabular, 30, [2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29], 12,
          354
        ),
        (.coptic, 4, [3], 13, 365),
        (.ethiopicAmeteMihret, 4, [3], 13, 365),
        (.hebrew, 19, [0, 3, 6, 8, 11, 14, 17], 12, 0),
      ]

  @Test(arguments: cycles.indices) func leapYearsFollowTheCycle(
    index: Int
  ) throws {
    let row = Self.cycles[index]
    for year in 1...3000 {
      let first = try #require(row.system.month(year: year, number: 1))
      let after = try #require(row.system.month(year: year + 1, number: 1))
      let isLeap = row.leap.contains(year % row.cycle)
      if row.days > 0 {
        let days = first.firstDay.distance(to: after.firstDay)
        #expect(days == row.days + (isLeap ? 1 : 0), "\(year)")
        let next = row.system.month(first, offsetBy: row.months)
        #expect(next == after)
      } else {
        let count = row.months + (isLeap ? 1 : 0)
        #expect(row.system.month(first, offsetBy: count) == after)
      }
    }
  }

  /// Every year of the sun's calendars, cut as the rule cuts it.
  @Test(arguments: [
    (CalendarSystem.persian, [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30]),
    (.coptic, Array(repeating: 30, count: 12)),
    (.ethiopicAmeteMihret, Array(repeating: 30, count: 12)),
    (.islamicCivil, [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30]),
    (.islamicTabular, [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30]),
  ])
  func monthsHaveTheirLengths(system: CalendarSystem, lengths: [Int]) {
    for year in 1...2000 {
      let months = (1...lengths.count).compactMap {
        system.month(year: year, number: $0)
      }
      #expect(months.map { Int($0.length) } == lengths, "\(year)")
    }
  }

  @Test func indianMonthsHaveTheirLengths() {
    for year in 1...2000 {
      let months = (1...12).compactMap {
        CalendarSystem.indian.month(year: year, number: $0)
      }
      let gregorian = year + 78
      let isLeap =
        gregorian.isMultiple(of: 4)
        && (!gregorian.isMultiple(of: 100) || gregorian.isMultiple(of: 400))
      #expect(
        months.map { Int($0.length) }
          == [isLeap ? 31 : 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30])
      #expect(months.first?.firstDay.month == 3)
      #expect(months.first?.firstDay.dayOfMonth == (isLeap ? 21 : 22))
    }
  }

  /// The title of a month is that of its last day; the label it began under
  /// is at hand where the two differ.
  @Test(
    arguments: [
      ("2019-04", 235, 31, nil, nil),
      ("2019-05", 236, 1, nil, nil),
      ("1989-01", 235, 1, 234, 64),
      ("1926-12", 234, 1, 233, 15),
      ("1912-07", 233, 1, 232, 45),
      ("1868-09", 232, 1, 231, 4),
    ] as [(String, Int, Int, Int?, Int?)])
  func japaneseErasBeginInside(
    month: String, era: Int, year: Int, openingEra: Int?, openingYear: Int?
  ) throws {
    let system = CalendarSystem.japanese
    let day = try #require(Day(month + "-15"))
    let title = system.month(containing: day)
    #expect(title.days == CalendarSystem.gregorian.month(containing: day).days)
    #expect(Int(title.era) == era)
    #expect(Int(title.year) == year)
    let opening = system.openingLabel(of: title)
    #expect(opening.map { Int($0.era) } == openingEra)
    #expect(opening.map { Int($0.year) } == openingYear)
  }
}

extension Int {
  fileprivate func quotient(_ divisor: Int) -> Int {
    (self - (self % divisor + divisor) % divisor) / divisor
  }
}
