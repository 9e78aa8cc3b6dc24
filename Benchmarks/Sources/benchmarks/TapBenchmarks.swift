import DateRangeCore

extension Benchmark {
  private static let days = Day(epochDay: 20_000)...Day(epochDay: 24_000)

  /// Days of four years, in no order.
  private static func day(_ index: Int) -> Day {
    Day(epochDay: Int32(20_000 + index * 1009 % 4000))
  }

  private static let plain: SelectionRules = {
    var rules = SelectionRules()
    rules.constraints.bounds = days
    rules.constraints.weekdays = .range(.monday, through: .friday)
    return rules
  }()

  /// So many taken ranges of one day, two days apart, around the days tapped.
  private static func taken(_ count: Int) -> SelectionRules {
    var rules = SelectionRules()
    let first = 22_000 - count * 3 / 2
    rules.constraints.blocked.days = DayRangeSet(
      (0..<count).compactMap { index in
        Day(exactly: first + 3 * index).map { $0...$0 }
      })
    rules.constraints.lengths = LengthLimits(minNights: 1, maxNights: 30)
    return rules
  }

  private static let thousand = taken(1_000)
  private static let million = taken(1_000_000)

  static func tap() -> Benchmark {
    Benchmark(
      title: "a tap with bounds and weekdays", budget: 50,
      ours: Way(name: "SelectionRules.applying") { run(plain, $0) },
      rivals: [], count: 1_000_000)
  }

  static func tapAmongTaken() -> Benchmark {
    Benchmark(
      title: "a tap with 1,000,000 blocked ranges, feasible end included",
      budget: 400,
      ours: Way(name: "1,000,000 ranges") { run(million, $0) },
      rivals: [Way(name: "1,000 ranges") { run(thousand, $0) }],
      count: 1_000_000, rivalCount: 1_000_000)
  }

  private static func run(_ rules: SelectionRules, _ count: Int) -> Int {
    var state = rules.initialState()
    var sum = 0
    for index in 0..<count {
      let step = rules.applying(.tap(day(index)), to: state)
      state = step.state
      sum &+= step.outcome == .completed ? 1 : 0
    }
    return sum
  }
}
