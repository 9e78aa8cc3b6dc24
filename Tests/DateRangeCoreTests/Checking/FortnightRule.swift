import DateRangeCore

// The guide `Docs/Checking.md` has the lines below as they stand; a test
// compares them.

// guide: a rule
struct Fortnight: TapRule {
  var initial: [Day] { [] }

  func tapping(_ day: Day, in days: [Day]) -> [Day] {
    guard let first = days.first, days.count == 1 else { return [day] }
    let (start, end) = (min(first, day), max(first, day))
    // Planted: two weeks have 13 nights, not 14.
    return start.distance(to: end) <= 14 ? [start, end] : [day]
  }

  func range(of days: [Day]) -> DayRange? {
    days.count == 2 ? days[0]...days[1] : nil
  }

  func allows(_ range: DayRange) -> Bool { range.days <= 14 }
}
// guide: end
