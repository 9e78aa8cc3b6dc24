/// When days begin in some time zone: all that a format must know of it.
///
/// The plain formats need no zone at all, so the zone's data is asked for
/// only when an instant is written.
public struct DayInstants: Sendable {
  /// The first second of a day, counted from 1970 in Greenwich; `nil` for a
  /// day that the zone has not.
  let firstSecond: @Sendable (Day) -> Int?

  /// How far the zone's clock is ahead of Greenwich at such a second.
  let offset: @Sendable (Int) -> Int

  /// Creates the instants of a zone.
  ///
  /// - Parameters:
  ///   - firstSecond: The first second of a day, counted from 1970 in
  ///     Greenwich; `nil` for a day that the zone has not.
  ///   - offset: How many seconds the zone's clock is ahead of Greenwich at
  ///     such a second.
  public init(
    firstSecond: @escaping @Sendable (Day) -> Int?,
    offset: @escaping @Sendable (Int) -> Int
  ) {
    self.firstSecond = firstSecond
    self.offset = offset
  }

  /// The days of Greenwich.
  public static let utc = DayInstants(
    firstSecond: { 86_400 * Int($0.epochDay) }, offset: { _ in 0 })

  /// The first instant of a day.
  func start(of day: Day) -> LocalInstant? {
    firstSecond(day).map(instant)
  }

  /// The first instant after a day: that of the next day there is.
  func end(of day: Day) -> LocalInstant? {
    guard firstSecond(day) != nil else { return nil }
    return NextDay.first { day.adding(days: $0).flatMap(start) }
  }

  /// The instant `seconds` later than another.
  func instant(_ instant: LocalInstant, plus seconds: Int) -> LocalInstant {
    self.instant(instant.second + seconds)
  }

  private func instant(_ second: Int) -> LocalInstant {
    LocalInstant(second: second, offset: offset(second))
  }
}

/// An instant and what a clock on the wall shows at it.
struct LocalInstant: Hashable, Sendable {
  /// Seconds from 1970 in Greenwich.
  var second: Int

  /// How far the wall's clock is ahead of Greenwich, in seconds.
  var offset: Int

  private var wallSecond: Int { second + offset }

  /// The day on the wall.
  var day: Day? { Day(exactly: wallSecond.floorDivided(by: 86_400)) }

  /// The time of day on the wall, in seconds.
  var timeOfDay: Int { wallSecond.modulo(86_400) }

  /// The same instant by a clock that RFC 3339 can speak of: it is ahead by
  /// whole minutes, and by less than a day.
  ///
  /// Until about 1900 clocks were ahead by odd seconds, and `TZ` takes 24
  /// hours.
  var inRFC3339: LocalInstant {
    let most = 23 * 60 + 59
    return LocalInstant(
      second: second, offset: min(max(offset / 60, -most), most) * 60)
  }
}

extension [UInt8] {
  /// Appends the time of day: `23:59:59`.
  mutating func append(timeOf instant: LocalInstant) {
    let time = instant.timeOfDay
    append(decimal: time / 3600, width: 2)
    append(":")
    append(decimal: time / 60 % 60, width: 2)
    append(":")
    append(decimal: time % 60, width: 2)
  }

  /// Appends the offset from Greenwich: `+01:00`.
  mutating func append(offsetOf instant: LocalInstant, separator: String) {
    append(instant.offset < 0 ? "-" : "+")
    let minutes = Int(instant.offset.magnitude) / 60
    append(decimal: minutes / 60, width: 2)
    append(separator)
    append(decimal: minutes % 60, width: 2)
  }

  /// Appends an instant as RFC 3339 has it: `2026-11-03T00:00:00+01:00`.
  ///
  /// - Parameters:
  ///   - instant: An instant.
  ///   - fraction: What to put behind the seconds.
  mutating func append(rfc3339 instant: LocalInstant, fraction: String = "") {
    let instant = instant.inRFC3339
    if let day = instant.day { append(day) }
    append("T")
    append(timeOf: instant)
    append(fraction)
    append(offsetOf: instant, separator: ":")
  }
}
