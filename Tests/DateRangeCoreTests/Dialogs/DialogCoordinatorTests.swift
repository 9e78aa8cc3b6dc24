import DateRangeCore
import DateRangeTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogCoordinatorTests {
  let stage = DialogStage()
  var dialogs: DialogCoordinator<HotelDialog> { stage.dialogs }

  @Test func comesAndGoesInThreePhases() async {
    #expect(dialogs.phase == .idle)
    #expect(dialogs.showing == nil)
    let rating = stage.ask("Ritz")
    #expect(dialogs.phase == .raising)
    #expect(dialogs.isBlockerVisible)
    #expect(!dialogs.isContentVisible)
    #expect(dialogs.showing?.kind == .rating(hotel: "Ritz", DialogReply()))
    await stage.pass()
    #expect(dialogs.phase == .presented)
    #expect(dialogs.isContentVisible)
    #expect(dialogs.confirm(stage.reply, 4))
    #expect(dialogs.phase == .lowering)
    #expect(dialogs.isBlockerVisible)
    #expect(!dialogs.isContentVisible)
    #expect(stage.hotel == "Ritz")
    await stage.pass()
    #expect(dialogs.phase == .idle)
    #expect(!dialogs.isBlockerVisible)
    #expect(dialogs.showing == nil)
    #expect(await rating.value == .confirmed(4))
  }

  @Test func theOutcomeWaitsForTheEndOfLowering() async {
    let log = DialogLog()
    let asking = Task.immediate {
      let outcome = await dialogs.present { .note(nil, $0) }
      log.lines.append("\(outcome), \(dialogs.phase)")
    }
    await stage.pass()
    dialogs.close(stage.id)
    await stage.clock.sleepers(1)
    #expect(log.lines.isEmpty)
    await stage.pass()
    await asking.value
    #expect(
      log.lines == ["dismissed(DateRangeCore.DismissReason.programmatic), idle"]
    )
  }

  @Test func theNextIsUpBeforeTheOutcomeOfTheLastArrives() async {
    let log = DialogLog()
    let first = Task.immediate {
      _ = await dialogs.present { .note("first", $0) }
      log.lines.append("\(dialogs.phase) \(stage.hotel ?? "")")
    }
    let second = stage.ask("Ritz")
    await stage.pass()
    dialogs.close(stage.id)
    await stage.pass()
    await first.value
    #expect(log.lines == ["raising Ritz"])
    dialogs.closeAll()
    await stage.pass()
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test(arguments: DismissSource.allCases)
  func givesTheReasonOfADismissal(source: DismissSource) async {
    let rating = await stage.show("Ritz")
    #expect(dialogs.requestDismiss(stage.id, from: source))
    await stage.pass()
    #expect(await rating.value == .dismissed(source.reason))
  }

  @Test func aDialogThatMustBeAnsweredStaysUp() async {
    let rating = await stage.show("Ritz", dismissPolicy: .mustAnswer)
    #expect(dialogs.showing?.dismissPolicy == .mustAnswer)
    for source in DismissSource.allCases {
      #expect(!dialogs.requestDismiss(stage.id, from: source))
    }
    #expect(dialogs.phase == .presented)
    #expect(dialogs.confirm(stage.reply, 3))
    await stage.pass()
    #expect(await rating.value == .confirmed(3))
  }

  @Test func anAnswerIsTakenOnceAndOnlyWhilePresented() async {
    let rating = stage.ask("Ritz")
    #expect(!dialogs.confirm(stage.reply, 1), "raising")
    await stage.pass()
    let reply = stage.reply
    #expect(!dialogs.confirm(DialogReply(), 2), "nobody's reply")
    #expect(dialogs.confirm(reply, 3))
    #expect(!dialogs.confirm(reply, 4), "lowering")
    await stage.pass()
    #expect(!dialogs.confirm(reply, 5), "gone")
    #expect(await rating.value == .confirmed(3))
  }

  @Test func aReplyOfAnotherCoordinatorIsNotTaken() async {
    let other = DialogStage()
    let here = await stage.show("Ritz")
    let there = await other.show("Ritz")
    #expect(stage.id == other.id, "the ids alone would not tell")
    #expect(!dialogs.confirm(other.reply, 1))
    #expect(!dialogs.update(other.reply, 1))
    #expect(dialogs.confirm(stage.reply, 2))
    #expect(other.dialogs.confirm(other.reply, 3))
    await stage.pass()
    await other.pass()
    #expect(await here.value == .confirmed(2))
    #expect(await there.value == .confirmed(3))
  }

  @Test func draftsReachTheCallerAndDoNotDecide() async {
    let log = DialogLog()
    let asking = Task.immediate {
      await dialogs.present(onChange: { log.lines.append("\($0)") }) {
        .rating(hotel: "Ritz", $0)
      }
    }
    #expect(!dialogs.update(stage.reply, 1), "raising")
    await stage.pass()
    let reply = stage.reply
    #expect(dialogs.update(reply, 2))
    #expect(dialogs.update(reply, 3))
    dialogs.requestDismiss(stage.id, from: .escape)
    #expect(!dialogs.update(reply, 4), "lowering")
    await stage.pass()
    #expect(!dialogs.update(reply, 5), "gone")
    #expect(log.lines == ["2", "3"])
    #expect(await asking.value == .dismissed(.escape))
  }

  @Test func aDialogWithoutAnAnswerGivesItsReason() async {
    let notice = Task.immediate { await dialogs.present(.notice("Full")) }
    await stage.pass()
    #expect(dialogs.showing?.kind == .notice("Full"))
    dialogs.requestDismiss(stage.id, from: .blocker)
    await stage.pass()
    #expect(await notice.value == .blocker)
  }

  @Test func yesNeedsNoValue() async {
    let asking = Task.immediate {
      switch await dialogs.present({ .sure($0) }) {
      case .confirmed: true
      case .dismissed: false
      }
    }
    await stage.pass()
    guard case .sure(let reply) = dialogs.showing?.kind else {
      Issue.record("\(String(describing: dialogs.showing))")
      return
    }
    #expect(dialogs.confirm(reply))
    await stage.pass()
    #expect(await asking.value)
  }

  @Test func closingAllEndsWhoIsUpAndWhoWaits() async {
    let tasks = ["A", "B", "C"].map { stage.ask($0) }
    #expect(dialogs.waitingCount == 2)
    dialogs.closeAll()
    #expect(dialogs.waitingCount == 0)
    #expect(dialogs.phase == .lowering)
    await stage.pass()
    #expect(dialogs.phase == .idle)
    for task in tasks {
      #expect(await task.value == .dismissed(.programmatic))
    }
    dialogs.closeAll()
    #expect(dialogs.phase == .idle)
  }

  @Test func theFocusComesBackWithTheLastOutcome() async {
    let log = DialogLog()
    let first = Task.immediate {
      _ = await dialogs.present(focus: DialogFocusToken("button")) {
        .note("first", $0)
      }
      log.lines.append(dialogs.returnedFocus?.rawValue ?? "not yet")
    }
    let second = Task.immediate {
      _ = await dialogs.present(focus: DialogFocusToken("inside the first")) {
        .note("second", $0)
      }
      log.lines.append(dialogs.returnedFocus?.rawValue ?? "not yet")
    }
    for task in [first, second] {
      #expect(dialogs.returnedFocus == nil)
      dialogs.close(stage.id)
      await stage.pass()
      await task.value
    }
    #expect(log.lines == ["not yet", "button"])
    let third = stage.ask("Ritz")
    #expect(dialogs.returnedFocus == nil, "a dialog has it again")
    dialogs.closeAll()
    await stage.pass()
    _ = await third.value
    #expect(dialogs.returnedFocus == nil, "the third one named no place")
  }

  @Test func nothingIsKeptWhenItIsOver() async {
    final class Payload {}
    weak var payload: Payload?
    weak var coordinator: DialogCoordinator<HotelDialog>?
    do {
      let clock = ManualClock()
      let dialogs = DialogCoordinator<HotelDialog>(
        timing: .immediate, clock: clock)
      coordinator = dialogs
      let caught = Payload()
      payload = caught
      let asking = Task.immediate {
        await dialogs.present(onChange: { [caught] _ in _ = caught }) {
          .note("", $0)
        }
      }
      let showing = dialogs.showing
      dialogs.closeAll()
      _ = await asking.value
      #expect(showing != nil)
    }
    #expect(payload == nil)
    #expect(coordinator == nil)
  }
}
