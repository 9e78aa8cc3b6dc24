// error: cannot convert value of type 'DialogReply<String>'
import DateRangeCore

@MainActor
func rate() async {
  let outcome: DialogOutcome<String> = await dialogs.present {
    .rating(hotel: "Ritz", $0)
  }
  print(outcome)
}
