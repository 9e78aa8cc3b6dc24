import Foundation

extension TimeZone {
  /// The zone's offset from UTC at an instant, in seconds.
  ///
  /// - Parameter instant: Seconds from 2001-01-01 in UTC.
  /// - Returns: Seconds, more than 0 east of Greenwich.
  func offset(at instant: Int) -> Int {
    secondsFromGMT(for: Date(instant: instant))
  }

  /// The offsets that decide when days start here.
  ///
  /// - Parameters:
  ///   - first: The midnight of the first day.
  ///   - last: The midnight of the last day.
  /// - Returns: The offsets.
  func offsets(fromDayAt first: Int, throughDayAt last: Int) -> OffsetRuns {
    OffsetRuns(fromDayAt: first, throughDayAt: last, offset: offset)
  }
}

extension Date {
  /// Creates the date some whole seconds from 2001-01-01 in UTC.
  init(instant: Int) {
    self.init(timeIntervalSinceReferenceDate: Double(instant))
  }
}

extension Day {
  /// 2001-01-01, from which `Date` counts.
  private static let reference = 11_323

  /// The seconds from 2001-01-01 to the day's midnight by any one clock.
  var midnight: Int {
    (Int(epochDay) - Day.reference) * 86_400
  }

  /// The day that a second is in, or the nearest day there is.
  ///
  /// - Parameter second: Seconds from 2001-01-01 by the clock of the day.
  init(clampingSecond second: Int) {
    let number = second.floorDivided(by: 86_400) + Day.reference
    self.init(epochDay: Int32(clamping: number))
  }
}
