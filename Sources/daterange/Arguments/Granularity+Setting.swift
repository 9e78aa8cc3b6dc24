import DateRangeCore

extension Granularity.Kind {
  init(_ setting: Setting) throws(Failure) {
    let units: [String: Self] = [
      "day": .day, "week": .week, "month": .month, "quarter": .quarter,
      "year": .year,
    ]
    if let unit = units[setting.text] {
      self = unit
    } else if let span = Self.span(setting.text) {
      // The days of the calendar, far fewer than a number can say.
      let reach = Day.isoDays.nights
      guard (-reach...reach).contains(span.lowerBound),
        (-reach...reach).contains(span.upperBound)
      else {
        throw .error(
          "\(setting.place): \(setting.text.quoted) reaches past the "
            + "calendar, which has \(reach + 1) days")
      }
      self = .span(span)
    } else {
      throw .error(
        "\(setting.place): \(setting.text.quoted) is not day, week, month, "
          + "quarter, year or a span such as span:-2..4")
    }
  }

  private static func span(_ text: String) -> ClosedRange<Int>? {
    guard text.hasPrefix("span:") else { return nil }
    let ends = text.dropFirst(5).split(
      separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]),
      first <= last
    else { return nil }
    return first...last
  }
}
