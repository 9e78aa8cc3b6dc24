extension RangeFormat {
  /// Appends what stands before the first record: the header line of `csv`.
  ///
  /// - Parameters:
  ///   - bytes: Where to append it.
  ///   - context: Its end of line.
  public func appendHeader(to bytes: inout [UInt8], in context: FormatContext) {
    guard kind == .csv else { return }
    bytes.append("start,end,days,nights")
    bytes.append(context.terminator)
  }

  /// Appends a single day, as modes of days and `days` give it.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - number: Which record it is, from 1.
  ///   - bytes: Where to append it.
  ///   - context: Names, instants and the end of a record.
  /// - Throws: ``FormatError`` when the format cannot say it; `bytes` may
  ///   have got a part of the record.
  public func append(
    _ day: Day, number: Int = 1, to bytes: inout [UInt8],
    in context: FormatContext
  ) throws(FormatError) {
    switch kind {
    case .iso:
      bytes.append(day)
      bytes.append(context.terminator)
    case .json:
      bytes.append("{\"day\":\"")
      bytes.append(day)
      bytes.append("\"}")
      bytes.append(context.terminator)
    default:
      try append(.range(day...day), number: number, to: &bytes, in: context)
    }
  }

  /// Appends a range, or nothing for ``DayExtent/nothing``.
  ///
  /// - Parameters:
  ///   - extent: The range, open or not.
  ///   - number: Which record it is, from 1.
  ///   - bytes: Where to append it.
  ///   - context: Names, instants and the end of a record.
  /// - Throws: ``FormatError`` when the format cannot say it; `bytes` may
  ///   have got a part of the record.
  public func append(
    _ extent: DayExtent, number: Int = 1, to bytes: inout [UInt8],
    in context: FormatContext
  ) throws(FormatError) {
    guard extent != .nothing else { return }
    switch kind {
    case .iso: bytes.append(ends: extent, separator: "/")
    case .ends: bytes.append(ends: extent, separator: " ")
    case .tsv: bytes.append(fields: extent, separator: "\t", missing: "..")
    case .csv: bytes.append(fields: extent, separator: ",", missing: "")
    case .json: bytes.append(json: extent)
    case .hledger: try bytes.append(hledger: extent)
    case .sql(let column): try bytes.append(sql: extent, column: column)
    case .words:
      let range = try closed(extent)
      bytes.append(sentence: range, names: context.names)
    case .template(let template):
      let range = try closed(extent)
      try template.append(range, number: number, to: &bytes, in: context)
    case .epoch:
      let edges = try edges(of: extent, in: context)
      bytes.append(decimal: edges.start.second)
      bytes.append(" ")
      bytes.append(decimal: edges.end.second)
    case .rfc3339:
      let edges = try edges(of: extent, in: context)
      _ = try Day.next(after: edges.range.upperBound)
      bytes.append(rfc3339: edges.start)
      bytes.append(" ")
      bytes.append(rfc3339: edges.end)
    case .git, .find, .shell:
      return try appendLines(of: extent, to: &bytes, in: context)
    }
    bytes.append(context.terminator)
  }

  private func closed(_ extent: DayExtent) throws(FormatError) -> DayRange {
    guard let range = extent.range else {
      throw FormatError(
        name, "has no form for a range without \(extent.missingSide)",
        ["--format iso"])
    }
    return range
  }

  private func edges(
    of extent: DayExtent, in context: FormatContext
  ) throws(FormatError) -> (
    range: DayRange, start: LocalInstant, end: LocalInstant
  ) {
    let range = try closed(extent)
    let start = try context.start(of: range.lowerBound)
    return (range, start, try context.end(of: range.upperBound))
  }

  private func appendLines(
    of extent: DayExtent, to bytes: inout [UInt8], in context: FormatContext
  ) throws(FormatError) {
    let lines: [String]
    switch kind {
    case .git: lines = try gitLines(of: extent, in: context)
    case .find: lines = try findLines(of: extent, in: context)
    default:
      let range = try closed(extent)
      lines = [
        "start=\(range.lowerBound)", "end=\(range.upperBound)",
        "days=\(range.days)", "nights=\(range.nights)",
      ]
    }
    for line in lines {
      bytes.append(line)
      bytes.append(context.terminator)
    }
  }
}

extension DayExtent {
  fileprivate var missingSide: String {
    switch self {
    case .from: "an end"
    case .through: "a start"
    default: "a start and an end"
    }
  }
}
