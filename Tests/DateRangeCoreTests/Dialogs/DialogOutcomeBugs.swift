import DateRangeCore
import DateRangeTestSupport
import Testing

/// Bugs that people reported of other libraries: a caller who is never told,
/// told twice, or who cannot get through.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogOutcomeBugs {
  let stage = DialogStage(timing: .immediate)
  var dialogs: DialogCoordinator<HotelDialog> { stage.dialogs }

  @Test(
    "swift-navigation#257, react-native#29455, #26473: never told of the end",
    arguments: DismissSource.allCases)
  func everyDismissalIsTold(source: DismissSource) async {
    let rating = stage.ask("Ritz")
    dialogs.requestDismiss(stage.id, from: source)
    #expect(await rating.value == .dismissed(source.reason))
  }

  @Test("swift-navigation#238: is one that is replaced told?")
  func replacedIsTold() async {
    let first = stage.ask("A")
    let waiting = stage.ask("B")
    let third = stage.ask("C", ifBusy: .replace)
    #expect(await first.value == .dismissed(.replaced))
    #expect(await waiting.value == .dismissed(.replaced))
    #expect(stage.hotel == "C")
    dialogs.confirm(stage.reply, 3)
    #expect(await third.value == .confirmed(3))
  }

  @Test("material#1789: hidden by code is never reported")
  func closedByCodeIsTold() async {
    let rating = stage.ask("Ritz")
    #expect(dialogs.close(stage.id))
    #expect(await rating.value == .dismissed(.programmatic))
  }

  @Test("material#2786, #1829: what binds the user binds the code")
  func policyDoesNotBindTheApp() async {
    let first = stage.ask("A", dismissPolicy: .mustAnswer)
    #expect(dialogs.close(stage.id))
    let second = stage.ask("B", dismissPolicy: .mustAnswer)
    let third = stage.ask(
      "C", ifBusy: .replace, dismissPolicy: .mustAnswer)
    dialogs.closeAll()
    #expect(await first.value == .dismissed(.programmatic))
    #expect(await second.value == .dismissed(.replaced))
    #expect(await third.value == .dismissed(.programmatic))
  }

  @Test("react-native#28343, #39034: people write their own queue")
  func thereIsAQueue() async {
    let hotels = (1...50).map { "hotel \($0)" }
    let tasks = hotels.map { stage.ask($0) }
    #expect(dialogs.waitingCount == 49)
    for (stars, hotel) in zip(1..., hotels) {
      #expect(stage.hotel == hotel)
      dialogs.confirm(stage.reply, stars)
    }
    for (stars, task) in zip(1..., tasks) {
      #expect(await task.value == .confirmed(stars))
    }
  }

  @Test("html#12347: asking to close inside a callback leaves it open")
  func callbacksMayAct() async {
    let asking = Task.immediate {
      await dialogs.present(
        onChange: { stars in
          if stars == 0 { dialogs.requestDismiss(stage.id, from: .escape) }
        }
      ) {
        .rating(hotel: "Ritz", $0)
      }
    }
    #expect(dialogs.update(stage.reply, 3))
    #expect(dialogs.phase == .presented)
    #expect(dialogs.update(stage.reply, 0))
    #expect(dialogs.phase == .idle)
    #expect(await asking.value == .dismissed(.escape))
  }

  enum Exit: CaseIterable {
    case confirm, dismiss, close, closeAll, replace, cancel
  }

  @Test("html#2166: a way out that tells nobody", arguments: Exit.allCases)
  func everyExitIsTold(exit: Exit) async {
    let rating = stage.ask("Ritz")
    var other: Task<DialogOutcome<Int>, Never>?
    let expected: DialogOutcome<Int>
    switch exit {
    case .confirm:
      dialogs.confirm(stage.reply, 5)
      expected = .confirmed(5)
    case .dismiss:
      dialogs.requestDismiss(stage.id, from: .escape)
      expected = .dismissed(.escape)
    case .close:
      dialogs.close(stage.id)
      expected = .dismissed(.programmatic)
    case .closeAll:
      dialogs.closeAll()
      expected = .dismissed(.programmatic)
    case .replace:
      other = stage.ask("Savoy", ifBusy: .replace)
      expected = .dismissed(.replaced)
    case .cancel:
      rating.cancel()
      expected = .dismissed(.taskCancelled)
    }
    #expect(await rating.value == expected)
    dialogs.closeAll()
    #expect(dialogs.phase == .idle)
    if let other { #expect(await other.value == .dismissed(.programmatic)) }
  }

  @Test("react-spectrum#2444: the focus goes to what is no longer there")
  func focusGoesToWhatWasThereBefore() async {
    let first = stage.ask("A", focus: DialogFocusToken("list"))
    let second = stage.ask("B", focus: DialogFocusToken("button in A"))
    dialogs.confirm(stage.reply, 1)
    #expect(dialogs.returnedFocus == nil)
    dialogs.confirm(stage.reply, 2)
    #expect(dialogs.returnedFocus == DialogFocusToken("list"))
    _ = (await first.value, await second.value)
  }

  @Test("swift-cross-ui#310, #255: the waiting task is leaked")
  func nobodyWaitsForever() async {
    let tasks = (1...10).map { stage.ask("hotel \($0)") }
    dialogs.closeAll()
    for task in tasks {
      #expect(await task.value == .dismissed(.programmatic))
    }
  }

  @Test("SwiftLocation#382, RxSwift#2426: cancelled around its start")
  func cancelledAroundItsStart() async {
    let before = Task {
      await dialogs.present { .rating(hotel: "A", $0) }
    }
    before.cancel()
    let after = stage.ask("B")
    after.cancel()
    #expect(await before.value == .dismissed(.taskCancelled))
    #expect(await after.value == .dismissed(.taskCancelled))
    #expect(dialogs.phase == .idle)
  }

  @Test("Presentation#7: refusing when busy forgets the queue")
  func refusedWhileAnythingIsGoingOn() async {
    let stage = DialogStage()
    let first = stage.ask("A")
    let second = stage.ask("B")
    for phase in [DialogPhase.raising, .presented, .lowering, .raising] {
      #expect(stage.dialogs.phase == phase)
      let other = stage.ask("C", ifBusy: .reject)
      #expect(await other.value == .dismissed(.rejected))
      if phase == .presented {
        stage.dialogs.confirm(stage.reply, 1)
      } else {
        await stage.pass()
      }
    }
    stage.dialogs.closeAll()
    await stage.pass()
    #expect(await first.value == .confirmed(1))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("meeting-transcriber#332: the first tap opens an empty sheet")
  func thereIsAlwaysSomethingBehindTheBlocker() async {
    let stage = DialogStage()
    let rating = stage.ask("Ritz")
    for phase in [DialogPhase.raising, .presented, .lowering] {
      #expect(stage.dialogs.phase == phase)
      #expect(stage.hotel == "Ritz")
      if phase == .presented {
        stage.dialogs.closeAll()
      } else {
        await stage.pass()
      }
    }
    #expect(stage.dialogs.showing == nil)
    #expect(await rating.value == .dismissed(.programmatic))
  }
}
