extension DatePattern {
  /// Appends a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - bytes: Where to append it.
  ///   - context: The names.
  ///   - instant: The instant of the day, asked for only when it is shown.
  /// - Throws: What `instant` throws.
  func append(
    _ day: Day, to bytes: inout [UInt8], in context: FormatContext,
    at instant: () throws(FormatError) -> LocalInstant
  ) throws(FormatError) {
    switch self {
    case .iso: bytes.append(day)
    case .basic:
      let fields = day.fields
      bytes.append(decimal: fields.year, width: 4)
      bytes.append(decimal: fields.month, width: 2)
      bytes.append(decimal: fields.day, width: 2)
    case .month:
      bytes.append(decimal: day.year, width: 4)
      bytes.append("-")
      bytes.append(decimal: day.month, width: 2)
    case .week: bytes.append("\(WeekRule.iso.number(of: day))")
    case .epoch: bytes.append(decimal: try instant().second)
    case .rfc3339: bytes.append(rfc3339: try instant())
    case .letters(let pieces):
      for piece in pieces {
        switch piece {
        case .text(let text): bytes.append(text)
        case .letter(let letter, let isPadded):
          try append(
            letter, isPadded, of: day, to: &bytes, in: context, at: instant)
        }
      }
    }
  }

  private func append(
    _ letter: Unicode.Scalar, _ isPadded: Bool, of day: Day,
    to bytes: inout [UInt8], in context: FormatContext,
    at instant: () throws(FormatError) -> LocalInstant
  ) throws(FormatError) {
    let two = isPadded ? 2 : 1
    switch letter {
    case "a": bytes.append(context.names.shortWeekdays[day.weekday.index])
    case "A": bytes.append(context.names.weekdays[day.weekday.index])
    case "b": bytes.append(context.names.shortMonths[day.month - 1])
    case "B": bytes.append(context.names.months[day.month - 1])
    case "d": bytes.append(decimal: day.dayOfMonth, width: two)
    case "e":
      if isPadded, day.dayOfMonth < 10 { bytes.append(" ") }
      bytes.append(decimal: day.dayOfMonth)
    case "F": bytes.append(day)
    case "G":
      bytes.append(decimal: WeekRule.iso.number(of: day).year, width: 4)
    case "j":
      bytes.append(decimal: day.dayOfYear, width: isPadded ? 3 : 1)
    case "m": bytes.append(decimal: day.month, width: two)
    case "u": bytes.append(decimal: day.weekday.rawValue)
    case "V":
      bytes.append(decimal: WeekRule.iso.number(of: day).number, width: two)
    case "y": bytes.append(decimal: day.year.modulo(100), width: two)
    case "Y": bytes.append(decimal: day.year, width: 4)
    default:
      bytes.append(letter, isPadded, of: try instant())
    }
  }
}

extension [UInt8] {
  /// Appends a part of an instant.
  fileprivate mutating func append(
    _ letter: Unicode.Scalar, _ isPadded: Bool, of instant: LocalInstant
  ) {
    let two = isPadded ? 2 : 1
    let time = instant.timeOfDay
    switch letter {
    case "H": append(decimal: time / 3600, width: two)
    case "M": append(decimal: time / 60 % 60, width: two)
    case "S": append(decimal: time % 60, width: two)
    case "T": append(timeOf: instant)
    case "s": append(decimal: instant.second)
    case "z": append(offsetOf: instant, separator: "")
    default: append(offsetOf: instant, separator: ":")
    }
  }
}
