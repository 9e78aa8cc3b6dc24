public import Foundation

extension DayInstants {
  /// Creates the instants of a time zone.
  ///
  /// - Parameter zone: The time zone.
  public init(of zone: TimeZone) {
    self.init(
      firstSecond: { day in
        day.start(in: zone).map { Int($0.timeIntervalSince1970.rounded()) }
      },
      offset: { second in
        zone.secondsFromGMT(
          for: Date(timeIntervalSince1970: TimeInterval(second)))
      })
  }
}
