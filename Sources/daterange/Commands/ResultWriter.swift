import DateRangeCore

/// Writes results in the format that was asked for, one after another.
struct ResultWriter {
  private let format: RangeFormat
  private let context: FormatContext
  private var count = 0

  /// Creates a writer of the format that the settings have.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - settings: What holds for every command.
  init(_ arguments: ScannedArguments, _ settings: Settings) {
    format = settings.format
    context = FormatContext(
      names: Language.dateNames(of: settings.locale),
      instants: settings.instants,
      terminator: arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n"))
  }

  /// Writes a day.
  mutating func write(_ day: Day, to bytes: inout [UInt8]) throws(Failure) {
    try writeRecord(to: &bytes) {
      [format, context] number, bytes throws(FormatError) in
      try format.append(day, number: number, to: &bytes, in: context)
    }
  }

  /// Writes a range, open or not.
  mutating func write(
    _ extent: DayExtent, to bytes: inout [UInt8]
  ) throws(Failure) {
    try writeRecord(to: &bytes) {
      [format, context] number, bytes throws(FormatError) in
      try format.append(extent, number: number, to: &bytes, in: context)
    }
  }

  /// Writes how many results there are in place of them.
  func write(count: Int, to bytes: inout [UInt8]) {
    bytes.append("\(count)")
    bytes.append(context.terminator)
  }

  /// Writes a record whole, with the header before the first, or nothing.
  private mutating func writeRecord(
    to bytes: inout [UInt8],
    _ append: (Int, inout [UInt8]) throws(FormatError) -> Void
  ) throws(Failure) {
    let before = bytes.count
    if count == 0 { format.appendHeader(to: &bytes, in: context) }
    count += 1
    guard count == 1 || !format.isForOneResult else {
      throw .error(
        "--format shell is for one result, and there are more: take another "
          + "format")
    }
    do throws(FormatError) {
      try append(count, &bytes)
    } catch {
      bytes.removeSubrange(before...)
      throw .error("\(Option.format.spelling): \(error)")
    }
  }
}
