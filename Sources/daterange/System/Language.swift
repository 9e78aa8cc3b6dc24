import DateRangeCore
import Foundation

/// The words of a language other than English.
enum Language {
  /// The names that expressions may use beside the English ones.
  ///
  /// For English ones there is nothing to add, and Foundation is not started.
  static func names(of locale: CalendarNames.LocaleID) -> LocalNames {
    isEnglish(locale)
      ? LocalNames() : LocalNames(of: Locale(identifier: "\(locale)"))
  }

  /// The names that results are written with.
  static func dateNames(of locale: CalendarNames.LocaleID) -> DateNames {
    isEnglish(locale)
      ? .english : DateNames(of: Locale(identifier: "\(locale)"))
  }

  private static func isEnglish(_ locale: CalendarNames.LocaleID) -> Bool {
    locale.isPlain || locale.language == "en"
  }
}
