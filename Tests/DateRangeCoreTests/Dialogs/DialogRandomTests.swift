import DateRangeCore
import DateRangeTestSupport
import Testing

/// Long random use of one coordinator, by one task and by many at once.
///
/// Worth most under ThreadSanitizer:
/// `.ci/run thread`.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct DialogRandomTests {
  typealias Answer = Task<DialogOutcome<Int>, Never>

  /// One thing that someone does.
  enum Act: CaseIterable {
    case ask, confirm, update, dismiss, close, replay, cancel, advance, closeAll
  }

  /// Time passes, and answers come, more often than the rest.
  static let acts = Act.allCases + [.advance, .advance, .advance, .confirm]

  @Test(arguments: [1, 2026] as [UInt64])
  func tenThousandEventsInOneTask(seed: UInt64) async {
    print("# random dialogs, seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let stage = DialogStage()
    let dialogs = stage.dialogs
    var tasks: [Answer] = []
    var old: [(DialogID, DialogReply<Int>)] = []
    for _ in 1...10_000 {
      if dialogs.showing != nil { old.append((stage.id, stage.reply)) }
      switch Self.acts.randomElement(using: &generator) ?? .ask {
      case .ask:
        tasks.append(
          stage.ask(
            ["A", "B", "C"].randomElement(using: &generator) ?? "A",
            ifBusy: BusyPolicy.allCases.randomElement(using: &generator)
              ?? .queue,
            dismissPolicy: Bool.random(using: &generator) ? .all : .mustAnswer
          ))
      case .confirm: dialogs.confirm(stage.reply, 1)
      case .update: dialogs.update(stage.reply, 2)
      case .dismiss:
        let source = DismissSource.allCases.randomElement(using: &generator)
        dialogs.requestDismiss(stage.id, from: source ?? .escape)
      case .close: dialogs.close(stage.id)
      case .replay:
        guard let (id, reply) = old.randomElement(using: &generator),
          id != dialogs.showing?.id
        else { break }
        #expect(!dialogs.confirm(reply, 3))
        #expect(!dialogs.update(reply, 3))
        #expect(!dialogs.requestDismiss(id, from: .escape))
        #expect(!dialogs.close(id))
      case .cancel: tasks.randomElement(using: &generator)?.cancel()
      case .advance:
        if [.raising, .lowering].contains(dialogs.phase) { await stage.pass() }
      case .closeAll:
        if Int.random(in: 0..<10, using: &generator) == 0 { dialogs.closeAll() }
      }
      #expect(isOnePicture(dialogs))
    }
    await finish(stage, tasks)
  }

  /// A timing without timers, and one whose timers race with everything else.
  @Test(
    arguments: [
      DialogTiming.immediate,
      DialogTiming(raise: .microseconds(1), lower: .microseconds(1)),
    ])
  func tenThousandEventsFromFourThreads(timing: DialogTiming) async {
    let dialogs = DialogCoordinator<HotelDialog>(timing: timing)
    let told = await withTaskGroup(of: Int.self) { group in
      for seed in 1...4 as ClosedRange<UInt64> {
        group.addTask { await Self.use(dialogs, seed: seed, events: 2_500) }
      }
      var told = 0
      for await count in group { told += count }
      return told
    }
    #expect(told > 1_000)
    await until { dialogs.phase == .idle }
    #expect(dialogs.waitingCount == 0)
    #expect(dialogs.showing == nil)
  }

  /// Uses dialogs from outside the main actor, then gives up on those it
  /// still waits for.
  ///
  /// - Returns: How many outcomes it was told, one for each request.
  @concurrent
  private static func use(
    _ dialogs: DialogCoordinator<HotelDialog>, seed: UInt64, events: Int
  ) async -> Int {
    var generator = SeededGenerator(seed: seed)
    var tasks: [Answer] = []
    for number in 0..<events {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let policy = BusyPolicy.allCases.randomElement(using: &generator)
        tasks.append(
          Task {
            await dialogs.present(ifBusy: policy ?? .queue) {
              .rating(hotel: "\(seed) \(number % 5)", $0)
            }
          })
      case 2: tasks.randomElement(using: &generator)?.cancel()
      case 3:
        if let id = await dialogs.showing?.id {
          await dialogs.requestDismiss(id, from: .escape)
        }
      case 4:
        if let id = await dialogs.showing?.id { await dialogs.close(id) }
      default:
        if case .rating(_, let reply) = await dialogs.showing?.kind {
          await dialogs.confirm(reply, 1)
        }
      }
    }
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.value }
    return tasks.count
  }

  private func finish(_ stage: DialogStage, _ tasks: [Answer]) async {
    stage.dialogs.closeAll()
    while stage.dialogs.phase != .idle { await stage.pass() }
    var confirmed = 0
    for task in tasks {
      if case .confirmed(let stars) = await task.value {
        #expect(stars == 1)
        confirmed += 1
      }
    }
    #expect(confirmed > 100, "the run must get somewhere")
    #expect(stage.clock.sleeperCount == 0)
  }

  /// Whether the mirrored properties tell one story.
  ///
  /// One expectation, as each of them costs more than the event it is about.
  private func isOnePicture(_ dialogs: DialogCoordinator<HotelDialog>) -> Bool {
    let phase = dialogs.phase
    return dialogs.isBlockerVisible == (phase != .idle)
      && dialogs.isContentVisible == (phase == .presented)
      && (dialogs.showing == nil) == (phase == .idle)
      && (phase != .idle || dialogs.waitingCount == 0)
  }
}
