import DateRangeCore
import Testing

@Suite struct WeekdayTests {
  @Test(arguments: Weekday.allCases, Weekday.allCases)
  func `goes forward to another`(one: Weekday, other: Weekday) {
    let days = one.daysForward(to: other)
    #expect((0...6).contains(days))
    #expect(one.adding(days: days) == other)
    #expect(one.week[days] == other)
    #expect(other.adding(days: -days) == one)
  }

  @Test(arguments: Weekday.allCases)
  func `can add any number`(weekday: Weekday) {
    #expect(weekday.adding(days: 7_000_000) == weekday)
    // 2^63 leaves 1 when divided by 7.
    #expect(weekday.adding(days: .max) == weekday)
    #expect(weekday.adding(days: .min) == weekday.adding(days: -1))
  }

  @Test func `is right at both ends of the days`() {
    // Weeks repeat every seven days, all the way.
    for weeks in [-306_783_378, -1, 0, 1, 306_783_377] {
      #expect(Day(epochDay: Int32(7 * weeks)).weekday == .thursday)
    }
  }
}

@Suite struct WeekdaySetTests {
  static let subsets = (0..<128).map { bits in
    Weekday.allCases.filter { bits & 1 << ($0.rawValue - 1) != 0 }
  }

  @Test func `is the set of its weekdays, for all 128`() {
    for weekdays in Self.subsets {
      let set = WeekdaySet(weekdays)
      #expect(set.weekdays == weekdays)
      #expect(WeekdaySet(weekdays.reversed() + weekdays) == set)
      #expect(set.isEmpty == weekdays.isEmpty)
      #expect(
        set.complement.weekdays
          == Weekday.allCases.filter { !weekdays.contains($0) })
      for weekday in Weekday.allCases {
        #expect(set.contains(weekday) == weekdays.contains(weekday))
      }
    }
  }

  @Test func `is united as sets are, for all pairs`() {
    for one in Self.subsets {
      for other in Self.subsets {
        let union = WeekdaySet(one).union(WeekdaySet(other))
        #expect(union == WeekdaySet(Set(one).union(other)))
      }
    }
  }

  @Test(arguments: Weekday.allCases, Weekday.allCases)
  func `goes over the end of the week`(first: Weekday, last: Weekday) {
    var expected = [first]
    while expected.last != last, let weekday = expected.last {
      expected.append(weekday.adding(days: 1))
    }
    #expect(WeekdaySet.range(first, through: last) == WeekdaySet(expected))
  }

  @Test func `has its special sets`() {
    #expect(WeekdaySet.all == WeekdaySet(Weekday.allCases))
    #expect(WeekdaySet.all.complement.isEmpty)
    #expect(([] as WeekdaySet).isEmpty)
  }
}
