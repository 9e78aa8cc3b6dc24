import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

/// Every zone that Foundation knows, around every change of its clock.
///
/// What is right is read from the zone's offsets in two ways that share
/// nothing with the code: by trying every instant at which a day could start,
/// and in the long run by walking from minute to minute.
@Suite struct ZoneScanTests {
  /// A change of a zone's offset.
  struct Change {
    var instant: Int
    var before: Int
    var after: Int
  }

  static let names = TimeZone.knownTimeZoneIdentifiers + ["EET", "WET"]

  /// 1850-01-01 through 2100-01-01.
  static let span = -3_786_825_600...4_102_444_800

  static func offset(_ zone: TimeZone, _ instant: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
  }

  static func epochDay(_ zone: TimeZone, _ instant: Int) -> Int {
    Int((Double(instant + offset(zone, instant)) / 86_400).rounded(.down))
  }

  /// The changes in ``span``, as Foundation lists them.
  static func changes(of zone: TimeZone) -> [Change] {
    var changes: [Change] = []
    var date = Date(timeIntervalSince1970: Double(span.lowerBound))
    let end = Date(timeIntervalSince1970: Double(span.upperBound))
    while let next = zone.nextDaylightSavingTimeTransition(after: date),
      next > date, next < end
    {
      let instant = Int(next.timeIntervalSince1970)
      let (before, after) = (offset(zone, instant - 1), offset(zone, instant))
      if before != after {
        changes.append(Change(instant: instant, before: before, after: after))
      }
      date = next
    }
    return changes
  }

  /// The first instant of a day: the earliest of all at which it could start
  /// that is of the day.
  static func firstInstant(
    ofEpochDay day: Int, _ zone: TimeZone, _ changes: some Sequence<Change>
  ) -> Int? {
    changes.flatMap {
      [$0.instant, day * 86_400 - $0.before, day * 86_400 - $0.after]
    }
    .filter { epochDay(zone, $0) == day }.min()
  }

  /// What the search for changes takes for granted.
  @Test func `has no zone that changes back within a week`() throws {
    var pairs = 0
    for name in Self.names {
      let changes = Self.changes(of: try TimeZone(named: name))
      for (one, next) in zip(changes, changes.dropFirst()) {
        #expect(
          next.instant - one.instant >= OffsetRuns.reach,
          "\(name) \(one) \(next)")
        pairs += 1
      }
    }
    #expect(pairs > 10_000)
  }

  @Test func `starts each day beside a change at its first instant`() throws {
    var checked = 0
    for name in Self.names {
      let zone = try TimeZone(named: name)
      let changes = Self.changes(of: zone)
      for index in changes.indices {
        let near = changes[
          max(index - 1, 0)...min(index + 1, changes.count - 1)]
        let day = Self.epochDay(zone, changes[index].instant)
        for day in day - 2...day + 2 {
          let expected = Self.firstInstant(ofEpochDay: day, zone, near)
          let start = Day(epochDay: Int32(day)).start(in: zone)
          guard start.map({ Int($0.timeIntervalSince1970) }) == expected else {
            Issue.record("\(name) \(Day(epochDay: Int32(day)))")
            return
          }
          checked += 1
        }
      }
    }
    print("ZoneScanTests: \(checked) days in \(Self.names.count) zones")
    #expect(checked > 100_000)
  }

  @Test(.enabled(if: Depth.isLong, "takes a minute in a release build"))
  func `starts each day beside a change where a walk finds it`() throws {
    for name in Self.names {
      let zone = try TimeZone(named: name)
      for change in Self.changes(of: zone) {
        let walked = Self.walk(zone, around: change.instant)
        let day = Self.epochDay(zone, change.instant)
        for day in day - 1...day + 1 {
          let start = Day(epochDay: Int32(day)).start(in: zone)
          guard start.map({ Int($0.timeIntervalSince1970) }) == walked[day]
          else {
            Issue.record("\(name) \(Day(epochDay: Int32(day)))")
            return
          }
        }
      }
    }
  }

  /// The changes that Foundation lists are all there are, if each three hours
  /// are looked at.
  @Test(.enabled(if: Depth.isLong, "takes a minute in a release build"))
  func `knows of every change`() throws {
    for name in Self.names {
      let zone = try TimeZone(named: name)
      var changes = Self.changes(of: zone)[...]
      var known = Self.offset(zone, Self.span.lowerBound)
      for instant in stride(
        from: Self.span.lowerBound, through: Self.span.upperBound, by: 10_800)
      {
        if let next = changes.first, next.instant <= instant {
          known = next.after
          changes.removeFirst()
        }
        guard Self.offset(zone, instant) == known else {
          Issue.record("\(name) \(instant)")
          return
        }
      }
    }
  }

  /// The first instants of the days that are within three days of an instant.
  static func walk(_ zone: TimeZone, around instant: Int) -> [Int: Int] {
    var first: [Int: Int] = [:]
    let minute = instant - instant % 60
    for start in stride(
      from: minute - 3 * 86_400, to: minute + 3 * 86_400, by: 60)
    {
      let isPlain =
        epochDay(zone, start) == epochDay(zone, start + 60)
        && first[epochDay(zone, start)] != nil
      guard !isPlain else { continue }
      for instant in start..<start + 60 {
        let day = epochDay(zone, instant)
        if first[day] == nil { first[day] = instant }
      }
    }
    return first
  }
}
