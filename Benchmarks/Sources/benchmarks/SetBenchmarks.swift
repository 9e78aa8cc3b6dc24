import DateRangeCore

extension Benchmark {
  private static let count = 1_000_000

  /// A million ranges of one to three days, with gaps of one to four.
  private static func ranges(seed: Int) -> [ClosedRange<Day>] {
    var start = seed
    return (0..<count).compactMap { index in
      let length = index * 7919 % 3
      start += length + 2 + index * 104_729 % 4
      guard let first = Day(exactly: start - length),
        let last = Day(exactly: start)
      else { return nil }
      return first...last
    }
  }

  private static let one = ranges(seed: 0)
  private static let other = ranges(seed: 2)
  private static let oneSet = DayRangeSet(one)
  private static let otherSet = DayRangeSet(other)
  private static let oneRangeSet = RangeSet(one.map(\.halfOpen))
  private static let otherRangeSet = RangeSet(other.map(\.halfOpen))

  static func contains() -> Benchmark {
    Benchmark(
      title: "a day looked up in a set of 1,000,000 ranges",
      budget: nil,
      ours: Way(name: "DayRangeSet") { count in
        var sum = 0
        for index in 0..<count {
          let day = Day(epochDay: Int32(index * 7_368_787 % 4_500_000))
          sum &+= oneSet.contains(day) ? 1 : 0
        }
        return sum
      },
      rivals: [
        Way(name: "RangeSet of the standard library") { count in
          var sum = 0
          for index in 0..<count {
            let day = Day(epochDay: Int32(index * 7_368_787 % 4_500_000))
            sum &+= oneRangeSet.contains(day) ? 1 : 0
          }
          return sum
        }
      ],
      count: 1_000_000
    )
  }

  static func union() -> Benchmark {
    Benchmark(
      title: "the union of two sets of 1,000,000 ranges, for each range",
      budget: 8,
      ours: Way(name: "DayRangeSet") { count in
        oneSet.union(otherSet).ranges.count &+ count
      },
      rivals: [
        Way(name: "RangeSet of the standard library") { count in
          oneRangeSet.union(otherRangeSet).ranges.count &+ count
        }
      ],
      count: 2 * count,
      rivalCount: 2 * count
    )
  }

  static func subtraction() -> Benchmark {
    Benchmark(
      title: "the difference of two sets of 1,000,000 ranges, for each range",
      budget: 8,
      ours: Way(name: "DayRangeSet") { count in
        oneSet.subtracting(otherSet).ranges.count &+ count
      },
      rivals: [
        Way(name: "RangeSet of the standard library") { count in
          oneRangeSet.subtracting(otherRangeSet).ranges.count &+ count
        }
      ],
      count: 2 * count,
      rivalCount: 2 * count
    )
  }
}

extension ClosedRange<Day> {
  fileprivate var halfOpen: Range<Day> {
    lowerBound..<upperBound.advanced(by: 1)
  }
}
