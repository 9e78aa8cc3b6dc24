// Single days that are counted or named by their weekday.
extension ExpressionResolver {
  /// The day that `+7d` counts from: the start of its range if it is an end.
  func origin(
    of offset: Offset, in surroundings: Surroundings
  ) throws(ExpressionError) -> Day {
    switch surroundings {
    case .start(let start, _) where offset.count >= 0:
      return start.lowerBound
    case .openStart where offset.count >= 0:
      let text = source.text(in: offset.span)
      throw error(
        offset.span, "there is no start to count from", ["today..\(text)"])
    default:
      return context.today
    }
  }

  /// The day that a weekday names: from the start of its range if it is an
  /// end, and from today otherwise.
  func day(
    _ weekday: Weekday, _ which: Term.Which, at span: Range<Int>,
    in surroundings: Surroundings
  ) throws(ExpressionError) -> Day {
    let today = context.today
    let forward = today.weekday.daysForward(to: weekday)
    switch which {
    case .bare:
      guard case .start(let start, _) = surroundings else {
        return try day(today, plus: forward, at: span)
      }
      let first = start.lowerBound
      return try day(
        first, plus: first.weekday.daysForward(to: weekday), at: span)
    case .last:
      let back = weekday.daysForward(to: today.weekday)
      return try day(today, plus: back == 0 ? -7 : -back, at: span)
    case .next:
      return try day(today, plus: forward == 0 ? 7 : forward, at: span)
    case .this:
      let days = context.weekRule.firstWeekday.daysForward(to: weekday)
      return try day(
        today, plus: days - context.weekRule.daysIntoWeek(of: today), at: span)
    }
  }
}
