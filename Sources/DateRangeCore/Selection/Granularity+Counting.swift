/// Counting in units.
extension Granularity {
  /// A range of whole units, each end so many units later or earlier.
  ///
  /// - Returns: `nil` where that is out of reach.
  func range(_ range: DayRange, offsetBy count: Int) -> DayRange? {
    guard let first = start(range.lowerBound, offsetBy: count),
      let lastUnit = unit(of: range.upperBound),
      isSpan || kind == .day
        ? true : lastUnit.upperBound == range.upperBound
    else { return nil }
    switch kind {
    case .day, .span, .week:
      return first.adding(days: range.nights).map { first...$0 }
    case .month, .quarter, .year:
      return start(lastUnit.lowerBound, offsetBy: count)
        .flatMap { unit(of: $0) }.map { first...$0.upperBound }
    }
  }

  /// The first day of the unit `count` units after the one that starts on
  /// `day`.
  private func start(_ day: Day, offsetBy count: Int) -> Day? {
    switch kind {
    case .day, .span: return day.adding(days: count)
    case .week: return day.adding(count, .week)
    case .quarter: return day.adding(count, .quarter)
    case .month:
      guard calendar.days.contains(day) else { return nil }
      let month = calendar.month(containing: day)
      return calendar.month(month, offsetBy: count)?.firstDay
    case .year:
      guard calendar.days.contains(day) else { return nil }
      return year(beginning: calendar.month(containing: day), offsetBy: count)
    }
  }

  /// The first day of the year so many years after the one that begins with a
  /// month.
  private func year(beginning month: Month, offsetBy count: Int) -> Day? {
    let year = Int(month.year)
    if let months = calendar.monthsInEveryYear, month.number == 1 {
      let (offset, overflow) = count.multipliedReportingOverflow(by: months)
      return overflow
        ? nil : calendar.month(month, offsetBy: offset)?.firstDay
    }
    if calendar.month(year: year, number: 1) == month {
      let (other, overflow) = year.addingReportingOverflow(count)
      return overflow ? nil : calendar.month(year: other, number: 1)?.firstDay
    }
    return yearByYear(month.firstDay, offsetBy: count)
  }

  /// The same where years have more and fewer months, and numbers that begin
  /// again.
  ///
  /// - Complexity: O(*n*) in the number of years.
  private func yearByYear(_ day: Day, offsetBy count: Int) -> Day? {
    var (start, left) = (day, count)
    while left != 0 {
      let step = left.signum()
      guard let year = unit(of: start),
        let next = year.day(at: left < 0 ? .start : .end).adding(days: step),
        let there = unit(of: next)
      else { return nil }
      start = there.lowerBound
      left -= step
    }
    return start
  }

  /// The number of units from one to another, negative when it is earlier.
  ///
  /// - Returns: `nil` where a unit between them is out of reach.
  func count(from one: DayRange, to other: DayRange) -> Int? {
    var count = 0
    var at = one
    while at.lowerBound != other.lowerBound {
      let days = at.lowerBound.distance(to: other.lowerBound)
      let step = days / longest
      let units = step == 0 ? days.signum() : step
      guard let next = range(at, offsetBy: units) else { return nil }
      at = next
      count += units
    }
    return count
  }

  /// The most days that a unit has in any calendar system.
  private var longest: Int {
    switch kind {
    case .day, .span: 1
    case .week: 7
    case .month: 32
    case .quarter: 92
    case .year: 400
    }
  }
}
