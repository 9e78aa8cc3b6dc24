import DateRangeCore
import DateRangeTestSupport
import Testing

/// Bugs that people reported of other libraries: a dialog asked for, or sent
/// away, while another one is on its way in or out.
///
/// Each test is named after the public thread that tells the story.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogTransitionBugs {
  let stage = DialogStage()
  var dialogs: DialogCoordinator<HotelDialog> { stage.dialogs }

  /// Lets everything that is up or waits run out, one phase at a time.
  private func drain() async -> [DialogPhase] {
    dialogs.closeAll()
    var phases: [DialogPhase] = []
    while dialogs.phase != .idle {
      phases.append(dialogs.phase)
      await stage.pass()
    }
    return phases
  }

  @Test("PartialSheet#139: a late wipe blanks the sheet that was reopened")
  func reopenedSheetKeepsItsContent() async {
    let first = await stage.show("Ritz")
    dialogs.requestDismiss(stage.id, from: .blocker)
    let second = stage.ask("Savoy")
    #expect(stage.hotel == "Ritz", "still on its way out, and not blank")
    await stage.pass()
    #expect(stage.hotel == "Savoy")
    await stage.pass()
    #expect(stage.clock.sleeperCount == 0, "nothing late is left to fire")
    #expect(stage.hotel == "Savoy")
    #expect(dialogs.isContentVisible)
    _ = await drain()
    #expect(await first.value == .dismissed(.blocker))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("PartialSheet#89: after quick opening and closing nothing opens")
  func opensAfterManyQuickOpenings() async {
    for _ in 1...20 {
      let rating = stage.ask("Ritz")
      dialogs.requestDismiss(stage.id, from: .blocker)
      await stage.pass()
      #expect(await rating.value == .dismissed(.blocker))
    }
    let rating = await stage.show("Ritz")
    #expect(dialogs.phase == .presented)
    _ = await drain()
    _ = await rating.value
  }

  @Test("swift-navigation#254: replacing one on its way out closes the parent")
  func replacedOnItsWayOut() async {
    let first = await stage.show("B")
    dialogs.confirm(stage.reply, 2)
    let second = stage.ask("C", ifBusy: .replace)
    await stage.pass()
    #expect(stage.hotel == "C")
    #expect(await first.value == .confirmed(2), "its outcome stands")
    _ = await drain()
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("swift-navigation#332, #295: dismissing twice dismisses the presenter")
  func secondDismissalDoesNothing() async {
    let first = await stage.show("A")
    let second = stage.ask("B")
    let id = stage.id
    #expect(dialogs.requestDismiss(id, from: .drag))
    #expect(!dialogs.requestDismiss(id, from: .drag))
    #expect(!dialogs.close(id))
    await stage.pass()
    #expect(!dialogs.close(id))
    #expect(stage.hotel == "B")
    _ = await drain()
    #expect(await first.value == .dismissed(.drag))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("composable-architecture#3195: cannot be reopened while it goes")
  func reopensWhileItGoes() async {
    let first = await stage.show("Ritz")
    dialogs.requestDismiss(stage.id, from: .escape)
    let second = stage.ask("Ritz")
    await stage.pass()
    await stage.pass()
    #expect(dialogs.phase == .presented)
    dialogs.confirm(stage.reply, 3)
    await stage.pass()
    #expect(await first.value == .dismissed(.escape))
    #expect(await second.value == .confirmed(3))
  }

  @Test("composable-architecture#1991: dismiss and alert at once breaks both")
  func dismissAndAlertAtOnce() async {
    let sheet = await stage.show("Ritz")
    dialogs.close(stage.id)
    let alert = Task.immediate { await dialogs.present(.notice("Full")) }
    await stage.pass()
    #expect(dialogs.showing?.kind == .notice("Full"))
    await stage.pass()
    dialogs.requestDismiss(stage.id, from: .cancelButton)
    await stage.pass()
    #expect(await sheet.value == .dismissed(.programmatic))
    #expect(await alert.value == .cancelButton)
    let next = await stage.show("Savoy")
    #expect(dialogs.phase == .presented)
    _ = await drain()
    _ = await next.value
  }

  @Test("composable-architecture#420: one item for another plays twice")
  func replacingPlaysEachTransitionOnce() async {
    let first = await stage.show("Ritz")
    let second = stage.ask("Savoy", ifBusy: .replace)
    var seen = [dialogs.phase]
    while dialogs.phase != .presented {
      await stage.pass()
      seen.append(dialogs.phase)
    }
    #expect(seen == [.lowering, .raising, .presented])
    #expect(await drain() == [.lowering])
    #expect(await first.value == .dismissed(.replaced))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("composable-architecture#3570: dismiss and present at once closes more")
  func dismissAndPresentAtOnceTouchesNobodyElse() async {
    let first = await stage.show("A")
    let waiting = stage.ask("B")
    dialogs.close(stage.id)
    let third = stage.ask("C")
    await stage.pass()
    #expect(stage.hotel == "B")
    await stage.pass()
    dialogs.confirm(stage.reply, 1)
    await stage.pass()
    #expect(stage.hotel == "C")
    _ = await drain()
    #expect(await first.value == .dismissed(.programmatic))
    #expect(await waiting.value == .confirmed(1))
    #expect(await third.value == .dismissed(.programmatic))
  }

  @Test("flutter#686: a double tap on the barrier pops two routes")
  func doubleTapOnTheBlocker() async {
    let first = await stage.show("A")
    let second = stage.ask("B")
    let id = stage.id
    dialogs.requestDismiss(id, from: .blocker)
    dialogs.requestDismiss(id, from: .blocker)
    await stage.pass()
    dialogs.requestDismiss(id, from: .blocker)
    #expect(stage.hotel == "B")
    #expect(dialogs.phase == .raising)
    _ = await drain()
    #expect(await first.value == .dismissed(.blocker))
    #expect(await second.value == .dismissed(.programmatic))
  }

  @Test("react-native#10471, #48611: one asked for while another goes is lost")
  func askedForWhileAnotherGoes() async {
    let first = await stage.show("A")
    dialogs.confirm(stage.reply, 1)
    let second = stage.ask("B")
    let third = stage.ask("C")
    #expect(dialogs.waitingCount == 2)
    for hotel in ["B", "C"] {
      await stage.pass()
      #expect(stage.hotel == hotel)
      await stage.pass()
      dialogs.confirm(stage.reply, 2)
    }
    await stage.pass()
    #expect(await first.value == .confirmed(1))
    #expect(await second.value == .confirmed(2))
    #expect(await third.value == .confirmed(2))
  }

  @Test("FlowStacks#69: a swipe is known a second late, taps meanwhile crash")
  func tapsAfterASwipe() async {
    let rating = await stage.show("Ritz")
    let reply = stage.reply
    dialogs.requestDismiss(stage.id, from: .drag)
    #expect(dialogs.phase == .lowering, "known at once")
    #expect(!dialogs.confirm(reply, 5))
    #expect(!dialogs.update(reply, 5))
    await stage.pass()
    #expect(await rating.value == .dismissed(.drag))
  }

  @Test("NativePartialSheet#8, #10: goes, pops back and goes again")
  func goesOnce() async {
    let rating = await stage.show("Ritz")
    let id = stage.id
    dialogs.requestDismiss(id, from: .drag)
    await stage.pass()
    #expect(dialogs.phase == .idle)
    #expect(!dialogs.requestDismiss(id, from: .drag))
    #expect(dialogs.phase == .idle)
    #expect(stage.clock.sleeperCount == 0)
    #expect(await rating.value == .dismissed(.drag))
  }

  @Test(
    "MaterialDateTimePicker#330, hcaptcha#36, datetimepicker#86: double tap")
  func doubleTapOnTheButton() async {
    let first = stage.ask("Ritz")
    let second = stage.ask("Ritz")
    #expect(await second.value == .dismissed(.rejected))
    await stage.pass()
    let third = stage.ask("Ritz")
    #expect(await third.value == .dismissed(.rejected))
    dialogs.confirm(stage.reply, 4)
    await stage.pass()
    #expect(await first.value == .confirmed(4))
    #expect(dialogs.phase == .idle)
  }

  @Test("coversheets: the blocker is tapped before the content is up")
  func blockerTappedBeforeTheContentIsUp() async {
    let rating = stage.ask("Ritz")
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(100))
    dialogs.requestDismiss(stage.id, from: .blocker)
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(150))
    #expect(!dialogs.isContentVisible, "the raising timer would fire now")
    stage.clock.advance(by: .milliseconds(100))
    #expect(await rating.value == .dismissed(.blocker))
    #expect(dialogs.phase == .idle)
  }
}
