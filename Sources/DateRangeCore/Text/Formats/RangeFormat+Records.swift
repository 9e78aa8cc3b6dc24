// Formats of one line that know no time.
extension [UInt8] {
  /// Appends both ends; an open one is `..`.
  mutating func append(ends extent: DayExtent, separator: String) {
    append(extent.start, or: "..")
    append(separator)
    append(extent.end, or: "..")
  }

  /// Appends both ends and the lengths.
  mutating func append(
    fields extent: DayExtent, separator: String, missing: String
  ) {
    append(extent.start, or: missing)
    append(separator)
    append(extent.end, or: missing)
    for number in [extent.range?.days, extent.range?.nights] {
      append(separator)
      if let number { append(decimal: number) } else { append(missing) }
    }
  }

  /// Appends a JSON object.
  mutating func append(json extent: DayExtent) {
    append("{\"start\":")
    append(quoted: extent.start)
    append(",\"end\":")
    append(quoted: extent.end)
    append(",\"days\":")
    append(extent.range?.days)
    append(",\"nights\":")
    append(extent.range?.nights)
    append("}")
  }

  /// Appends a period of hledger, whose end is not in it.
  mutating func append(hledger extent: DayExtent) throws(FormatError) {
    if let start = extent.start { append(start) }
    append("..")
    if let end = extent.end { append(try Day.next(after: end)) }
  }

  /// Appends a condition of SQL that is right for dates and for times.
  mutating func append(
    sql extent: DayExtent, column: String
  ) throws(FormatError) {
    if let start = extent.start {
      append("\(column) >= '\(start)'")
      if extent.end != nil { append(" AND ") }
    }
    if let end = extent.end {
      append("\(column) < '\(try Day.next(after: end))'")
    }
    if extent == .all { append("TRUE") }
  }

  private mutating func append(_ day: Day?, or missing: String) {
    if let day { append(day) } else { append(missing) }
  }

  private mutating func append(quoted day: Day?) {
    guard let day else { return append("null") }
    append("\"")
    append(day)
    append("\"")
  }

  private mutating func append(_ number: Int?) {
    if let number { append(decimal: number) } else { append("null") }
  }
}
