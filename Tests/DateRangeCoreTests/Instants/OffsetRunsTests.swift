import DateRangeCore
import Testing

/// The rule for first instants in zones that are made up, beside a walk.
@Suite struct OffsetRunsTests {
  /// A zone that changes its offset at some instants.
  struct Zone: CustomStringConvertible {
    var offsets: [Int]
    var changes: [Int]

    func offset(at instant: Int) -> Int {
      offsets[changes.count { $0 <= instant }]
    }

    var description: String { "\(offsets) at \(changes)" }
  }

  static let hour = 3600
  static let day = 24 * hour

  /// The first instants of the days -1 through 2, walked in steps that all
  /// changes and offsets are multiples of.
  static func walk(_ zone: Zone, step: Int) -> [Int?] {
    var found: [Int?] = [nil, nil, nil, nil]
    for instant in stride(from: -50 * hour, to: 100 * hour, by: step) {
      let local = instant + zone.offset(at: instant)
      let index = (local + 10 * day) / day - 10 + 1
      if found.indices.contains(index), found[index] == nil {
        found[index] = instant
      }
    }
    return found
  }

  static func check(_ zone: Zone, step: Int) -> Bool {
    let days = [-1, 0, 1, 2]
    let expected = walk(zone, step: step)
    let together = OffsetRuns(
      fromDayAt: -day, throughDayAt: 2 * day, offset: zone.offset)
    return zip(days, expected).allSatisfy { number, first in
      let midnight = number * day
      let alone = OffsetRuns(
        fromDayAt: midnight, throughDayAt: midnight, offset: zone.offset)
      return alone.firstInstant(ofDayAt: midnight) == first
        && together.firstInstant(ofDayAt: midnight) == first
    }
  }

  static let offsets = [-18, -11, -10, -1, 0, 1, 2, 13, 14, 18].map {
    $0 * hour
  }

  @Test func `is right for one change, at any time around a day`() {
    for before in Self.offsets {
      for after in Self.offsets {
        for change in stride(from: -20, through: 44, by: 1) {
          let zone = Zone(
            offsets: [before, after], changes: [change * Self.hour])
          guard Self.check(zone, step: Self.hour) else {
            Issue.record("\(zone)")
            return
          }
        }
      }
    }
  }

  /// `TZ` makes clocks that are farther from Greenwich than any of the world.
  @Test func `is right for the offsets of POSIX`() {
    for before in [-26, -24, 0, 24, 26] {
      for after in [-26, -24, 0, 24, 26] {
        for change in -28...52 {
          let zone = Zone(
            offsets: [before, after].map { $0 * Self.hour },
            changes: [change * Self.hour])
          let days = (-1...2).map { Day(epochDay: $0) }
          guard
            days.map({ $0.firstSecond(offset: zone.offset) })
              == Self.walk(zone, step: Self.hour)
          else {
            Issue.record("\(zone)")
            return
          }
        }
      }
    }
  }

  @Test func `is right for two changes in one window`() {
    for offsets in [
      [0, 1, 2], [0, -1, 1], [2, 0, 1], [0, 13, 14], [14, -10, -9],
      [-11, 13, 12],
    ] {
      for first in stride(from: -18, through: 40, by: 2) {
        for second in stride(from: first + 1, through: 41, by: 3) {
          let zone = Zone(
            offsets: offsets.map { $0 * Self.hour },
            changes: [first * Self.hour, second * Self.hour])
          guard Self.check(zone, step: Self.hour) else {
            Issue.record("\(zone)")
            return
          }
        }
      }
    }
  }

  @Test func `finds a change to the second`() {
    for change in [-1, 0, 1, 59, 3599, 3601, 12_345, -4_321] {
      let zone = Zone(offsets: [12_344, 10_800], changes: [change])
      let runs = OffsetRuns(
        fromDayAt: -Self.day, throughDayAt: 2 * Self.day, offset: zone.offset)
      #expect(runs.offset == 12_344)
      #expect(runs.changes.map(\.instant) == [change])
      #expect(runs.changes.map(\.offset) == [10_800])
    }
  }

  /// Two changes that cancel, as far apart as zones have them, seen from
  /// every phase of the search.
  @Test func `does not look past a week of another offset`() {
    for phase in stride(from: 0, to: 200 * Self.hour, by: Self.hour) {
      let changes = [phase, phase + OffsetRuns.reach]
      let zone = Zone(offsets: [0, Self.hour, 0], changes: changes)
      let runs = OffsetRuns(
        fromDayAt: -Self.day, throughDayAt: 41 * Self.day, offset: zone.offset)
      #expect(runs.changes.map(\.instant) == changes)
    }
  }

  @Test func `asks for few offsets`() {
    var asked = 0
    func count(days: Int, offset: Int) -> Int {
      asked = 0
      _ = OffsetRuns(fromDayAt: 0, throughDayAt: (days - 1) * Self.day) { _ in
        asked += 1
        return offset
      }
      return asked
    }
    #expect(count(days: 1, offset: Self.hour) == 2)
    #expect(count(days: 42, offset: Self.hour) == 7)
    #expect(count(days: 42, offset: -8 * Self.hour) == 8)
  }
}
