/// What is known of an option.
struct OptionEntry: Sendable {
  /// Whom the option serves: commands take whole groups.
  enum Group: String, Sendable, CaseIterable {
    case calendar = "Calendar"
    case json = "JSON"
    case tap = "Tap"
    case days = "Days"
    case split = "Split"
    case lists = "Lists"
    case check = "Check"
    case constraints = "Constraints"
    case crossings = "What may be crossed"
    case selection = "Selection"
    case everywhere = "Everywhere"
  }

  let option: Option
  let group: Group
  /// What stands for the value in help, or `nil` where the option takes none.
  let value: String?
  let summary: String

  init(
    _ option: Option, _ group: Group, takes value: String? = nil,
    _ summary: String
  ) {
    self.option = option
    self.group = group
    self.value = value
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
      .highlight, .calendar, takes: "EXPR",
      "draw EXPR as chosen"),
    OptionEntry(.ordinal, .calendar, "number the days of the year"),

    OptionEntry(.json, .json, "print the result as one JSON object"),
    OptionEntry(
      .events, .tap, "read events as JSON, a line each, and answer each"),

    OptionEntry(
      .seed, .check, takes: "N", "repeat the random runs of N; 1 if not given"
    ),
    OptionEntry(
      .cases, .check, takes: "N", "make N random runs; 100 if not given"),

    OptionEntry(
      .step, .days, takes: "STEP", "every Nd, Nw, Nmo, Nq or Ny from the first"
    ),
    OptionEntry(.count, .days, "print how many there are"),
    OptionEntry(
      .by, .split, takes: "UNIT",
      "day, week, month, quarter or year, at their borders in the calendar;"
        + " or a Gregorian step from the start, such as 14d or 1mo"),
    OptionEntry(.reverse, .lists, "the last one first"),
    OptionEntry(.limit, .lists, takes: "N", "the first N alone"),

    OptionEntry(.min, .constraints, takes: "DAY", "the earliest day"),
    OptionEntry(.max, .constraints, takes: "DAY", "the latest day"),
    OptionEntry(
      .within, .constraints, takes: "EXPR", "no day outside EXPR"),
    OptionEntry(
      .weekdays, .constraints, takes: "DAYS", "no other weekdays than DAYS"),
    OptionEntry(
      .blocked, .constraints, takes: "DAYS",
      "days that are taken"),
    OptionEntry(
      .blockedNights, .constraints, takes: "DAYS",
      "nights that are taken, by the days they begin on"),
    OptionEntry(
      .noCheckIn, .constraints, takes: "DAYS",
      "days that no range starts on"),
    OptionEntry(
      .noCheckOut, .constraints, takes: "DAYS",
      "days that no range ends on"),
    OptionEntry(
      .minDays, .constraints, takes: "N[@DAYS]",
      "at least N days (for starts in DAYS)"),
    OptionEntry(
      .maxDays, .constraints, takes: "N[@DAYS]",
      "at most N days"),
    OptionEntry(
      .minNights, .constraints, takes: "N[@DAYS]",
      "at least N nights"),
    OptionEntry(
      .maxNights, .constraints, takes: "N[@DAYS]",
      "at most N nights"),

    OptionEntry(
      .onBlocked, .crossings, takes: "DO",
      "a taken day in between: reject, restart, clip, allow"),
    OptionEntry(
      .onWeekday, .crossings, takes: "DO",
      "an off weekday in between: allow, as-blocked"),
    OptionEntry(
      .onLength, .crossings, takes: "DO",
      "a wrong length: reject, restart, clip, allow"),

    OptionEntry(
      .mode, .selection, takes: "MODE", "range (default), day, days, ranges"),
    OptionEntry(
      .granularity, .selection, takes: "UNIT",
      "day, week, month, quarter, year, span:-2..4"),
    OptionEntry(
      .initial, .selection, takes: "EXPR", "what is selected already"),
    OptionEntry(
      .policy, .selection, takes: "NAME",
      "pair, forward, adjust, adjust-reset, anchor, edges"),
    OptionEntry(
      .onFirst, .selection, takes: "DO", "the first tap: anchor, one-day"),
    OptionEntry(
      .onEarlier, .selection, takes: "DO",
      "a tap on the wrong side: swap, restart, reject"),
    OptionEntry(
      .onSame, .selection, takes: "DO",
      "a second tap on the day: one-day, clear, ignore"),
    OptionEntry(
      .onComplete, .selection, takes: "DO",
      "a third tap: restart, move-end, move-start, move-nearest, edit-edge, "
        + "clear"),
    OptionEntry(
      .onOneDay, .selection, takes: "DO",
      "a tap on the only day: as-complete, clear"),
    OptionEntry(
      .onInside, .selection, takes: "DO",
      "a tap inside one of several ranges: remove, split"),
    OptionEntry(
      .onCount, .selection, takes: "DO",
      "one day too many: reject, restart"),
    OptionEntry(
      .onAbandon, .selection, takes: "DO",
      "leaving half-way: restore, clear, keep, one-day, commit"),
    OptionEntry(
      .onConstrain, .selection, takes: "DO",
      "no longer allowed: clear, clip, keep"),
    OptionEntry(
      .onDragAcross, .selection, takes: "DO",
      "an end dragged past the other: swap, shift, reject"),
    OptionEntry(
      .onDragInside, .selection, takes: "DO", "a drag inside: select, move"),
    OptionEntry(
      .onDragOutside, .selection, takes: "DO",
      "a drag outside: select, ignore"),
    OptionEntry(
      .publish, .selection, takes: "WHAT",
      "the value half-way: none, previous, one-day"),
    OptionEntry(
      .lock, .selection, takes: "END", "the end that stays: none, start, end"),
    OptionEntry(.required, .selection, "once made, a selection stays"),
    OptionEntry(
      .minCount, .selection, takes: "N", "at least N days, in mode days"),
    OptionEntry(
      .maxCount, .selection, takes: "N", "at most N days, in mode days"),

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
      .preset, .everywhere, takes: "NAME=EXPR",
      "give an expression a name"),
    OptionEntry(
      .color, .everywhere, takes: "WHEN", "auto (default), always or never"),
    OptionEntry(
      .format, .everywhere, takes: "FORMAT",
      "iso (default) and others, or a template"),
    OptionEntry(.zeroTerminated, .everywhere, "end records in NUL"),
    OptionEntry(.quiet, .everywhere, "print the result alone"),
    OptionEntry(.help, .everywhere, "print this help; also -h"),
    OptionEntry(.version, .everywhere, "print the version"),
  ]

  static func entry(of option: Option) -> OptionEntry? {
    entries.first { $0.option == option }
  }
}
