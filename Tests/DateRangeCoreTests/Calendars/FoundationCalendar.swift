import DateRangeCore
import Foundation

/// The years that the scans of this folder go over.
enum ScanYears {
  static let days = scanned(from: 1850, through: 2150)

  private static func scanned(from first: Int, through last: Int) -> DayRange {
    let bounds = [(first, 1, 1), (last, 12, 31)].compactMap {
      Day(year: $0, month: $1, day: $2)
    }
    return bounds[0]...bounds[1]
  }
}

/// Foundation's word on a day.
struct FoundationCalendar {
  let calendar: Calendar

  init(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  func fields(of day: Day) -> CalendarFields {
    let fields = calendar.dateComponents(
      [.era, .year, .month, .day, .isLeapMonth],
      from: Date(timeIntervalSince1970: 86_400 * Double(day.epochDay)))
    return CalendarFields(
      era: fields.era ?? -1, year: fields.year ?? 0,
      month: fields.month ?? -1, day: fields.day ?? -1,
      isLeap: fields.isLeapMonth ?? false)
  }
}

/// A date of some calendar system.
struct CalendarFields: Hashable {
  var era: Int
  var year: Int
  var month: Int
  var day: Int
  var isLeap = false

  init(era: Int, year: Int, month: Int, day: Int, isLeap: Bool = false) {
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.isLeap = isLeap
  }

  init(_ month: Month, on day: Day) {
    self.init(
      era: Int(month.era), year: Int(month.year), month: Int(month.number),
      day: month.number(of: day), isLeap: month.isLeap)
  }
}

extension CalendarSystem {
  /// The months that touch some days, one after the other.
  func months(touching days: DayRange) -> some Sequence<Month> {
    sequence(first: month(containing: days.lowerBound)) {
      self.month(after: $0)
    }
    .prefix { $0.firstDay <= days.upperBound }
  }
}
