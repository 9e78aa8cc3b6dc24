extension CalendarNames {
  /// A part of a month's title.
  enum TitlePart: Hashable, Sendable {
    case text(String)
    case month(Context, Width)
    case monthNumber
    case year
    case era

    /// The Gregorian year in which a Chinese year begins.
    case relatedYear

    /// The name that a Chinese year has in its cycle of sixty.
    case cyclicYear

    /// Whether the part may change with an era.
    fileprivate var isOfYear: Bool { self == .era || self == .year }
  }

  /// The title of a month's page: its name and year in the order of the
  /// language.
  ///
  /// A Japanese month in which an era begins has both its years: "January
  /// Shōwa 64/Heisei 1".
  ///
  /// - Parameter month: A month of ``calendar``.
  /// - Returns: The title, for instance "November 2026" or "令和8年11月".
  public func title(of month: Month) -> String {
    var bytes: [UInt8] = []
    appendTitle(of: month, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a month's title in UTF-8.
  ///
  /// - Parameters:
  ///   - month: A month of ``calendar``.
  ///   - bytes: What it is appended to.
  package func appendTitle(of month: Month, to bytes: inout [UInt8]) {
    guard
      let opening = calendar.openingLabel(of: month),
      let first = titleParts.firstIndex(where: \.isOfYear),
      let last = titleParts.lastIndex(where: \.isOfYear)
    else { return append(titleParts[...], of: month, to: &bytes) }
    append(titleParts[..<first], of: month, to: &bytes)
    append(titleParts[first...last], of: opening, to: &bytes)
    bytes.append("/")
    append(titleParts[first...last], of: month, to: &bytes)
    append(titleParts[(last + 1)...], of: month, to: &bytes)
  }

  private func append(
    _ parts: ArraySlice<TitlePart>, of month: Month, to bytes: inout [UInt8]
  ) {
    for part in parts { bytes.append(text(part, of: month)) }
  }

  private func text(_ part: TitlePart, of month: Month) -> String {
    switch part {
    case .text(let text): return text
    case .month(let context, let width):
      return name(of: month, in: context, width)
    case .monthNumber:
      let number = number(Int(month.number))
      return month.isLeap
        ? leapAffixes.prefix + number + leapAffixes.suffix : number
    case .year:
      return month.year == 1
        ? firstYear ?? number(1) : number(Int(month.year))
    case .era:
      let era = Int(month.era)
      return eras.indices.contains(era) ? eras[era] : ""
    case .relatedYear: return number(month.relatedYear)
    case .cyclicYear:
      let index = Int(month.year) - 1
      return cyclicYears.indices.contains(index)
        ? cyclicYears[index] : number(Int(month.year))
    }
  }
}

extension Month {
  /// The Gregorian year in which the month's Chinese or Korean year began:
  /// its first cycle began in 2637 BC.
  fileprivate var relatedYear: Int { 60 * Int(era) + Int(year) - 2697 }
}
