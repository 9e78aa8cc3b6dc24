import DateRangeCore
import Foundation
import Testing

/// What Foundation fills: names of languages, instants of zones.
@Suite struct FoundationNamesTests {
  private func context(_ locale: String) -> ExpressionContext {
    var context = ExpressionContext.table
    context.names = LocalNames(of: Locale(identifier: locale))
    return context
  }

  // Locale, a text in its language, what it means.
  @Test(
    arguments: [
      ("de_DE", "3. november", nil), ("de_DE", "3 november", "2026-11-03"),
      ("de_DE", "märz", "2026-03-01..2026-03-31"),
      ("de_DE", "Freitag", "2026-12-04"),
      ("de_DE", "mo", "2026-11-01..2026-11-30"),
      ("de_DE", "3 Dez", "2026-12-03"),
      ("fr_FR", "3 février", "2026-02-03"),
      ("fr_FR", "FÉVRIER", "2026-02-01..2026-02-28"),
      ("fr_FR", "mar", "2026-03-01..2026-03-31"),
      ("fr_FR", "mardi", "2026-12-01"),
      ("es_ES", "3 de noviembre", nil),
      ("es_ES", "noviembre", "2026-11-01..2026-11-30"),
      ("ru_RU", "3 ноября", "2026-11-03"),
      ("ru_RU", "ноябрь", "2026-11-01..2026-11-30"),
      ("pt_BR", "segunda-feira", "2026-11-30"),
      ("ja_JP", "11月", "2026-11-01..2026-11-30"),
      ("ja_JP", "11月3日", nil), ("ja_JP", "金曜日", "2026-12-04"),
      ("vi_VN", "tháng 11", "2026-11-01..2026-11-30"),
      ("fi_FI", "today to fri", "2026-11-30..2026-12-04"),
    ] as [(String, String, String?)])
  func `reads local names`(locale: String, text: String, meant: String?) {
    let extent = try? DayRangeExpression(text).extent(in: context(locale))
    #expect(extent?.short == meant, "\(locale)")
  }

  // English means the same under any of these.
  @Test(arguments: [
    "es_ES", "fr_FR", "it_IT", "ro_RO", "de_DE", "fi_FI", "pt_PT", "ja_JP",
    "ar_EG", "tr_TR", "cs_CZ", "vi_VN", "el_GR", "sw_KE", "zh_CN", "az_AZ",
  ])
  func `reads English alike everywhere`(locale: String) throws {
    let context = context(locale)
    for fact in try ExpressionFact.all() where fact.today == nil {
      #expect(
        (try? DayRangeExpression(fact.expr).extent(in: context))
          == (try? DayRangeExpression(fact.expr).extent(in: .table)),
        "\(locale): \(fact.expr)")
    }
  }

  @Test func `writes local names`() {
    let names = DateNames(of: Locale(identifier: "de_DE"))
    let extent = DayExtent.range(day("2026-11-03")...day("2026-11-03"))
    #expect(
      written("{start:%A, %-d. %B}", extent, in: FormatContext(names: names))
        == "Dienstag, 3. November\n")
  }

  // Cairo leaps over midnight into summer time; Samoa left out a day.
  @Test(arguments: [
    (
      "Africa/Cairo", "2026-04-24",
      "2026-04-24T01:00:00+03:00 2026-04-25T00:00:00+03:00"
    ),
    (
      "Africa/Cairo", "2026-04-23",
      "2026-04-23T00:00:00+02:00 2026-04-24T01:00:00+03:00"
    ),
    (
      "Pacific/Apia", "2011-12-29",
      "2011-12-29T00:00:00-10:00 2011-12-31T00:00:00+14:00"
    ),
    ("Pacific/Apia", "2011-12-30", "2011-12-30: the time zone has no such day"),
    (
      "Europe/Berlin", "2026-10-25",
      "2026-10-25T00:00:00+02:00 2026-10-26T00:00:00+01:00"
    ),
    (
      "Europe/Berlin", "1890-01-01",
      "1889-12-31T23:59:32+00:53 1890-01-01T23:59:32+00:53"
    ),
  ])
  func `writes instants of zones`(
    zone: String, date: String, text: String
  ) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let context = FormatContext(instants: DayInstants(of: zone))
    let extent = DayExtent.range(day(date)...day(date))
    let line = written("rfc3339", extent, in: context)
    #expect(line.trimmingCharacters(in: .newlines) == text)
  }
}
