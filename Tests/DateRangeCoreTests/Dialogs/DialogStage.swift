import DateRangeCore
import DateRangeTestSupport

/// The dialogs of a small app: what the tests of the coordinator ask for.
enum HotelDialog: Equatable {
  case rating(hotel: String, DialogReply<Int>)
  case note(String?, DialogReply<String>)
  case sure(DialogReply<Void>)
  case notice(String)
}

/// A coordinator under a clock that the test moves.
@MainActor
struct DialogStage {
  let clock = ManualClock()
  let dialogs: DialogCoordinator<HotelDialog>

  init(timing: DialogTiming = .standard) {
    dialogs = DialogCoordinator(timing: timing, clock: clock)
  }

  /// Asks for the rating of a hotel.
  ///
  /// The request is made when the call returns: the task runs at once, up to
  /// where it waits for the outcome.
  func ask(
    _ hotel: String,
    ifBusy policy: BusyPolicy = .queue,
    dismissPolicy: DismissPolicy = .all,
    focus: DialogFocusToken? = nil
  ) -> Task<DialogOutcome<Int>, Never> {
    Task.immediate {
      await dialogs.present(
        ifBusy: policy, dismissPolicy: dismissPolicy, focus: focus
      ) {
        .rating(hotel: hotel, $0)
      }
    }
  }

  /// Asks, and waits until the dialog is presented.
  func show(
    _ hotel: String, dismissPolicy: DismissPolicy = .all
  ) async -> Task<DialogOutcome<Int>, Never> {
    let task = ask(hotel, dismissPolicy: dismissPolicy)
    await pass()
    return task
  }

  /// Lets the moving phase run out.
  func pass() async {
    let (phase, id) = (dialogs.phase, dialogs.showing?.id)
    let isPast = { @MainActor in
      dialogs.phase != phase || dialogs.showing?.id != id
    }
    await clock.sleepers(1)
    // A cancelled task may have ended the phase meanwhile; the next one's
    // timer, not yet asleep, would then miss the move of the clock.
    guard !isPast() else { return }
    clock.advance(by: .milliseconds(250))
    await until(isPast)
  }

  /// The hotel whose rating is asked for.
  var hotel: String? {
    guard case .rating(let hotel, _) = dialogs.showing?.kind else {
      return nil
    }
    return hotel
  }

  /// Where the rating goes.
  var reply: DialogReply<Int> {
    guard case .rating(_, let reply) = dialogs.showing?.kind else {
      return DialogReply()
    }
    return reply
  }

  /// The showing's id, or one that is nobody's.
  var id: DialogID {
    dialogs.showing?.id ?? DialogID(number: .max)
  }
}

/// What happened, in order.
@MainActor
final class DialogLog {
  var lines: [String] = []
}
