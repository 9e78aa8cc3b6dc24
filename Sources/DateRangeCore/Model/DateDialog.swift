/// The ready dialogs about dates.
///
/// Used alone, as `DialogCoordinator<DateDialog>`, or as one case of an app's
/// own enum beside the app's own kinds:
///
///     enum TravelDialog: Equatable {
///       case date(DateDialog)
///       case rating(hotel: String, DialogReply<Int>)
///     }
///     let outcome = await dialogs.present {
///       .date(.range(DateRangePrompt(initial: stay, today: today), $0))
///     }
///
/// Each case is a prompt, which says what is asked, and a reply, which says
/// of what type the answer is. The prompt is a value: what the dialog changes
/// is a copy of what the caller has, and only the answer goes back.
public enum DateDialog: Hashable, Sendable {
  /// Pick a range; `nil` is the answer of one who chose none.
  case range(DateRangePrompt, DialogReply<DayRange?>)

  /// Pick a day; `nil` is the answer of one who chose none.
  case day(DayPrompt, DialogReply<Day?>)

  /// Pick any number of days.
  case days(DaysPrompt, DialogReply<DayRangeSet>)

  /// Pick any number of ranges, which neither overlap nor touch.
  case ranges(DayRangesPrompt, DialogReply<[DayRange]>)

  /// Jump to a month, of this year or another.
  case month(MonthPrompt, DialogReply<Month>)

  /// Choose one of the ranges that have a name.
  case preset(PresetPrompt, DialogReply<DayRange>)
}
