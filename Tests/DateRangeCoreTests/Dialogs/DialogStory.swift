import DateRangeCore

// The travel site of the guide to dialogs, from which the guide's blocks of
// Swift are taken: hotels, a hotel, its reservations, and the dates.

enum TravelDialog: Equatable {
  case date(DateDialog)
  case phone(String, DialogReply<String>)
  case rating(hotel: String, DialogReply<Int>)
  case notice(String)
}

@MainActor
final class Trip {
  let dialogs: DialogCoordinator<TravelDialog>
  let today: Day
  var stay: DayRange?

  init(dialogs: DialogCoordinator<TravelDialog>, today: Day) {
    self.dialogs = dialogs
    self.today = today
  }
}

@MainActor
struct HotelsScreen {
  let trip: Trip

  func open(_ hotel: String) -> HotelScreen {
    HotelScreen(trip: trip, hotel: hotel)
  }
}

@MainActor
struct HotelScreen {
  let trip: Trip
  let hotel: String

  func reservations() -> ReservationsScreen {
    ReservationsScreen(trip: trip, hotel: hotel)
  }
}

@MainActor
struct ReservationsScreen {
  let trip: Trip
  let hotel: String

  func pickDates() async {
    var rules = SelectionRules()
    rules.constraints.bounds = trip.today...Day.max
    trip.stay = await trip.dialogs.present {
      .date(
        .range(
          DateRangePrompt(
            initial: trip.stay, today: trip.today, rules: rules, title: hotel),
          $0))
    }.value(or: trip.stay)
  }
}

extension Trip {
  func soldOut() async {
    await dialogs.present(.notice("Sold out"), ifBusy: .replace)
  }
}

/// The view at the root, in letters.
@MainActor
final class Site {
  let trip: Trip
  private var draft: (id: DialogID, calendar: CalendarModel)?

  init(trip: Trip) {
    self.trip = trip
  }

  /// The calendar of the date dialog that is up, made when it comes.
  var calendar: CalendarModel? {
    guard let showing = trip.dialogs.showing,
      case .date(.range(let prompt, _)) = showing.kind
    else { return nil }
    if let draft, draft.id == showing.id { return draft.calendar }
    let calendar = CalendarModel(prompt.draft)
    draft = (showing.id, calendar)
    return calendar
  }

  func confirm() {
    let dialogs = trip.dialogs
    switch dialogs.showing?.kind {
    case .date(.range(let prompt, let reply)):
      guard let draft = calendar?.state,
        let range = try? prompt.answer(of: draft)
      else { return }
      dialogs.confirm(reply, range)
    case .phone(let number, let reply): dialogs.confirm(reply, number)
    case .rating(_, let reply): dialogs.confirm(reply, 5)
    case .notice: dismiss(from: .cancelButton)
    case .date, nil: return
    }
  }

  func dismiss(from source: DismissSource) {
    guard let id = trip.dialogs.showing?.id else { return }
    trip.dialogs.requestDismiss(id, from: source)
  }

  /// What lies behind, the blocker, and the dialog.
  func drawn() -> String {
    let dialogs = trip.dialogs
    let parts = [
      trip.stay.map { "\($0)" } ?? "no dates",
      dialogs.isBlockerVisible ? "▒" : nil,
      dialogs.isContentVisible ? content : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private var content: String {
    switch trip.dialogs.showing?.kind {
    case .date(.range(let prompt, _)):
      "\(prompt.title ?? ""): \(calendar.map(words) ?? "")"
    case .notice(let text): text
    case .date, .phone, .rating, nil: ""
    }
  }

  private func words(for calendar: CalendarModel) -> String {
    if let anchor = calendar.selection.anchor { return "\(anchor.day)..." }
    return calendar.range.map { "\($0)" } ?? "none"
  }
}
