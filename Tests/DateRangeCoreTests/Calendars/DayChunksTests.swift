import DateRangeCore
import DateRangeTestSupport
import Testing

@Suite struct DayChunksTests {
  private static let divisions: [DayDivision] =
    DayUnit.allCases.map { .calendar($0) }
    + [
      (1, .day), (14, .day), (2, .week), (1, .month), (5, .month),
      (1, .quarter), (1, .year), (1000, .year),
    ].map { .steps(DayStep($0, $1)) }

  private static func day(_ text: String) -> Day { Day(text) ?? .max }

  /// The parts follow one another from the first day to the last, the same
  /// from either end.
  @Test(arguments: divisions)
  func `cover a range without a gap`(division: DayDivision) throws {
    let seed: UInt64 = 31
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let start = Day(
        epochDay: .random(in: -800_000...2_900_000, using: &random))
      let length = Int.random(in: 0...1500, using: &random)
      let rule = WeekRule(
        firstWeekday: Weekday.allCases.randomElement(using: &random) ?? .monday)
      let range = start...start.advanced(by: length)
      let chunks = try #require(
        DayChunks(of: range, by: division, weekRule: rule))
      let parts = Array(chunks)
      #expect(parts.first?.lowerBound == range.lowerBound, "seed \(seed)")
      #expect(parts.last?.upperBound == range.upperBound, "seed \(seed)")
      #expect(
        zip(parts, parts.dropFirst()).allSatisfy {
          $0.upperBound.distance(to: $1.lowerBound) == 1
        }, "seed \(seed)")
      #expect(parts.reversed() == Array(chunks.reversed()), "seed \(seed)")
      #expect(parts.count == chunks.count)
    }
  }

  /// A part of the calendar holds the days that share its unit and no more.
  @Test(arguments: Weekday.allCases)
  func `are cut at the borders of the calendar`(firstWeekday: Weekday) throws {
    let rule = WeekRule(firstWeekday: firstWeekday)
    let range = Self.day("2023-12-30")...Self.day("2025-03-02")
    for unit in DayUnit.allCases {
      let chunks = try #require(
        DayChunks(of: range, by: .calendar(unit), weekRule: rule))
      for part in chunks {
        for day in part {
          #expect(
            unit.key(of: day, rule) == unit.key(of: part.lowerBound, rule))
        }
        if part.upperBound < range.upperBound {
          let next = part.upperBound.advanced(by: 1)
          #expect(
            unit.key(of: next, rule) != unit.key(of: part.lowerBound, rule))
        }
      }
    }
  }

  @Test func `count months from the start`() throws {
    let range = Self.day("2025-12-31")...Self.day("2026-05-15")
    let chunks = try #require(
      DayChunks(of: range, by: .steps(DayStep(1, .month))))
    #expect(
      chunks.map { "\($0.lowerBound)" } == [
        "2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30",
      ])
  }

  @Test func `follow another calendar's months and years`() throws {
    let range = Self.day("2026-01-01")...Self.day("2026-12-31")
    let hebrew = CalendarSystem.hebrew
    let months = try #require(
      DayChunks(of: range, by: .calendar(.month), calendar: hebrew))
    for part in months.dropFirst().dropLast() {
      #expect(hebrew.month(containing: part.lowerBound).days == part)
    }
    let years = try #require(
      DayChunks(of: range, by: .calendar(.year), calendar: hebrew))
    #expect(years.map { "\($0.lowerBound)" } == ["2026-01-01", "2026-09-12"])
    #expect(
      DayChunks(of: Day.min...Day.max, by: .calendar(.year)) == nil)
  }

  /// Over all days there are, nothing is stored and the ends are right.
  @Test(arguments: divisions)
  func `reach over all years`(division: DayDivision) throws {
    let chunks = try #require(
      DayChunks(of: CalendarSystem.gregorian.days, by: division))
    #expect(
      chunks.first?.lowerBound == CalendarSystem.gregorian.days.lowerBound)
    #expect(chunks.last?.upperBound == CalendarSystem.gregorian.days.upperBound)
  }
}

extension DayUnit {
  /// What days of one unit share.
  fileprivate func key(of day: Day, _ rule: WeekRule) -> [Int] {
    switch self {
    case .day: [Int(day.epochDay)]
    case .week: [Int(day.epochDay) - rule.daysIntoWeek(of: day)]
    case .month: [day.year, day.month]
    case .quarter: [day.year, (day.month - 1) / 3]
    case .year: [day.year]
    }
  }
}

@Suite struct SteppedDaysTests {
  /// Every step against walking there one step at a time.
  @Test(arguments: DayUnit.allCases)
  func `are as many as a walk finds`(unit: DayUnit) {
    let seed: UInt64 = 41
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let start = Day(
        epochDay: .random(in: -700_000...2_900_000, using: &random))
      let range =
        start...start.advanced(by: .random(in: 0...1200, using: &random))
      let step = DayStep(.random(in: 1...5, using: &random), unit)
      var walked: [Day] = []
      while let day = start.adding(walked.count * step.count, unit),
        range.contains(day)
      { walked.append(day) }
      #expect(
        Array(SteppedDays(of: range, by: step)) == walked,
        "\(step), seed \(seed)")
    }
  }

  @Test func `keep the day of the month`() {
    let range = (Day("2026-01-31") ?? .max)...(Day("2026-05-31") ?? .max)
    let days = SteppedDays(of: range, by: DayStep(1, .month))
    #expect(
      days.map { "\($0)" } == [
        "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31",
      ])
    #expect(days.reversed().first == range.upperBound)
  }

  @Test(arguments: DayUnit.allCases)
  func `hold for any step and range`(unit: DayUnit) {
    for count in [Int.min, -1, 0, 1, .max] {
      for range in [Day.min...Day.max, Day.min...Day.min, Day.max...Day.max] {
        let days = SteppedDays(of: range, by: DayStep(count, unit))
        #expect(days.first == range.lowerBound)
        #expect(days.last.map(range.contains) == true)
      }
    }
    #expect(SteppedDays(of: Day.isoDays).count == 3_652_059)
  }

  @Test(
    arguments: [
      ("14d", 14, .day), ("2 weeks", 2, .week), ("3MO", 3, .month),
      ("1q", 1, .quarter), ("10y", 10, .year),
    ] as [(String, Int, DayUnit)])
  func `are read`(text: String, count: Int, unit: DayUnit) throws {
    #expect(try DayStep(text) == DayStep(count, unit))
    #expect(try DayDivision(text) == .steps(DayStep(count, unit)))
  }

  @Test func `are units by name`() throws {
    #expect(try DayDivision("Month") == .calendar(.month))
    #expect(try DayDivision("week") == .calendar(.week))
  }

  @Test(arguments: [
    "", "d", "0d", "1m", "-1d", "1", "1.5d", "weekend", "1weekend", "days",
    "1d x", "٣d",
  ])
  func `are refused`(text: String) {
    #expect(throws: FormatError.self) { try DayStep(text) }
    #expect(throws: FormatError.self) { try DayDivision(text) }
  }

  // A step longer than all days there are is a step to nowhere.
  @Test func `may be longer than all time`() throws {
    let step = try DayStep("99999999999999999999d")
    #expect(SteppedDays(of: Day.isoDays, by: step).count == 1)
  }
}
