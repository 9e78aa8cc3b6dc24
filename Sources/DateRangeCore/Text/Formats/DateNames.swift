/// The names of months and weekdays in what is written.
public struct DateNames: Hashable, Sendable {
  /// The months in full, January first.
  public let months: [String]
  /// The months in short, January first.
  public let shortMonths: [String]
  /// The weekdays in full, Monday first.
  public let weekdays: [String]
  /// The weekdays in short, Monday first.
  public let shortWeekdays: [String]

  /// The English names, the short ones of three letters.
  public static let english = DateNames(
    checked: EnglishNames.months, EnglishNames.months.map(\.threeLetters),
    EnglishNames.weekdays, EnglishNames.weekdays.map(\.threeLetters))

  /// Creates the names of a language.
  ///
  /// The result is `nil` when there are not twelve months or seven weekdays.
  ///
  /// - Parameters:
  ///   - months: The months in full, January first.
  ///   - shortMonths: The months in short, January first.
  ///   - weekdays: The weekdays in full, Monday first.
  ///   - shortWeekdays: The weekdays in short, Monday first.
  public init?(
    months: [String], shortMonths: [String],
    weekdays: [String], shortWeekdays: [String]
  ) {
    guard months.count == 12, shortMonths.count == 12,
      weekdays.count == 7, shortWeekdays.count == 7
    else { return nil }
    self.init(checked: months, shortMonths, weekdays, shortWeekdays)
  }

  private init(
    checked months: [String], _ shortMonths: [String], _ weekdays: [String],
    _ shortWeekdays: [String]
  ) {
    self.months = months
    self.shortMonths = shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
  }
}

extension String {
  fileprivate var threeLetters: String { String(prefix(3)) }
}
