/// What the months, weekdays and numbers of a calendar system are called in
/// one language.
///
/// Plain data: made once, by a locale's name, then asked for any month.
/// ``english`` is at hand without Foundation.
///
///     let british = try CalendarNames.LocaleID("en_GB")
///     let names = try CalendarNames(.hebrew, locale: british)
///     names.title(of: kislev)                      // "Kislev 5787"
///     CalendarNames.english.title(of: november)    // "November 2026"
public struct CalendarNames: Hashable, Sendable {
  /// The names of months, the year's first one first.
  ///
  /// The Hebrew calendar has a fourteenth name, that of its month 7 in a leap
  /// year, when the month 6 is an Adar too.
  public struct Months: Hashable, Sendable {
    /// The names in full: "November".
    public let wide: [String]

    /// The abbreviations: "Nov".
    public let abbreviated: [String]
  }

  /// The names of weekdays, Monday first, as they stand alone.
  public struct Weekdays: Hashable, Sendable {
    /// The names in full: "Monday".
    public let wide: [String]

    /// The abbreviations: "Mon".
    public let abbreviated: [String]

    /// Shorter than the abbreviations where the language has such: "Mo".
    public let short: [String]

    /// One letter, which two weekdays may share: "M".
    public let narrow: [String]
  }

  /// The calendar system whose months are named.
  public let calendar: CalendarSystem

  /// The names of months in a date, which in some languages are inflected:
  /// "listopada" in Polish, of 3 November.
  public let months: Months

  /// The names of months that stand alone: "listopad".
  public let standaloneMonths: Months

  /// What stands before and behind the name of an intercalary month.
  let leapAffixes: Affixes

  /// The names of weekdays.
  public let weekdays: Weekdays

  /// The names of eras, by their numbers.
  ///
  /// Empty where the language has none.
  let eras: [String]

  /// The names of the sixty years of a cycle, for Chinese years.
  let cyclicYears: [String]

  /// What a year 1 is called where it is not called 1.
  let firstYear: String?

  /// The parts of a month's title, in their order.
  let titleParts: [TitlePart]

  /// The digit that stands for zero; the others follow it in Unicode.
  let zero: Unicode.Scalar

  /// Whether the script runs from right to left, so that the first weekday
  /// of a week is the rightmost.
  public let isRightToLeft: Bool
}

extension CalendarNames {
  /// Text before and behind other text.
  struct Affixes: Hashable, Sendable {
    var prefix = ""
    var suffix = ""
  }

  /// Gregorian months in English, without asking Foundation.
  public static let english = english(.gregorian)

  /// English names for a calendar of Gregorian months.
  static func english(_ calendar: CalendarSystem) -> CalendarNames {
    let (months, weekdays) = (EnglishNames.months, EnglishNames.weekdays)
    func prefixes(_ names: [String], _ length: Int) -> [String] {
      names.map { String($0.prefix(length)) }
    }
    let names = Months(wide: months, abbreviated: prefixes(months, 3))
    return CalendarNames(
      calendar: calendar,
      months: names,
      standaloneMonths: names,
      leapAffixes: Affixes(),
      weekdays: Weekdays(
        wide: weekdays, abbreviated: prefixes(weekdays, 3),
        short: prefixes(weekdays, 2), narrow: prefixes(weekdays, 1)),
      eras: [], cyclicYears: [], firstYear: nil,
      titleParts: [.month(.standalone, .wide), .text(" "), .year],
      zero: "0", isRightToLeft: false)
  }
}

extension CalendarNames {
  /// How a name is shortened.
  public enum Width: Hashable, Sendable {
    /// Not at all.
    case wide
    /// To an abbreviation.
    case abbreviated
  }

  /// Where the name of a month stands.
  public enum Context: Hashable, Sendable {
    /// Beside the day of a date.
    case date
    /// Alone or with its year, as in a heading.
    case standalone
  }

  /// What a month is called.
  ///
  /// - Parameters:
  ///   - month: A month of ``calendar``.
  ///   - context: Where the name stands.
  ///   - width: How it is shortened.
  /// - Returns: The name; of a leap month, with the mark of one. The number
  ///   where the calendar has no such month.
  public func name(
    of month: Month, in context: Context = .standalone, _ width: Width = .wide
  ) -> String {
    let months = context == .standalone ? standaloneMonths : months
    let names = width == .wide ? months.wide : months.abbreviated
    let index = calendar.nameIndex(of: month)
    let name =
      names.indices.contains(index) ? names[index] : number(Int(month.number))
    return month.isLeap
      ? leapAffixes.prefix + name + leapAffixes.suffix : name
  }

  /// The headings of seven columns, Monday's first, as long as they fit.
  ///
  /// - Parameters:
  ///   - columns: The room that each has.
  ///   - width: How many columns a text takes.
  /// - Returns: The short names, or else the narrow ones, whose longest may
  ///   still be too long.
  public func headings(
    fitting columns: Int, width: (String) -> Int
  ) -> [String] {
    let isShortEnough = weekdays.short.allSatisfy { width($0) <= columns }
    return isShortEnough ? weekdays.short : weekdays.narrow
  }

  /// A number in the digits of the language.
  public func number(_ number: Int) -> String {
    guard zero != "0" else { return String(number) }
    var text = ""
    for scalar in String(number).unicodeScalars {
      let digit = scalar.value &- 0x30
      text.unicodeScalars.append(
        digit <= 9 ? Unicode.Scalar(zero.value + digit) ?? scalar : scalar)
    }
    return text
  }
}

extension CalendarSystem {
  /// Where the name of a month stands among the names of months.
  fileprivate func nameIndex(of month: Month) -> Int {
    let isSecondAdar =
      engine == .hebrew && month.number == 7
      && HebrewMonths.Year.isLeap(Int(month.year))
    return isSecondAdar ? 13 : Int(month.number) - 1
  }
}
