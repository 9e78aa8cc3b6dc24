#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

import DateRangeCore

/// The system's clock and time zone.
enum Clock {
  /// The day it is now in the zone of `TZ` or the system.
  ///
  /// The C library answers, without Foundation's start-up. As in every C
  /// program a `TZ` that it does not know is UTC.
  static var today: Day {
    var now = time(nil)
    var fields = tm()
    localtime_r(&now, &fields)
    return Day(
      year: Int(fields.tm_year) + 1900,
      month: Int(fields.tm_mon) + 1,
      day: Int(fields.tm_mday)
    ) ?? .epoch
  }
}
