extension FormatContext {
  /// The first instant of a day.
  func start(of day: Day) throws(FormatError) -> LocalInstant {
    guard let instant = instants.start(of: day) else { throw missing(day) }
    return instant
  }

  /// The first instant after a day.
  func end(of day: Day) throws(FormatError) -> LocalInstant {
    guard let instant = instants.end(of: day) else { throw missing(day) }
    return instant
  }

  private func missing(_ day: Day) -> FormatError {
    FormatError("\(day)", "the time zone has no such day")
  }
}
