import DateRangeCore
import DateRangeTestSupport
import Testing

/// Who may ask for a dialog, and what becomes of one who goes away.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogCallerTests {
  let stage = DialogStage()
  var dialogs: DialogCoordinator<HotelDialog> { stage.dialogs }

  @Test func aTaskCancelledBeforeShowsNothing() async {
    let rating = Task {
      await dialogs.present { .rating(hotel: "Ritz", $0) }
    }
    rating.cancel()
    #expect(await rating.value == .dismissed(.taskCancelled))
    #expect(dialogs.phase == .idle)
    #expect(stage.clock.sleeperCount == 0)
  }

  @Test func aTaskCancelledWhileItsDialogComesUp() async {
    let rating = stage.ask("Ritz")
    rating.cancel()
    await until { dialogs.phase == .lowering }
    await stage.pass()
    #expect(await rating.value == .dismissed(.taskCancelled))
    #expect(dialogs.phase == .idle)
  }

  @Test func aTaskCancelledWhileItsDialogIsUp() async {
    let rating = await stage.show("Ritz", dismissPolicy: .mustAnswer)
    rating.cancel()
    await until { dialogs.phase == .lowering }
    #expect(!dialogs.confirm(stage.reply, 5))
    await stage.pass()
    #expect(await rating.value == .dismissed(.taskCancelled))
  }

  @Test func aTaskCancelledWhileItWaitsNeverShows() async {
    let first = await stage.show("Ritz")
    let second = stage.ask("Savoy")
    second.cancel()
    #expect(await second.value == .dismissed(.taskCancelled))
    #expect(dialogs.phase == .presented)
    #expect(dialogs.waitingCount == 0)
    dialogs.confirm(stage.reply, 1)
    await stage.pass()
    #expect(dialogs.phase == .idle)
    #expect(await first.value == .confirmed(1))
  }

  @Test func aTaskCancelledAfterItsAnswerHasItsAnswer() async {
    let rating = await stage.show("Ritz")
    dialogs.confirm(stage.reply, 5)
    rating.cancel()
    await stage.pass()
    #expect(await rating.value == .confirmed(5))
  }

  @Test func anotherActorAsksToo() async {
    actor Booking {
      func rating(
        with dialogs: DialogCoordinator<HotelDialog>, hotel: String
      ) async -> Int {
        await dialogs.present { .rating(hotel: hotel, $0) }.value(or: 0)
      }
    }
    let asking = Task {
      await Booking().rating(with: dialogs, hotel: "Ritz")
    }
    await until { dialogs.phase == .raising }
    await stage.pass()
    dialogs.confirm(stage.reply, 5)
    await stage.pass()
    #expect(await asking.value == 5)
  }

  @Test func anAnswerNeedNotBeSendable() async {
    final class Draft { var stars = 0 }
    enum DraftDialog: Equatable { case edit(DialogReply<Draft>) }
    let dialogs = DialogCoordinator<DraftDialog>(timing: .immediate)
    let log = DialogLog()
    let asking = Task.immediate {
      let draft = await dialogs.present { .edit($0) }.value(or: Draft())
      log.lines.append("\(draft.stars)")
    }
    guard case .edit(let reply) = dialogs.showing?.kind else {
      Issue.record("\(String(describing: dialogs.showing))")
      return
    }
    let draft = Draft()
    draft.stars = 4
    dialogs.confirm(reply, draft)
    await asking.value
    #expect(log.lines == ["4"])
  }

  @Test func aValueOrTheOneThereWas() {
    #expect(DialogOutcome.confirmed(4).value(or: 1) == 4)
    #expect(DialogOutcome.dismissed(.escape).value(or: 1) == 1)
    #expect(DialogOutcome<Int?>.confirmed(nil).value(or: 1) == nil)
    #expect(DialogOutcome<Int?>.dismissed(.escape).value(or: 1) == 1)
  }

  @Test func repliesAreNoContent() async {
    let rating = await stage.show("Ritz")
    let kind = dialogs.showing?.kind
    #expect(kind == .rating(hotel: "Ritz", DialogReply()))
    #expect(kind != .rating(hotel: "Savoy", DialogReply()))
    #expect(Set([stage.reply, DialogReply()]).count == 1)
    dialogs.closeAll()
    await stage.pass()
    _ = await rating.value
  }
}
