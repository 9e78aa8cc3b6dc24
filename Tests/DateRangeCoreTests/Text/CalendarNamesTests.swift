import DateRangeCore
import Foundation
import Testing

@Suite struct CalendarNamesTests {
  static func names(
    _ system: CalendarSystem, _ locale: String
  ) throws -> CalendarNames {
    try CalendarNames(system, locale: CalendarNames.LocaleID(locale))
  }

  static func title(
    _ system: CalendarSystem, _ locale: String, _ date: String
  ) throws -> String {
    let day = try #require(Day(date))
    return try names(system, locale).title(of: system.month(containing: day))
  }

  /// The titles as CLDR orders them, one kind of pattern a row.
  @Test(arguments: [
    (CalendarSystem.gregorian, "C", "2026-11-18", "November 2026"),
    (.gregorian, "en_GB", "2026-11-18", "November 2026"),
    (.gregorian, "fr_FR", "2026-11-18", "novembre 2026"),
    (.gregorian, "cs_CZ", "2026-11-18", "listopad 2026"),  // not "listopadu"
    (.gregorian, "ca_ES", "2026-11-18", "novembre del 2026"),  // quoted text
    (.gregorian, "eu_ES", "2026-11-18", "2026(e)ko azaroa"),
    (.gregorian, "ja_JP", "2026-11-18", "2026年11月"),  // the month a number
    (.gregorian, "sr_RS@latin", "2026-11-18", "novembar 2026."),
    (.gregorian, "ar_EG", "2026-11-18", "نوفمبر ٢٠٢٦"),
    (.gregorian, "dv_MV", "2026-11-18", "2026 November"),  // no data in CLDR
    (.iso8601, "sv_SE", "2026-11-18", "november 2026"),
    (.buddhist, "th_TH", "2026-11-18", "พฤศจิกายน 2569"),
    (.republicOfChina, "zh_TW", "2026-11-18", "民國 115年11月"),
    (.republicOfChina, "zh_TW", "1911-11-18", "民國前 1年11月"),
    (.japanese, "ja_JP", "2026-11-18", "令和8年11月"),
    (.japanese, "ja_JP", "2019-05-01", "令和元年5月"),
    (.japanese, "ja_JP", "2019-04-30", "平成31年4月"),
    (.japanese, "ja_JP", "1989-01-07", "昭和64/平成元年1月"),
    (.japanese, "en", "1989-01-08", "January Shōwa 64/Heisei 1"),
    (.persian, "fa_IR", "2026-11-18", "۱۴۰۵ آبان"),
    (.indian, "hi_IN", "2026-11-18", "कार्तिक 1948 शक"),
    (.coptic, "en", "2026-11-18", "Hator 1743"),  // the era has no name
    (.ethiopicAmeteMihret, "am_ET", "2026-11-18", "ኅዳር 2019"),
    (.ethiopicAmeteAlem, "am_ET", "2026-11-18", "ኅዳር 7519"),
    (.hebrew, "he_IL", "2026-11-18", "כסלו 5787"),
    (.hebrew, "C", "2024-03-01", "Adar I 5784"),
    (.hebrew, "C", "2024-03-20", "Adar II 5784"),
    (.hebrew, "C", "2025-03-20", "Adar 5785"),
    (.hebrew, "C", "2025-04-20", "Nisan 5785"),
    (.islamicUmmAlQura, "ar_SA", "2026-11-18", "جمادى الآخرة، ١٤٤٨ هـ"),
    (.chinese, "zh_CN", "2025-07-24", "2025乙巳年六月"),
    (.chinese, "zh_CN", "2025-07-25", "2025乙巳年闰六月"),
    (.chinese, "vi_VN", "2025-07-25", "tháng 6 nhuận năm Ất Tỵ 2025"),
    (.dangi, "ko_KR", "2025-07-25", "2025년(을사년) 윤6월"),
  ])
  func titlesAreThoseOfTheLanguage(
    system: CalendarSystem, locale: String, date: String, title: String
  ) throws {
    #expect(try Self.title(system, locale, date) == title)
  }

  /// Where the languages part: heading, direction, digits.
  @Test(arguments: [
    ("C", "Mo Tu We Th Fr Sa Su", false, "0123456789"),
    ("de_DE", "Mo Di Mi Do Fr Sa So", false, "0123456789"),
    ("ja_JP", "月 火 水 木 金 土 日", false, "0123456789"),
    ("he_IL", "ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳", true, "0123456789"),
    ("ar_SA", "اثنين ثلاثاء أربعاء خميس جمعة سبت أحد", true, "٠١٢٣٤٥٦٧٨٩"),
    ("fa_IR", "۲ش ۳ش ۴ش ۵ش ج ش ۱ش", true, "۰۱۲۳۴۵۶۷۸۹"),
    ("ur_PK", "پیر منگل بدھ جمعرات جمعہ ہفتہ اتوار", true, "0123456789"),
    ("ne_NP", "सोम मङ्गल बुध बिहि शुक्र शनि आइत", false, "०१२३४५६७८९"),
    ("en-u-nu-arab", "Mo Tu We Th Fr Sa Su", false, "٠١٢٣٤٥٦٧٨٩"),
  ])
  func languagesHaveTheirSigns(
    locale: String, headings: String, isRightToLeft: Bool, digits: String
  ) throws {
    let names = try Self.names(.gregorian, locale)
    #expect(names.weekdays.short.joined(separator: " ") == headings)
    #expect(names.isRightToLeft == isRightToLeft)
    #expect((0...9).map(names.number).joined() == digits)
    #expect(names.number(2026) == [2, 0, 2, 6].map(names.number).joined())
  }

  /// Narrow headings take over where the short ones are too long.
  @Test func headingsAreChosenByTheirRoom() throws {
    let arabic = try Self.names(.gregorian, "ar_EG")
    #expect(
      arabic.headings(fitting: 3, width: \.count) == arabic.weekdays.narrow)
    #expect(
      arabic.headings(fitting: 7, width: \.count) == arabic.weekdays.short)
    let english = CalendarNames.english
    #expect(
      english.headings(fitting: 2, width: \.count)
        == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
    #expect(
      english.headings(fitting: 1, width: \.count)
        == ["M", "T", "W", "T", "F", "S", "S"])
  }

  /// Months in a date are inflected where the language does so.
  @Test func datesInflectTheMonth() throws {
    let names = try Self.names(.gregorian, "pl_PL")
    let day = try #require(Day("2026-11-03"))
    let november = CalendarSystem.gregorian.month(containing: day)
    #expect(names.name(of: november, in: .date) == "listopada")
    #expect(names.name(of: november) == "listopad")
    #expect(names.name(of: november, in: .date, .abbreviated) == "lis")
  }

  /// The table without Foundation is what Foundation would have said.
  @Test func plainEnglishIsCLDRs() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    let english = CalendarNames.english
    #expect(english.months.wide == calendar.monthSymbols)
    #expect(english.months.abbreviated == calendar.shortMonthSymbols)
    #expect(english.standaloneMonths.wide == calendar.standaloneMonthSymbols)
    func fromMonday(_ names: [String]) -> [String] {
      Array(names[1...]) + [names[0]]
    }
    #expect(english.weekdays.wide == fromMonday(calendar.weekdaySymbols))
    #expect(
      english.weekdays.abbreviated == fromMonday(calendar.shortWeekdaySymbols))
    #expect(
      english.weekdays.narrow == fromMonday(calendar.veryShortWeekdaySymbols))
  }

  /// The languages of the alignment list, each with every calendar.
  static let locales = [
    "am_ET", "ar_EG", "ar_SA", "bg_BG", "bn_BD", "ca_ES", "cs_CZ", "da_DK",
    "de_DE", "el_GR", "en_US", "es_ES", "et_EE", "eu_ES", "fa_IR", "fi_FI",
    "fr_FR", "he_IL", "hi_IN", "hu_HU", "hy_AM", "id_ID", "it_IT", "ja_JP",
    "ka_GE", "km_KH", "ko_KR", "lt_LT", "mn_MN", "mr_IN", "my_MM", "ne_NP",
    "pl_PL", "pt_BR", "ru_RU", "sw_KE", "ta_IN", "th_TH", "ur_PK", "vi_VN",
    "zh_CN", "zh_TW",
  ]

  @Test(arguments: locales) func noNameIsMissing(locale: String) throws {
    for system in CalendarSystem.all {
      let names = try Self.names(system, locale)
      let day = try #require(Day("2024-11-18"))
      let first = system.month(containing: day)
      let months = sequence(first: first) { system.month(after: $0) }
      for month in months.prefix(14) {
        let title = names.title(of: month)
        #expect(title.count > 3)
        #expect(!title.contains("M0") && !title.contains("ERA"))
        #expect(title == title.trimmingCharacters(in: .whitespaces))
        for context in [CalendarNames.Context.date, .standalone] {
          #expect(!names.name(of: month, in: context).isEmpty)
          #expect(!names.name(of: month, in: context, .abbreviated).isEmpty)
        }
      }
      let weekdays = names.weekdays
      for list in [
        weekdays.wide, weekdays.abbreviated, weekdays.short, weekdays.narrow,
      ] {
        #expect(list.count == 7)
        #expect(!list.contains(""))
      }
    }
  }

  @Test func everyMonthOfAYearHasItsOwnTitle() throws {
    for system in CalendarSystem.all {
      for locale in ["en", "zh_CN", "ar_SA"] {
        let names = try Self.names(system, locale)
        let day = try #require(Day("2024-01-20"))
        let months = sequence(first: system.month(containing: day)) {
          system.month(after: $0)
        }
        let titles = months.prefix(30).map(names.title)
        #expect(Set(titles).count == 30, "\(system.identifier) \(locale)")
      }
    }
  }
}
