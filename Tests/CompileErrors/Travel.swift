import DateRangeCore

/// The dialogs that the programs beside this file get wrong.
enum TravelDialog: Equatable {
  case date(DateDialog)
  case rating(hotel: String, DialogReply<Int>)
}

@MainActor let dialogs = DialogCoordinator<TravelDialog>()
