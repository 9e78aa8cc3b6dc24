/// How the people of a place keep their week.
///
///     let egypt = LocaleWeek(region: "EG")
///     egypt.rule.firstWeekday    // .saturday
///     egypt.weekend              // Friday and Saturday
///
/// The data are CLDR's, release 48 (`supplementalData.xml`, `weekData`), and
/// are here rather than asked of Foundation, which in Swift 6.3 has older
/// ones for Algeria, Bangladesh, China, Iceland, Jordan and Slovenia, and
/// which a plain English calendar is not to touch.
public struct LocaleWeek: Hashable, Sendable {
  /// The weekday that a week starts on, and what makes a first week.
  public let rule: WeekRule

  /// The weekdays of a weekend.
  public let weekend: WeekdaySet

  /// Creates a week of one's own.
  ///
  /// - Parameters:
  ///   - rule: Where a week starts.
  ///   - weekend: The weekdays of a weekend.
  public init(rule: WeekRule, weekend: WeekdaySet = [.saturday, .sunday]) {
    self.rule = rule
    self.weekend = weekend
  }

  /// The week where no locale is set: that of ISO 8601, with Saturday and
  /// Sunday as its weekend.
  public static let plain = LocaleWeek(rule: .iso)

  /// Creates the week of a country or territory.
  ///
  /// - Parameter region: Its two letters in ISO 3166 or three digits in
  ///   UN M.49, in upper case. For any other text it is the week of the
  ///   world: from Monday, with Saturday and Sunday as its weekend, the
  ///   first one that has a day of the year.
  public init(region: String) {
    self.init(
      rule: WeekRule(
        firstWeekday: Self.firstWeekday(in: region),
        minimumDaysInFirstWeek: Self.minimumDaysInFirstWeek(in: region)),
      weekend: Self.weekend(in: region))
  }

  /// Creates the week of a locale, as its keywords or else its region say.
  ///
  /// A locale without region, such as `pt`, stands for the region where most
  /// speakers of the language are.
  ///
  /// - Parameter locale: The locale.
  public init(_ locale: CalendarNames.LocaleID) {
    guard !locale.isPlain else {
      self = .plain
      return
    }
    let week = LocaleWeek(region: locale.weekRegion)
    let rule = locale.firstWeekday.map(week.rule.with) ?? week.rule
    self.init(rule: rule, weekend: week.weekend)
  }
}

extension LocaleWeek {
  private static func firstWeekday(in region: String) -> Weekday {
    switch region {
    case "MV": .friday
    case "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA",
      "SD", "SY":
      .saturday
    case "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO",
      "ET", "GT", "GU", "HK", "HN", "ID", "IL", "IN", "IS", "JM", "JP", "KE",
      "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI", "NP", "PA",
      "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW",
      "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW":
      .sunday
    default: .monday
    }
  }

  private static func minimumDaysInFirstWeek(in region: String) -> Int {
    switch region {
    case "AD", "AT", "AX", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI",
      "FJ", "FO", "FR", "GB", "GF", "GG", "GI", "GP", "GR", "HU", "IE", "IM",
      "IS", "IT", "JE", "LI", "LT", "LU", "MC", "MQ", "NL", "NO", "PL", "PT",
      "RE", "RU", "SE", "SJ", "SK", "SM", "VA":
      4
    default: 1
    }
  }

  private static func weekend(in region: String) -> WeekdaySet {
    switch region {
    case "AF": [.thursday, .friday]
    case "IR": [.friday]
    case "BH", "DZ", "EG", "IL", "IQ", "JO", "KW", "LY", "OM", "QA", "SA", "SD",
      "SY", "YE":
      [.friday, .saturday]
    case "IN", "UG": [.sunday]
    default: [.saturday, .sunday]
    }
  }
}
