import DateRangeCore
import DateRangeTestSupport
import Testing

/// The set beside a plain `Set` of day numbers.
@Suite struct DayRangeSetTests {
  /// Every set of days in a window.
  struct Window: CustomTestStringConvertible {
    var name: String
    var days: [Day]

    var testDescription: String { name }

    var subsets: [[Day]] {
      (0..<1 << days.count).map { bits in
        days.indices.filter { bits & 1 << $0 != 0 }.map { days[$0] }
      }
    }

    var ranges: [DayRange] {
      days.flatMap { first in
        days.filter { $0 >= first }.map { first...$0 }
      }
    }
  }

  static let windows = [
    Window(name: "first days", days: (0..<6).map { Day.min.advanced(by: $0) }),
    Window(name: "over 1970", days: (-3..<3).map { Day(epochDay: $0) }),
    Window(name: "last days", days: (-5...0).map { Day.max.advanced(by: $0) }),
  ]

  /// Whether the ranges are in order, do not overlap and do not touch.
  static func isNormal(_ set: DayRangeSet) -> Bool {
    zip(set.ranges, set.ranges.dropFirst())
      .allSatisfy { $0.upperBound.distance(to: $1.lowerBound) > 1 }
  }

  static func expect(
    _ set: DayRangeSet, holds days: some Sequence<Day>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let matches = isNormal(set) && Array(set.days) == days.sorted()
    #expect(matches, "\(set)", sourceLocation: sourceLocation)
  }

  @Test(arguments: windows)
  func `answers as a set of days does`(window: Window) {
    for days in window.subsets {
      let set = DayRangeSet(days: days)
      Self.expect(set, holds: days)
      #expect(set.isEmpty == days.isEmpty && set.dayCount == days.count)
      for range in window.ranges {
        let common = days.filter(range.contains)
        #expect(set.contains(range) == (common.count == range.days))
        #expect(set.first(in: range) == common.first)
        #expect(set.last(in: range) == common.last)
      }
      for day in window.days {
        #expect(set.contains(day) == days.contains(day))
        #expect((set.range(containing: day) != nil) == days.contains(day))
        #expect(set.range(containing: day).map(set.contains) ?? true)
      }
    }
  }

  @Test(arguments: windows)
  func `is combined as sets of days are, for all pairs`(window: Window) {
    let sets = window.subsets.map { ($0, DayRangeSet(days: $0)) }
    for (days, set) in sets {
      for (others, other) in sets {
        let (one, two) = (Set(days), Set(others))
        Self.expect(set.union(other), holds: one.union(two))
        Self.expect(set.intersection(other), holds: one.intersection(two))
        Self.expect(set.subtracting(other), holds: one.subtracting(two))
      }
    }
  }

  @Test(arguments: windows)
  func `is changed range by range, for all ranges`(window: Window) {
    for days in window.subsets {
      let set = DayRangeSet(days: days)
      for range in window.ranges {
        var (grown, shrunk) = (set, set)
        grown.insert(range)
        shrunk.remove(range)
        Self.expect(grown, holds: Set(days).union(range))
        Self.expect(shrunk, holds: Set(days).subtracting(range))
        Self.expect(
          set.complement(in: range), holds: Set(range).subtracting(days))
      }
    }
  }

  @Test func `can hold all days and lack them`() {
    let all: DayRangeSet = [.min ... .max]
    #expect(all.dayCount == 1 << 32)
    #expect(all.subtracting(all).isEmpty)
    #expect(DayRangeSet().complement(in: .min ... .max) == all)
    let holed = all.subtracting([Day.epoch...Day.epoch])
    #expect(holed.ranges.count == 2 && holed.dayCount == 1 << 32 - 1)
    #expect(holed.union([Day.epoch...Day.epoch]) == all)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `is right for random sets`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func randomSet() -> (Set<Day>, DayRangeSet) {
      let ranges = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        let first = Int32.random(in: -150...150, using: &generator)
        let length = Int32.random(in: 0...12, using: &generator)
        return Day(epochDay: first)...Day(epochDay: first + length)
      }
      return (Set(ranges.joined()), DayRangeSet(ranges))
    }
    for _ in 0..<100 {
      let ((one, set), (two, other)) = (randomSet(), randomSet())
      Self.expect(set, holds: one)
      Self.expect(set.union(other), holds: one.union(two))
      Self.expect(set.intersection(other), holds: one.intersection(two))
      Self.expect(set.subtracting(other), holds: one.subtracting(two))
      let first = Int32.random(in: -170...170, using: &generator)
      let range = Day(epochDay: first)...Day(epochDay: first + 40)
      #expect(set.first(in: range) == one.filter(range.contains).min())
      #expect(set.last(in: range) == one.filter(range.contains).max())
    }
  }
}
