import DateRangeCore
import DateRangeTestSupport
import Testing

/// Bugs that people reported of other libraries: something meant for one
/// dialog hits another, or the same dialog's next showing.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogIdentityBugs {
  let stage = DialogStage(timing: .immediate)
  var dialogs: DialogCoordinator<HotelDialog> { stage.dialogs }

  @Test("swift-navigation#309: swiping the child away takes the parent too")
  func swipeTakesOnlyItsOwn() async {
    let first = stage.ask("child")
    let second = stage.ask("parent")
    dialogs.requestDismiss(stage.id, from: .drag)
    #expect(stage.hotel == "parent")
    dialogs.confirm(stage.reply, 1)
    #expect(await first.value == .dismissed(.drag))
    #expect(await second.value == .confirmed(1))
  }

  @Test("composable-architecture#3451: an identifiable child never goes away")
  func identifiableKindGoesAway() async {
    struct Room: Equatable, Identifiable { let id: Int }
    let dialogs = DialogCoordinator<Room>(timing: .immediate)
    for _ in 1...2 {
      let asking = Task.immediate { await dialogs.present(Room(id: 7)) }
      #expect(dialogs.showing?.kind.id == 7)
      dialogs.closeAll()
      #expect(dialogs.showing == nil)
      #expect(await asking.value == .programmatic)
    }
  }

  @Test("composable-architecture#3894, #3272: the old view dismisses the alert")
  func oldViewCannotDismissTheAlert() async {
    let sheet = stage.ask("Ritz")
    let old = stage.id
    let alert = Task.immediate {
      await dialogs.present(.notice("Full"), ifBusy: .replace)
    }
    #expect(!dialogs.requestDismiss(old, from: .drag))
    #expect(!dialogs.close(old))
    #expect(dialogs.showing?.kind == .notice("Full"))
    dialogs.closeAll()
    #expect(await sheet.value == .dismissed(.replaced))
    #expect(await alert.value == .programmatic)
  }

  @Test("composable-architecture#902: the second gets the first's dismissal")
  func secondKeepsItsOwnOutcome() async {
    let first = stage.ask("A")
    let second = stage.ask("B")
    dialogs.requestDismiss(stage.id, from: .cancelButton)
    dialogs.confirm(stage.reply, 2)
    #expect(await first.value == .dismissed(.cancelButton))
    #expect(await second.value == .confirmed(2))
  }

  @Test("composable-architecture#3820: dismissing stops working on return")
  func sameKindAgainIsANewShowing() async {
    var ids: Set<DialogID> = []
    for stars in 1...3 {
      let rating = stage.ask("Ritz")
      ids.insert(stage.id)
      #expect(dialogs.confirm(stage.reply, stars))
      #expect(await rating.value == .confirmed(stars))
    }
    #expect(ids.count == 3)
  }

  @Test("composable-architecture#2461, #3433: it comes back after Cancel")
  func doesNotComeBackAfterCancel() async {
    let first = stage.ask("Ritz")
    dialogs.requestDismiss(stage.id, from: .cancelButton)
    #expect(dialogs.showing == nil)
    let second = stage.ask("Savoy")
    #expect(stage.hotel == "Savoy")
    dialogs.confirm(stage.reply, 1)
    #expect(dialogs.showing == nil)
    #expect(await first.value == .dismissed(.cancelButton))
    #expect(await second.value == .confirmed(1))
  }

  @Test(
    "composable-architecture#3386: an optional payload shows once, never again")
  func emptyPayloadShowsEachTime() async {
    for _ in 1...2 {
      let asking = Task.immediate { await dialogs.present { .note(nil, $0) } }
      #expect(dialogs.showing?.kind == .note(nil, DialogReply()))
      dialogs.closeAll()
      #expect(await asking.value == .dismissed(.programmatic))
    }
  }

  @Test("composable-architecture#625: a write after the end is an assertion")
  func lateWritesAreIgnored() async {
    let rating = stage.ask("Ritz")
    let (reply, id) = (stage.reply, stage.id)
    dialogs.closeAll()
    #expect(!dialogs.update(reply, 1))
    #expect(!dialogs.confirm(reply, 1))
    #expect(!dialogs.requestDismiss(id, from: .escape))
    #expect(!dialogs.close(id))
    #expect(await rating.value == .dismissed(.programmatic))
  }

  @Test(
    "composable-architecture#2373: the second showing keeps the first's flag")
  func policyBelongsToTheShowing() async {
    let first = stage.ask("Ritz", dismissPolicy: .mustAnswer)
    #expect(!dialogs.requestDismiss(stage.id, from: .escape))
    dialogs.close(stage.id)
    let second = stage.ask("Ritz")
    #expect(dialogs.requestDismiss(stage.id, from: .escape))
    #expect(await first.value == .dismissed(.programmatic))
    #expect(await second.value == .dismissed(.escape))
  }

  @Test("flutter#20329: popping after a change pops somebody else")
  func closingAfterAChangeClosesNobody() async {
    let first = stage.ask("A")
    let old = stage.id
    dialogs.confirm(stage.reply, 1)
    let second = stage.ask("B")
    #expect(!dialogs.close(old))
    #expect(stage.hotel == "B")
    dialogs.closeAll()
    #expect(await first.value == .confirmed(1))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("radix#4143: Escape while another layer registers closes both")
  func escapeClosesTheOneItWasPressedOn() async {
    let first = stage.ask("A")
    let pressedOn = stage.id
    let second = stage.ask("B")
    #expect(dialogs.requestDismiss(pressedOn, from: .escape))
    #expect(stage.hotel == "B")
    #expect(!dialogs.requestDismiss(pressedOn, from: .escape))
    #expect(stage.hotel == "B")
    dialogs.closeAll()
    #expect(await first.value == .dismissed(.escape))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("radix#3971: a press judged late closes what came after")
  func pressBelongsToWhatItStartedOn() async {
    let first = stage.ask("menu")
    let second = stage.ask("dialog")
    let pressStartedOn = stage.id
    dialogs.confirm(stage.reply, 1)
    #expect(!dialogs.requestDismiss(pressStartedOn, from: .blocker))
    #expect(stage.hotel == "dialog")
    dialogs.closeAll()
    #expect(await first.value == .confirmed(1))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("radix#1951, themes#814: Escape in a nested layer closes its parent")
  func nestedKindClosesAlone() async {
    enum Inner: Equatable { case pick(DialogReply<Int>) }
    enum Outer: Equatable {
      case inner(Inner)
      case list(DialogReply<Int>)
    }
    let dialogs = DialogCoordinator<Outer>(timing: .immediate)
    let inner = Task.immediate { await dialogs.present { .inner(.pick($0)) } }
    let outer = Task.immediate { await dialogs.present { .list($0) } }
    guard let id = dialogs.showing?.id else { return }
    dialogs.requestDismiss(id, from: .escape)
    #expect(dialogs.showing?.kind == .list(DialogReply()))
    dialogs.closeAll()
    #expect(await inner.value == .dismissed(.escape))
    #expect(await outer.value == .dismissed(.programmatic))
  }

  @Test("html#9373, open-ui#1128: one tap outside closes the whole stack")
  func tapOutsideClosesOne() async {
    let tasks = ["A", "B", "C"].map { stage.ask($0) }
    dialogs.requestDismiss(stage.id, from: .blocker)
    #expect(stage.hotel == "B")
    #expect(dialogs.waitingCount == 1)
    dialogs.closeAll()
    #expect(await tasks[0].value == .dismissed(.blocker))
    #expect(await tasks[1].value == .dismissed(.programmatic))
    #expect(await tasks[2].value == .dismissed(.programmatic))
  }
}
