import Foundation

extension CalendarNames {
  /// Finds the names of a calendar system's months in a language.
  ///
  /// Gregorian months in English are ``english``, and Foundation is not
  /// asked. It is CLDR's data otherwise, as Foundation carries them. A
  /// language that has none is shown in English, with its own digits,
  /// direction and week.
  ///
  /// - Parameters:
  ///   - calendar: The calendar system.
  ///   - locale: The language and its region.
  /// - Throws: ``UnknownLocale`` when there is no such language in ISO 639.
  public init(
    _ calendar: CalendarSystem, locale: LocaleID
  ) throws(UnknownLocale) {
    guard !locale.isPlainEnglish || !calendar.hasCommonMonths else {
      self = .english(calendar)
      return
    }
    try locale.checkLanguage()
    self.init(calendar, source: NameSource(calendar, locale: locale))
  }

  private init(_ calendar: CalendarSystem, source: NameSource) {
    let symbols = source.symbols
    let title = source.title
    self.init(
      calendar: calendar,
      months: Months(
        wide: symbols.monthSymbols, abbreviated: symbols.shortMonthSymbols),
      standaloneMonths: Months(
        wide: symbols.standaloneMonthSymbols,
        abbreviated: symbols.shortStandaloneMonthSymbols),
      leapAffixes: source.leapAffixes,
      weekdays: source.weekdays,
      eras: source.eras,
      cyclicYears: source.cyclicYears,
      firstYear: source.firstYear,
      titleParts: title,
      zero: source.zero,
      isRightToLeft: source.isRightToLeft)
  }
}

extension CalendarNames.LocaleID {
  /// Checks that there is such a language in ISO 639.
  ///
  /// - Throws: ``CalendarNames/UnknownLocale`` when there is none.
  package func checkLanguage() throws(CalendarNames.UnknownLocale) {
    guard isEnglish || Locale.LanguageCode(language).isISOLanguage
    else { throw CalendarNames.UnknownLocale(identifier: description) }
  }
}

/// A calendar of Foundation in one language, asked for its words.
private struct NameSource {
  let system: CalendarSystem
  let locale: Locale
  let calendar: Calendar

  init(_ system: CalendarSystem, locale id: CalendarNames.LocaleID) {
    let identifier = system.identifierForNames
    var components = Locale.Components(
      identifier: id.isPlain ? "en" : id.description)
    components.calendar = identifier
    locale = Locale(components: components)
    self.system = system
    calendar = Self.calendar(identifier, locale)
  }

  private static func calendar(
    _ identifier: Calendar.Identifier, _ locale: Locale
  ) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }

  /// The calendar that has the names: an English one where CLDR has only
  /// numbers, such as "M01", for the language.
  var symbols: Calendar {
    calendar.monthSymbols.first == "M01"
      ? Self.calendar(calendar.identifier, Locale(identifier: "en"))
      : calendar
  }

  var weekdays: CalendarNames.Weekdays {
    let short = Date.VerbatimFormatStyle(
      format: "\(standaloneWeekday: .short)", locale: locale, timeZone: .gmt,
      calendar: calendar)
    // 1970-01-05 was a Monday.
    let days = (4...10).map {
      Date(timeIntervalSince1970: 86_400 * Double($0))
    }
    func fromMonday(_ names: [String]) -> [String] {
      Array(names.dropFirst()) + names.prefix(1)
    }
    let shortNames = days.map { short.format($0) }
    let abbreviated = fromMonday(calendar.shortStandaloneWeekdaySymbols)
    // In German "Mo." is the short name and "Mo" the abbreviation.
    let isShorter = zip(abbreviated, shortNames).allSatisfy {
      $0.count <= $1.count
    }
    return CalendarNames.Weekdays(
      wide: fromMonday(calendar.standaloneWeekdaySymbols),
      abbreviated: abbreviated,
      short: isShorter ? abbreviated : shortNames,
      narrow: fromMonday(calendar.veryShortStandaloneWeekdaySymbols))
  }

  private var titlePattern: String {
    DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: locale)
      ?? "MMMM y"
  }

  var title: [CalendarNames.TitlePart] {
    let parts = CalendarNames.TitlePart.parts(ofPattern: titlePattern)
    return eras.isEmpty ? parts.withoutEra : parts
  }

  /// CLDR has no name for some eras, and Foundation "ERA1".
  var eras: [String] {
    let isWide = titlePattern.contains("GGGG")
    let eras = isWide ? calendar.longEraSymbols : calendar.eraSymbols
    return eras.contains { $0.hasPrefix("ERA") } ? [] : eras
  }

  var cyclicYears: [String] {
    guard system.hasCycles else { return [] }
    let formatter = formatter("U")
    // A cycle began in 1984.
    return (1984...2043).map { formatter.string(from: Self.july($0)) }
  }

  /// The first year of an era is "元年" in Japan.
  var firstYear: String? {
    guard system == .japanese else { return nil }
    let title = formatter(titlePattern).string(from: Self.july(2019))
    return title.contains("元") ? "元" : nil
  }

  /// What a leap month has before and behind its number, seen on the leap
  /// sixth month of 2025, which began on 25 July.
  var leapAffixes: CalendarNames.Affixes {
    guard system.hasCycles else { return .init() }
    let formatter = formatter("M")
    let number = formatter.string(from: Self.july(2025))
    let leap = formatter.string(from: Self.july(2025, day: 31))
    guard let range = leap.range(of: number) else { return .init() }
    return CalendarNames.Affixes(
      prefix: String(leap[..<range.lowerBound]),
      suffix: String(leap[range.upperBound...]))
  }

  /// A formatter, which costs far more to make than a date to format.
  private func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    formatter.dateFormat = pattern
    return formatter
  }

  private static func july(_ year: Int, day: Int = 1) -> Date {
    let day = Civil.epochDay(year: year, month: 7, day: day)
    return Date(timeIntervalSince1970: 86_400 * Double(day))
  }

  /// The digit zero of the language's numbers.
  ///
  /// A system of numbers that is not of ten digits in a row is not used.
  var zero: Unicode.Scalar {
    let zeros: [String: Unicode.Scalar] = [
      "adlm": "\u{1E950}", "arab": "\u{660}", "arabext": "\u{6F0}",
      "beng": "\u{9E6}", "cakm": "\u{11136}", "deva": "\u{966}",
      "fullwide": "\u{FF10}", "gujr": "\u{AE6}", "guru": "\u{A66}",
      "khmr": "\u{17E0}", "knda": "\u{CE6}", "laoo": "\u{ED0}",
      "mlym": "\u{D66}", "mong": "\u{1810}", "mymr": "\u{1040}",
      "nkoo": "\u{7C0}", "olck": "\u{1C50}", "orya": "\u{B66}",
      "tamldec": "\u{BE6}", "telu": "\u{C66}", "thai": "\u{E50}",
      "tibt": "\u{F20}",
    ]
    return zeros[locale.numberingSystem.identifier] ?? "0"
  }

  /// Whether the script that the language is written in runs leftwards.
  ///
  /// Foundation's `characterDirection` says so too, at ten times the cost.
  var isRightToLeft: Bool {
    let scripts = [
      "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa",
    ]
    let script = Locale.Language(
      identifier: locale.language.maximalIdentifier
    ).script
    return script.map { scripts.contains($0.identifier) } ?? false
  }
}

extension CalendarSystem {
  /// Whether years have names in a cycle of sixty, and months may be leap.
  fileprivate var hasCycles: Bool {
    self == .chinese || self == .dangi
  }

  /// Whether the names of the months are those of the Gregorian calendar and
  /// no era stands beside the year.
  fileprivate var hasCommonMonths: Bool {
    self == .gregorian || self == .iso8601
  }

  /// The calendar of Foundation that has the names.
  ///
  /// Those of the years from the creation are under the other count of
  /// Ethiopia.
  fileprivate var identifierForNames: Calendar.Identifier {
    switch engine {
    case .gregorian, .iso8601: .gregorian
    case .buddhist: .buddhist
    case .republicOfChina: .republicOfChina
    case .japanese: .japanese
    case .persian: .persian
    case .indian: .indian
    case .coptic: .coptic
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: .ethiopicAmeteMihret
    case .hebrew: .hebrew
    case .islamic: .islamic
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .chinese: .chinese
    case .dangi: .dangi
    }
  }
}

extension CalendarNames.LocaleID {
  /// Whether words, letters and digits are all those of ``CalendarNames``'
  /// own English.
  fileprivate var isPlainEnglish: Bool {
    isEnglish && script ?? "Latn" == "Latn" && keyword("nu") == nil
  }

  /// The region where most speakers of the language are, or "001".
  var likelyRegion: String {
    let language = Locale(identifier: description).language
    return Locale.Language(identifier: language.maximalIdentifier)
      .region?.identifier ?? "001"
  }
}
