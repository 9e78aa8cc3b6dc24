import DateRangeCore
import Foundation

/// A time zone that was asked for by name.
///
/// The plain `TZ` goes through the C library instead: see ``Clock``.
struct Zone {
  let timeZone: TimeZone

  /// Finds a zone.
  ///
  /// - Parameter setting: Its name.
  /// - Throws: ``Failure`` for a name that no zone has.
  init(_ setting: Setting) throws(Failure) {
    do throws(TimeZoneError) {
      timeZone = try TimeZone(named: setting.text)
    } catch {
      throw .error("\(setting.place): \(error)")
    }
  }

  /// The day it is now in the zone.
  var today: Day { Day(containing: Date(), in: timeZone) }
}

extension Settings {
  /// When days start and end, in the zone that was asked for or else in the
  /// system's own.
  var instants: DayInstants {
    zone.map { DayInstants(of: $0.timeZone) } ?? Clock.instants
  }

  /// The days of a range that the zone has not.
  func nonexistentDays(in range: DayRange) -> DayRangeSet {
    zone.map { range.nonexistentDays(in: $0.timeZone) }
      ?? range.nonexistentDays(offset: Clock.offset)
  }
}
