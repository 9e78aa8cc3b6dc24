/// The next day that a clock shows.
///
/// It is not always tomorrow: who moves over the date line leaves out a day.
enum NextDay {
  /// How many days ahead it is at the most.
  ///
  /// No clock of the world has skipped two days in a row. One that `TZ` makes
  /// up may go from 24 hours behind Greenwich to 24 ahead.
  static let farthest = 3

  /// What the next day has that only days on the clock have.
  ///
  /// - Parameter value: What the day so many days ahead has, or `nil` when
  ///   the clock skips it.
  /// - Returns: `nil` when none of the days has one.
  static func first<Value>(_ value: (_ days: Int) -> Value?) -> Value? {
    (1...farthest).lazy.compactMap(value).first
  }
}
