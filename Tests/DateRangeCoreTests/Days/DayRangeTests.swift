import DateRangeCore
import Testing

@Suite struct DayRangeTests {
  @Test func `takes its ends in either order`() {
    let (one, other) = (Day.epoch, Day(epochDay: 9))
    #expect(DayRange(between: one, and: other) == one...other)
    #expect(DayRange(between: other, and: one) == one...other)
    #expect(DayRange(between: one, and: one) == one...one)
  }

  @Test(
    arguments: [
      (Day.epoch...Day.epoch, 1), (Day.epoch...Day(epochDay: 7), 8),
      (Day.min...Day.max, 1 << 32),
    ])
  func `counts days and the nights between them`(range: DayRange, days: Int) {
    #expect(range.days == days)
    #expect(range.nights == days - 1)
    #expect(range.count == days)
  }

  @Test func `meets another in the days of both, for all pairs`() {
    let days = (Int32.max - 4...Int32.max).map(Day.init(epochDay:))
    let ranges = days.flatMap { first in
      days.filter { $0 >= first }.map { first...$0 }
    }
    for one in ranges {
      for other in ranges {
        let common = Set(one).intersection(other)
        #expect(one.intersection(other).map(Set.init) ?? [] == common)
      }
    }
  }
}
