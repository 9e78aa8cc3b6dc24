import DateRangeCore

// Compiles: what the others get wrong, got right.

@MainActor
func rate() async -> Int? {
  let outcome: DialogOutcome<Int> = await dialogs.present {
    .rating(hotel: "Ritz", $0)
  }
  return outcome.value(or: 0)
}

@MainActor
func answer(_ kind: TravelDialog) {
  switch kind {
  case .date(.range(let prompt, let reply)):
    dialogs.confirm(reply, prompt.initial)
  case .date: break
  case .rating(_, let reply): dialogs.confirm(reply, 5)
  }
}
