/// A date such as `11/3`, which reads one way here and another way there, and
/// how to write it so that it reads one way.
struct ShortDate {
  /// The two numbers before the year.
  var numbers: [Int]

  /// The digits of each.
  var lengths: [Int]

  /// The number behind them, if there is one.
  var year: Int?

  /// The year that one without a year is in.
  var currentYear: Int

  private struct Reading {
    var day: Day
    var hasYear: Bool

    var iso: String { "\(day)" }

    var long: String {
      "\(day.dayOfMonth) \(EnglishNames.months[day.month - 1])"
    }

    var short: String {
      let name = EnglishNames.months[day.month - 1].prefix(3).lowercased()
      return "\(day.dayOfMonth) \(name)"
    }
  }

  /// The days that it may mean, the month first first.
  private var readings: [Reading] {
    guard let one = numbers.first, let two = numbers.last else { return [] }
    let year = self.year ?? currentYear
    let pairs = one == two ? [(one, two)] : [(one, two), (two, one)]
    return pairs.compactMap { month, day in
      Day(year: year, month: month, day: day)
        .map { Reading(day: $0, hasYear: self.year != nil) }
    }
  }

  /// What is wrong, as a question where it can be answered.
  var question: String {
    let readings = readings
    guard readings.count == 2 else {
      return "the order of day and month is not known"
    }
    return readings.map(\.long).joined(separator: " or ") + "?"
  }

  /// How to write it.
  var suggestions: [String] {
    let readings = readings
    guard year == nil, let first = readings.first else {
      return readings.map(\.iso)
    }
    return readings.map(\.short) + [first.iso]
  }

  /// How to write it when no number is a year of four digits.
  func suggestions(
    yearLength: Int, _ order: ExpressionContext.DateOrder?
  ) -> [String] {
    guard let third = year else {
      // `11/2026`
      guard let month = numbers.first, let year = numbers.last,
        lengths.last == 4, (1...12).contains(month)
      else { return [] }
      return [text(year, month, nil)]
    }
    guard yearLength <= 2, let one = numbers.first, let two = numbers.last,
      lengths.allSatisfy({ $0 <= 2 })
    else { return [] }
    // `26-11-03`, or `3/11/26` read either way.
    let dates =
      switch order {
      case .monthFirst?: [(third, one, two)]
      case .dayFirst?: [(third, two, one)]
      case nil: [(one, two, third), (third, one, two), (third, two, one)]
      }
    var texts: [String] = []
    for (year, month, day) in dates {
      let year = 2000 + year
      guard Day(year: year, month: month, day: day) != nil else { continue }
      let text = text(year, month, day)
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private func text(_ year: Int, _ month: Int, _ day: Int?) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: year, width: 4)
    for number in [month, day].compactMap({ $0 }) {
      bytes.append("-")
      bytes.append(decimal: number, width: 2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
