/// What is known of an option.
struct OptionEntry: Sendable {
  /// Whom the option serves: commands take whole groups.
  enum Group: String, Sendable, CaseIterable {
    case calendar = "Calendar"
    case tap = "Tap"
    case constraints = "Constraints"
    case selection = "Selection"
    case everywhere = "Everywhere"
  }

  let option: Option
  let group: Group
  /// What stands for the value in help, or `nil` where the option takes none.
  let value: String?
  let summary: String
  /// Whether each of several counts, not only the last.
  let isRepeatable: Bool

  init(
    _ option: Option, _ group: Group, takes value: String? = nil,
    isRepeatable: Bool = false, _ summary: String
  ) {
    self.option = option
    self.group = group
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }
}

/// All options, in the order of the help pages.
enum OptionTable {
  static let entries: [OptionEntry] = [
    OptionEntry(
      .months, .calendar, takes: "N", "N months from the first of EXPR"),
    OptionEntry(.around, .calendar, "the month before to the month after"),
    OptionEntry(.years, .calendar, "the whole years of EXPR"),
    OptionEntry(.weekNumbers, .calendar, "the ISO week of each row's Thursday"),
    OptionEntry(
      .highlight, .calendar, takes: "EXPR", isRepeatable: true,
      "draw EXPR as chosen"),
    OptionEntry(.ordinal, .calendar, "number the days of the year"),

    OptionEntry(.json, .tap, "print the state as a JSON object"),

    OptionEntry(.min, .constraints, takes: "DAY", "the earliest day"),
    OptionEntry(.max, .constraints, takes: "DAY", "the latest day"),
    OptionEntry(
      .weekdays, .constraints, takes: "DAYS", "the weekdays that can be chosen"),

    OptionEntry(
      .mode, .selection, takes: "MODE", "range (default), day, days or ranges"),

    OptionEntry(.today, .everywhere, takes: "DAY", "take DAY for today"),
    OptionEntry(
      .timeZone, .everywhere, takes: "ID",
      "the time zone, such as Europe/Berlin"),
    OptionEntry(
      .locale, .everywhere, takes: "ID",
      "the language and place, such as fr_FR"),
    OptionEntry(
      .calendar, .everywhere, takes: "ID", "the calendar, such as hebrew"),
    OptionEntry(
      .firstWeekday, .everywhere, takes: "WEEKDAY",
      "the weekday that weeks start on"),
    OptionEntry(
      .dateOrder, .everywhere, takes: "ORDER", "read 11/3 as mdy or dmy"),
    OptionEntry(.swap, .everywhere, "turn a reversed range round"),
    OptionEntry(
      .preset, .everywhere, takes: "NAME=EXPR", isRepeatable: true,
      "give an expression a name"),
    OptionEntry(
      .color, .everywhere, takes: "WHEN", "auto (default), always or never"),
    OptionEntry(
      .format, .everywhere, takes: "FORMAT",
      "iso (default), ends, json or shell"),
    OptionEntry(.zeroTerminated, .everywhere, "end records in NUL"),
    OptionEntry(.quiet, .everywhere, "print the result alone"),
    OptionEntry(.help, .everywhere, "print this help; also -h"),
    OptionEntry(.version, .everywhere, "print the version"),
  ]

  static func entry(of option: Option) -> OptionEntry? {
    entries.first { $0.option == option }
  }
}
