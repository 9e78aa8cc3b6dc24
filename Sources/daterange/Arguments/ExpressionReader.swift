import DateRangeCore

/// Reads what the command calls DAY, DAYS and EXPR: the one place where the
/// command meets the grammar of the library.
struct ExpressionReader {
  var today: Day
  var weekRule: WeekRule

  /// A range with two ends.
  func range(_ text: String, for place: String = "") throws(Failure) -> DayRange
  {
    guard let day = Day(text) else {
      throw .error("\(text.quoted) is not a day")
    }
    return day...day
  }

  /// One day.
  func day(_ text: String) throws(Failure) -> Day {
    try range(text).lowerBound
  }
}
