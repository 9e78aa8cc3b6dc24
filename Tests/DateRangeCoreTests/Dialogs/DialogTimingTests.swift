import DateRangeCore
import DateRangeTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogTimingTests {
  @Test func theFiguresOfTheArticles() {
    #expect(DialogTiming.standard.raise == .milliseconds(250))
    #expect(DialogTiming.standard.lower == .milliseconds(250))
    #expect(DialogAppearance.blockerOpacity == 0.35)
    #expect(DialogAppearance.backgroundBlurRadius == 4)
    #expect(SheetDetent.quarter.height(in: 100) == 25)
    #expect(SheetDetent.half.height(in: 100) == 50)
  }

  @Test func nothingMovesAt249MillisecondsAndAllIsDoneAt250() async {
    let stage = DialogStage()
    let (dialogs, clock) = (stage.dialogs, stage.clock)
    let rating = stage.ask("Ritz")
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(249))
    #expect(clock.sleeperCount == 1)
    #expect(dialogs.phase == .raising)
    clock.advance(by: .milliseconds(1))
    #expect(clock.sleeperCount == 0)
    await until { dialogs.phase == .presented }

    dialogs.confirm(stage.reply, 5)
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(249))
    #expect(clock.sleeperCount == 1)
    #expect(dialogs.phase == .lowering)
    clock.advance(by: .milliseconds(1))
    #expect(clock.sleeperCount == 0)
    await until { dialogs.phase == .idle }
    #expect(await rating.value == .confirmed(5))
  }

  @Test func aDismissalWhileRaisingTakesTheWholeWayDown() async {
    let stage = DialogStage()
    let (dialogs, clock) = (stage.dialogs, stage.clock)
    let rating = stage.ask("Ritz")
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(249))
    dialogs.requestDismiss(stage.id, from: .blocker)
    await clock.sleepers(1)
    #expect(clock.sleeperCount == 1, "the raising timer is gone")
    clock.advance(by: .milliseconds(249))
    #expect(dialogs.phase == .lowering, "2 ms past the raising timer's end")
    clock.advance(by: .milliseconds(1))
    await until { dialogs.phase == .idle }
    #expect(await rating.value == .dismissed(.blocker))
  }

  @Test func eachWayHasItsOwnDuration() async {
    let stage = DialogStage(
      timing: DialogTiming(raise: .milliseconds(10), lower: .seconds(1)))
    let (dialogs, clock) = (stage.dialogs, stage.clock)
    let rating = stage.ask("Ritz")
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(10))
    await until { dialogs.phase == .presented }
    dialogs.closeAll()
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(999))
    #expect(dialogs.phase == .lowering)
    clock.advance(by: .milliseconds(1))
    #expect(await rating.value == .dismissed(.programmatic))
  }

  @Test(
    arguments: [
      DialogTiming.immediate,
      DialogTiming(raise: .seconds(-1), lower: .seconds(-1)),
    ])
  func withoutADurationThereIsNoTimer(timing: DialogTiming) async {
    let stage = DialogStage(timing: timing)
    let rating = stage.ask("Ritz")
    #expect(stage.dialogs.phase == .presented)
    #expect(stage.dialogs.confirm(stage.reply, 5))
    #expect(stage.dialogs.phase == .idle)
    #expect(await rating.value == .confirmed(5))
    #expect(stage.clock.sleeperCount == 0)
  }

  @Test func withoutADurationAQueueRunsThrough() async {
    let stage = DialogStage(timing: .immediate)
    let tasks = ["A", "B", "C"].map { stage.ask($0) }
    for (stars, hotel) in zip(1..., ["A", "B", "C"]) {
      #expect(stage.hotel == hotel)
      #expect(stage.dialogs.confirm(stage.reply, stars))
    }
    #expect(stage.dialogs.phase == .idle)
    for (stars, task) in zip(1..., tasks) {
      #expect(await task.value == .confirmed(stars))
    }
  }

  @Test func theTimingCanChangeBetweenTwoPhases() async {
    let stage = DialogStage()
    let rating = await stage.show("Ritz")
    stage.dialogs.timing = .immediate
    stage.dialogs.closeAll()
    #expect(stage.dialogs.phase == .idle)
    #expect(await rating.value == .dismissed(.programmatic))
  }
}
