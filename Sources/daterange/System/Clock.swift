#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

import DateRangeCore

/// The system's clock and time zone.
///
/// The C library answers, without Foundation's start-up, so that a day begins
/// here when it begins for `date`, `git` and `find`: `TZ=GMT+5` is west of
/// Greenwich in POSIX, and east of it in Foundation. As in every C program a
/// `TZ` that it does not know is UTC.
enum Clock {
  /// The day it is now.
  static var today: Day {
    let fields = local(at: time(nil))
    return Day(
      year: Int(fields.tm_year) + 1900,
      month: Int(fields.tm_mon) + 1,
      day: Int(fields.tm_mday)
    ) ?? .epoch
  }

  /// When days begin.
  static let instants = DayInstants(
    firstSecond: { $0.firstSecond(offset: offset) }, offset: offset)

  /// How far the clock is ahead of Greenwich at a second from 1970.
  @Sendable
  static func offset(at second: Int) -> Int {
    Int(local(at: time_t(second)).tm_gmtoff)
  }

  /// What the clock shows at a second from 1970.
  private static func local(at second: time_t) -> tm {
    var second = second
    var fields = tm()
    localtime_r(&second, &fields)
    return fields
  }
}
