/// What a format needs beside the days.
public struct FormatContext: Sendable {
  /// The names of months and weekdays.
  public var names: DateNames

  /// When days begin.
  public var instants: DayInstants

  /// The byte that ends a record, and each line of a format that has several.
  public var terminator: UInt8

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - names: The names of months and weekdays.
  ///   - instants: When days begin.
  ///   - terminator: The byte that ends a record: a line's end, or 0.
  public init(
    names: DateNames = .english, instants: DayInstants = .utc,
    terminator: UInt8 = UInt8(ascii: "\n")
  ) {
    self.names = names
    self.instants = instants
    self.terminator = terminator
  }
}
