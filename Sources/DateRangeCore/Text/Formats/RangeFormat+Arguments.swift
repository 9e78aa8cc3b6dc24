// Formats of arguments, one a line: what every shell splits alike.
extension RangeFormat {
  /// The options of `git log`.
  ///
  /// A bare date would mean that day at the present time of day, so the time
  /// is written; git's own zone may be another, so the offset is. The years
  /// that git reads as others are refused.
  func gitLines(
    of extent: DayExtent, in context: FormatContext
  ) throws(FormatError) -> [String] {
    var lines: [String] = []
    if let start = extent.start {
      let instant = try context.start(of: start)
      lines.append("--since=\(try gitDate(instant, of: start))")
    }
    if let end = extent.end {
      let instant = context.instants.instant(
        try context.end(of: end), plus: -1)
      lines.append("--until=\(try gitDate(instant, of: end))")
    }
    return lines
  }

  private func gitDate(
    _ instant: LocalInstant, of day: Day
  ) throws(FormatError) -> String {
    let years = 1970...2099
    let written = instant.inRFC3339.day ?? day
    guard years.contains(written.year), instant.second >= 0 else {
      throw FormatError(
        "\(day)", "git misreads dates outside \(years.lowerBound) to 2099")
    }
    return rfc3339(instant)
  }

  /// The tests of `find`.
  ///
  /// `-newermt` is strictly newer, so that each edge is the last instant
  /// before it.
  func findLines(
    of extent: DayExtent, in context: FormatContext
  ) throws(FormatError) -> [String] {
    var lines: [String] = []
    if let start = extent.start {
      let instant = try context.start(of: start)
      lines += ["-newermt", justBefore(instant, in: context)]
    }
    if let end = extent.end {
      let instant = try context.end(of: end)
      lines += ["!", "-newermt", justBefore(instant, in: context)]
    }
    return lines
  }

  private func justBefore(
    _ instant: LocalInstant, in context: FormatContext
  ) -> String {
    rfc3339(
      context.instants.instant(instant, plus: -1), fraction: ".999999999")
  }

  private func rfc3339(
    _ instant: LocalInstant, fraction: String = ""
  ) -> String {
    var bytes: [UInt8] = []
    bytes.append(rfc3339: instant, fraction: fraction)
    return String(decoding: bytes, as: UTF8.self)
  }
}
