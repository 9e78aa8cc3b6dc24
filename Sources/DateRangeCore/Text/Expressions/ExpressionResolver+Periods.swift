// Periods that are counted from today's.
extension ExpressionResolver {
  /// The unit so many from the one that today is in.
  func range(
    of unit: DayUnit, _ number: Int, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    let offset = Offset(count: number, unit: unit, span: span)
    let day = try day(context.today, plus: offset, at: span)
    return unit.range(containing: day, weekRule: context.weekRule)
  }

  /// The part of a unit that is over, today included.
  func rangeToDate(of unit: DayUnit) -> DayRange {
    let range = unit.range(
      containing: context.today, weekRule: context.weekRule)
    return range.lowerBound...context.today
  }

  /// The week of a day.
  func week(
    of days: DayRange, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    guard days.days == 1 else {
      throw error(span, "a week is the week of one day", ["week of 3 nov"])
    }
    return context.weekRule.week(containing: days.lowerBound)
  }

  /// The days of a preset that has both ends.
  func range(
    ofPreset name: String, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    let extent = try self.extent(ofPreset: name, at: span)
    guard let range = extent.range else {
      throw error(span, "no range with a start and an end")
    }
    return range
  }

  /// The weekend that today is in or that comes next, or one before or after
  /// it.
  func weekend(
    _ number: Int, at span: Range<Int>
  ) throws(ExpressionError) -> DayRange {
    let weekdays = context.weekend
    let first = Weekday.allCases.first {
      weekdays.contains($0) && !weekdays.contains($0.adding(days: -1))
    }
    guard let first else { throw error(span, "the weekend is not known") }
    let length = first.week.prefix(while: weekdays.contains).count
    // Days since a weekend began: it may not be over yet.
    let since = first.daysForward(to: context.today.weekday)
    let offset = (since < length ? -since : 7 - since) + 7 * number
    let start = try day(context.today, plus: offset, at: span)
    return start...(try day(start, plus: length - 1, at: span))
  }
}
