/// A day of the week.
///
/// The raw values are those of ISO 8601: 1 for Monday through 7 for Sunday.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The weekday `days` later, or earlier when negative.
  public func adding(days: Int) -> Weekday {
    Weekday(index: index + days % 7)
  }

  /// The number of days from this weekday forward to `other`, 0 through 6.
  public func daysForward(to other: Weekday) -> Int {
    (other.index - index).modulo(7)
  }

  /// The seven weekdays, from this one on.
  public var week: [Weekday] {
    (0..<7).map(adding)
  }
}

extension Weekday {
  /// The number of days from Monday, 0 through 6.
  var index: Int { rawValue - 1 }

  /// Creates the weekday `index` days after Monday.
  ///
  /// - Parameter index: Any number; whole weeks are left out.
  init(index: Int) {
    self = Weekday(rawValue: index.modulo(7) + 1) ?? .monday
  }
}
