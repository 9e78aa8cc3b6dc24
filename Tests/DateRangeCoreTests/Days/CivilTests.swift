import DateRangeTestSupport
import Testing

import DateRangeCore

@Suite struct CivilTests {
  @Test func `agrees with a walk through the years 0 through 9999`() {
    var walk = CivilWalk()
    while walk.year <= 9999 {
      let day = Day(epochDay: Int32(walk.epochDay))
      let fields = day.fields
      let agrees =
        fields.year == walk.year && fields.month == walk.month
        && fields.day == walk.day
        && Civil.epochDay(year: walk.year, month: walk.month, day: walk.day)
          == walk.epochDay
        && day.weekday.rawValue == walk.weekday + 1
        && day.dayOfYear == walk.dayOfYear
        && Civil.length(ofMonth: walk.month, year: walk.year) == walk.length
      guard agrees else {
        Issue.record("\(day) is \(walk)")
        return
      }
      walk.step()
    }
    #expect(walk.epochDay == Int(Day.isoDays.upperBound.epochDay) + 1)
  }

  /// The calendar repeats after 146,097 days and 400 years.
  @Test(arguments: [Int32.min, -719_528, 0, Int32.max - 800_000])
  func `repeats every 400 years, to the ends of Day`(first: Int32) {
    for epochDay in stride(from: first, to: first + 800_000, by: 97) {
      let cycles = (Int(epochDay)).floorDivided(by: 146_097)
      let inCycle = Int(epochDay) - cycles * 146_097
      let fields = Civil.fields(ofEpochDay: epochDay)
      let base = Civil.fields(ofEpochDay: Int32(inCycle))
      #expect(fields.year == base.year + 400 * cycles)
      #expect(fields.month == base.month && fields.day == base.day)
      #expect(
        Civil.epochDay(
          year: fields.year, month: fields.month, day: fields.day)
          == Int(epochDay))
    }
  }

  @Test func `knows the first and the last day`() {
    // The well-known ends of a count of days in 32 bits.
    #expect(Day.min.description == "-5877641-06-23")
    #expect(Day.max.description == "+5881580-07-11")
    #expect(Day.min.weekday == .tuesday)
    #expect(Day.max.weekday == .friday)
  }
}
