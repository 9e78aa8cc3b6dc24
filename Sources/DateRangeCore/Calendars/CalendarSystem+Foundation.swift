import Foundation

/// A calendar of Foundation, asked about whole days.
///
/// It stands in Greenwich, where days have 24 hours, so that a day number is
/// an instant and no time zone has a say. Only the systems that no arithmetic
/// of ours makes ask it: those of the moon in the sky and those of decrees.
struct Almanac: Sendable {
  private let calendar: Calendar

  private init(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  // Making a calendar costs more than asking it.
  static let islamic = Almanac(.islamic)
  static let ummAlQura = Almanac(.islamicUmmAlQura)
  static let chinese = Almanac(.chinese)
  static let dangi = Almanac(.dangi)
  static let japanese = Almanac(.japanese)

  /// The month that a day is in and its number there, as Foundation has them.
  func reading(of epochDay: Int) -> (label: MonthLabel, day: Int) {
    let fields = calendar.dateComponents(
      [.era, .year, .month, .day, .isLeapMonth],
      from: Date(timeIntervalSince1970: 86_400 * Double(epochDay)))
    let label = MonthLabel(
      era: fields.era ?? 0,
      year: fields.year ?? 0,
      number: fields.month ?? 0,
      isLeap: fields.isLeapMonth ?? false)
    return (label, fields.day ?? 1)
  }

  /// The day number of the first day of a month, whether or not there is one
  /// of that name.
  func firstDay(of label: MonthLabel) -> Int? {
    let fields = DateComponents(
      era: label.era, year: label.year, month: label.number, day: 1)
    return calendar.date(from: fields).flatMap {
      Int(exactly: ($0.timeIntervalSince1970 / 86_400).rounded(.down))
    }
  }
}
