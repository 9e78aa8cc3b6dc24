public import Foundation

extension DateNames {
  /// Creates the names that a locale has, or the English ones where it has
  /// none.
  ///
  /// - Parameter locale: The locale.
  public init(of locale: Locale) {
    let calendar = Calendar.gregorian(namedIn: locale)
    let names = DateNames(
      months: calendar.monthSymbols,
      shortMonths: calendar.shortMonthSymbols,
      weekdays: calendar.weekdaySymbols.mondayFirst,
      shortWeekdays: calendar.shortWeekdaySymbols.mondayFirst)
    self = names ?? .english
  }
}

extension LocalNames {
  /// Creates the names that a locale has.
  ///
  /// Months are read as they stand alone and as they stand in a date, which
  /// differ in the Slavic languages.
  ///
  /// - Parameter locale: The locale.
  public init(of locale: Locale) {
    let calendar = Calendar.gregorian(namedIn: locale)
    self.init(
      months: [calendar.monthSymbols, calendar.standaloneMonthSymbols]
        .byMeaning,
      weekdays: [
        calendar.weekdaySymbols.mondayFirst,
        calendar.standaloneWeekdaySymbols.mondayFirst,
      ].byMeaning,
      shortMonths: [
        calendar.shortMonthSymbols, calendar.shortStandaloneMonthSymbols,
      ].byMeaning,
      shortWeekdays: [
        calendar.shortWeekdaySymbols.mondayFirst,
        calendar.shortStandaloneWeekdaySymbols.mondayFirst,
      ].byMeaning)
  }
}

extension Calendar {
  fileprivate static func gregorian(namedIn locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }
}

extension [String] {
  /// Weekdays that begin with Sunday, as Foundation's do, from Monday on.
  fileprivate var mondayFirst: [String] {
    Array(dropFirst() + prefix(1))
  }
}

extension [[String]] {
  /// Lists of names turned into names of one thing each.
  fileprivate var byMeaning: [[String]] {
    guard let first else { return [] }
    return first.indices.map { index in
      compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}
