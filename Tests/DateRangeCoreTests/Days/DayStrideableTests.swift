import DateRangeCore
import Testing

@Suite struct DayStrideableTests {
  @Test(
    arguments: [
      (.epoch, 0, .epoch), (.epoch, 1, Day(epochDay: 1)),
      (.epoch, -1, Day(epochDay: -1)),
      // To the ends and not over them.
      (.max, 0, .max), (.max, 1, nil), (.min, -1, nil),
      (.min, 4_294_967_295, .max), (.max, -4_294_967_295, .min),
      (.min, 4_294_967_296, nil), (.max, -4_294_967_296, nil),
      // Where `Int` itself would overflow.
      (.max, .max, nil), (.min, .min, nil), (.epoch, .max, nil),
      (.epoch, .min, nil),
    ] as [(Day, Int, Day?)])
  func `adds days or says it cannot`(day: Day, days: Int, sum: Day?) {
    #expect(day.adding(days: days) == sum)
    if let sum {
      #expect(day.advanced(by: days) == sum)
      #expect(day.distance(to: sum) == days)
      #expect(day.advancedClamped(by: days) == sum)
    } else {
      #expect(day.advancedClamped(by: days) == (days < 0 ? .min : .max))
    }
  }

  @Test func `stops the program where a stride leaves the days`() async {
    await #expect(processExitsWith: .failure) {
      _ = Day.max.advanced(by: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Day.min.advanced(by: .min)
    }
  }

  @Test func `makes ranges collections, up to the last day`() {
    let range = Day.max.advanced(by: -2)...Day.max
    #expect(range.count == 3)
    #expect(Array(range) == range.reversed().reversed())
    #expect(
      Array(stride(from: Day.epoch, through: Day(epochDay: 14), by: 7))
        .map(\.epochDay) == [0, 7, 14])
    #expect((Day.min...Day.max).count == 1 << 32)
  }
}
