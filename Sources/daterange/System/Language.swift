import DateRangeCore
import Foundation

/// The words of a language other than English.
enum Language {
  /// The names that expressions may use beside the English ones.
  ///
  /// For English ones there is nothing to add, and Foundation is not started.
  static func names(of locale: CalendarNames.LocaleID) -> LocalNames {
    locale.isEnglish
      ? LocalNames() : LocalNames(of: Locale(identifier: "\(locale)"))
  }

  /// The names that results are written with.
  static func dateNames(of locale: CalendarNames.LocaleID) -> DateNames {
    locale.isEnglish
      ? .english : DateNames(of: Locale(identifier: "\(locale)"))
  }
}
