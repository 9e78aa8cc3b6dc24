import DateRangeCore
import Foundation
import Testing

@Suite struct LocaleIDTests {
  /// What the environment and people write, and the form of BCP 47.
  @Test(arguments: [
    ("", "C"), ("C", "C"), ("POSIX", "C"), ("C.UTF-8", "C"), ("C@x", "C"),
    ("fr", "fr"), ("fr_FR", "fr-FR"), ("FR-fr", "fr-FR"),
    ("fr_FR.UTF-8", "fr-FR"), ("fr_FR@euro", "fr-FR"),
    ("fr_FR.ISO8859-15@euro", "fr-FR"),
    ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"),
    ("ks_IN@devanagari", "ks-Deva-IN"), ("ca_ES@valencia", "ca-ES"),
    ("zh_Hant_TW", "zh-Hant-TW"), ("zh-hans", "zh-Hans"),
    ("es-419", "es-419"), ("en_001", "en-001"), ("dv_MV", "dv-MV"),
    ("ckb_IQ", "ckb-IQ"), ("de-CH-1901", "de-CH-1901"),
    ("en_US_POSIX", "en-US-posix"),
    ("en-US-u-fw-mon", "en-US-u-fw-mon"),
  ])
  func isRead(text: String, form: String) throws {
    let locale = try CalendarNames.LocaleID(text)
    #expect(locale.description == form)
    #expect(try CalendarNames.LocaleID(form) == locale)
  }

  @Test(arguments: [
    "e", "english", "12", "fr_", "_FR", "fr__FR", "fr FR", "fr_FRA", "C_x",
    ".UTF-8", "@euro", "../etc", "fr\u{301}", "fr_FR_", "fr-waytoolongsubtag",
    "fr\n",
  ])
  func isRefused(text: String) {
    let error = #expect(throws: CalendarNames.UnknownLocale.self) {
      try CalendarNames.LocaleID(text)
    }
    #expect(error?.identifier == text)
  }

  /// Well formed, and no language.
  @Test(arguments: ["xx_YY", "zz", "qqq_FR"])
  func isUnknown(text: String) throws {
    let locale = try CalendarNames.LocaleID(text)
    let error = #expect(throws: CalendarNames.UnknownLocale.self) {
      try CalendarNames(.gregorian, locale: locale)
    }
    #expect(error?.description.contains(text.prefix(2)) == true)
  }
}

@Suite struct LocaleWeekTests {
  @Test(arguments: try LocaleWeekRow.all())
  func isCLDRs(row: LocaleWeekRow) throws {
    let week = LocaleWeek(try CalendarNames.LocaleID(row.locale))
    #expect(week.numbers == row.cldr_babel_2_19)
  }

  /// CLDR 48 beside the older data of Foundation in Swift 6.3.
  ///
  /// For every region there is, the disagreements are these and no others.
  @Test func disagreesWithFoundationOnlyWhereItIsBehind() {
    var disagreements: [String] = []
    for region in Locale.Region.isoRegions.map(\.identifier) {
      guard region.count == 2 else { continue }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_" + region)
      calendar.timeZone = .gmt
      // 1970-01-04 was a Sunday.
      let weekend = (0..<7).filter {
        calendar.isDateInWeekend(
          Date(timeIntervalSince1970: 86_400 * Double($0 + 3)))
      }
      let theirs = LocaleWeekRow.Numbers(
        firstWeekday: calendar.firstWeekday,
        minimumDays: calendar.minimumDaysInFirstWeek,
        weekend: weekend.map { $0 + 1 })
      if LocaleWeek(region: region).numbers != theirs {
        disagreements.append(region)
      }
    }
    #expect(disagreements.sorted() == ["BD", "CN", "DZ", "IS", "JO", "SI"])
  }

  @Test(arguments: [
    ("C", 2, 4, [1, 7]),  // ISO
    ("en", 1, 1, [1, 7]),  // as in the United States
    ("pt", 1, 1, [1, 7]),  // as in Brazil
    ("zh", 2, 1, [1, 7]),
    ("bn", 1, 1, [1, 7]),
    ("fa", 7, 1, [6]),
    ("ar_DZ", 7, 1, [6, 7]),
    ("en_CN", 2, 1, [1, 7]),  // the region counts, not the language
    ("en-US-u-fw-mon", 2, 1, [1, 7]),
    ("de-DE-u-fw-sun", 1, 4, [1, 7]),
    ("en-US-u-rg-dezzzz", 2, 4, [1, 7]),
    ("en-US-u-fw", 1, 1, [1, 7]),  // a keyword without value
    ("fr_ZZ", 2, 1, [1, 7]),  // the world
  ])
  func followsTheIdentifier(
    locale: String, first: Int, minimum: Int, weekend: [Int]
  ) throws {
    let week = LocaleWeek(try CalendarNames.LocaleID(locale))
    #expect(
      week.numbers
        == LocaleWeekRow.Numbers(
          firstWeekday: first, minimumDays: minimum, weekend: weekend))
  }
}

/// A row of `Fixtures/calendar.json` of kind `locale_week`.
///
/// Weekdays are numbered from 1 for Sunday.
struct LocaleWeekRow: Decodable, CustomTestStringConvertible {
  struct Numbers: Decodable, Equatable {
    var firstWeekday: Int
    var minimumDays: Int
    var weekend: [Int]
  }

  var locale: String
  var cldr_babel_2_19: Numbers
  var testDescription: String { locale }

  static func all() throws -> [LocaleWeekRow] {
    try CalendarFacts.rows(kind: "locale_week")
  }
}

extension LocaleWeek {
  fileprivate var numbers: LocaleWeekRow.Numbers {
    LocaleWeekRow.Numbers(
      firstWeekday: rule.firstWeekday.rawValue % 7 + 1,
      minimumDays: rule.minimumDaysInFirstWeek,
      weekend: weekend.weekdays.map { $0.rawValue % 7 + 1 }.sorted())
  }
}
