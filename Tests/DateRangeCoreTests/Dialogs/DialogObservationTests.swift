import DateRangeCore
import DateRangeTestSupport
import Observation
import Synchronization
import Testing

/// Who reads one property is not woken by another.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogObservationTests {
  typealias Dialogs = DialogCoordinator<HotelDialog>

  static let readers: [(name: String, read: @MainActor (Dialogs) -> Void)] = [
    ("showing", { _ = $0.showing }),
    ("phase", { _ = $0.phase }),
    ("blocker", { _ = $0.isBlockerVisible }),
    ("content", { _ = $0.isContentVisible }),
    ("waiting", { _ = $0.waitingCount }),
    ("focus", { _ = $0.returnedFocus }),
    ("timing", { _ = $0.timing }),
  ]

  /// The readers that one action wakes.
  private func woken(
    on dialogs: Dialogs, by action: @MainActor () async -> Void
  ) async -> [String] {
    let names = Mutex<Set<String>>([])
    for (name, read) in Self.readers {
      withObservationTracking {
        read(dialogs)
      } onChange: {
        names.withLock { _ = $0.insert(name) }
      }
    }
    await action()
    let woken = names.withLock { $0 }
    return Self.readers.map(\.name).filter(woken.contains)
  }

  @Test func eachChangeWakesOnlyWhoReadsIt() async {
    let stage = DialogStage()
    let dialogs = stage.dialogs
    var tasks: [Task<DialogOutcome<Int>, Never>] = []

    let asked = await woken(on: dialogs) {
      tasks.append(stage.ask("Ritz", focus: DialogFocusToken("button")))
    }
    #expect(asked == ["showing", "phase", "blocker"])

    let raised = await woken(on: dialogs) { await stage.pass() }
    #expect(raised == ["phase", "content"])

    let queued = await woken(on: dialogs) { tasks.append(stage.ask("Savoy")) }
    #expect(queued == ["waiting"])

    let ignored = await woken(on: dialogs) {
      dialogs.requestDismiss(DialogID(number: 77), from: .escape)
      dialogs.update(stage.reply, 3)
      tasks.append(stage.ask("Ritz"))
    }
    #expect(ignored.isEmpty, "nothing has changed")

    let lowered = await woken(on: dialogs) {
      dialogs.confirm(stage.reply, 5)
    }
    #expect(lowered == ["phase", "content"])

    let next = await woken(on: dialogs) { await stage.pass() }
    #expect(next == ["showing", "phase", "waiting"], "the blocker stays up")

    let closed = await woken(on: dialogs) {
      dialogs.closeAll()
      await stage.pass()
    }
    #expect(closed == ["showing", "phase", "blocker", "focus"])

    let retimed = await woken(on: dialogs) { dialogs.timing = .immediate }
    #expect(retimed == ["timing"])

    var outcomes: [DialogOutcome<Int>] = []
    for task in tasks { outcomes.append(await task.value) }
    #expect(
      outcomes == [
        .confirmed(5), .dismissed(.programmatic), .dismissed(.rejected),
      ])
  }

  /// An observer is called in the middle of a change; what it does then must
  /// not leave a property behind.
  @Test func anObserverMayActInTheMiddleOfAChange() async {
    let stage = DialogStage(timing: .immediate)
    let dialogs = stage.dialogs
    withObservationTracking {
      _ = dialogs.phase
    } onChange: {
      MainActor.assumeIsolated { dialogs.closeAll() }
    }
    let rating = stage.ask("Ritz")
    #expect(dialogs.phase == .idle)
    #expect(dialogs.showing == nil)
    #expect(!dialogs.isBlockerVisible)
    #expect(!dialogs.isContentVisible)
    #expect(await rating.value == .dismissed(.programmatic))
  }
}
