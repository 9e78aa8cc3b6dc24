import DateRangeCore
import Testing

@testable import daterange

/// Headings and numbers beside each other, in languages of every script that
/// CLDR writes calendars in.
@Suite struct HeadingWidthTests {
  static let locales = [
    "am_ET", "ar_EG", "ar_SA", "bg_BG", "bn_BD", "ca_ES", "cs_CZ", "da_DK",
    "de_DE", "dv_MV", "el_GR", "en_US", "es_ES", "et_EE", "eu_ES", "fa_IR",
    "fi_FI", "fr_FR", "gu_IN", "he_IL", "hi_IN", "hu_HU", "hy_AM", "id_ID",
    "it_IT", "ja_JP", "ka_GE", "km_KH", "kn_IN", "ko_KR", "lo_LA", "lt_LT",
    "lv_LV", "ml_IN", "mn_MN", "mr_IN", "my_MM", "ne_NP", "pa_IN", "pl_PL",
    "pt_BR", "ru_RU", "si_LK", "sw_KE", "ta_IN", "te_IN", "th_TH", "ur_PK",
    "vi_VN", "yo_NG", "zh_CN", "zh_TW", "zu_ZA",
  ]

  /// A column is four cells, of which a heading has three: it may not touch
  /// the one beside it.
  @Test(arguments: locales) func headingsFitTheirColumns(
    locale: String
  ) throws {
    let names = try CalendarNames(
      .gregorian, locale: CalendarNames.LocaleID(locale))
    let headings = names.headings(fitting: 3, width: \.cellWidth)
    for heading in headings {
      #expect((1...3).contains(heading.cellWidth), "\(heading)")
      #expect(heading.padded(toCells: 4, .trailing).cellWidth == 4)
    }
    for number in 1...32 {
      #expect(names.number(number).cellWidth == (number < 10 ? 1 : 2))
    }
  }
}
