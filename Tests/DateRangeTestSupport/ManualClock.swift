import Foundation

/// A clock that stands still until a test moves it.
///
/// Nothing here waits for real time. ``advance(by:)`` wakes who is due, and
/// ``sleepers(_:)`` waits until so many are asleep, by a continuation that
/// the sleep itself resumes.
///
/// The lock is Foundation's: ThreadSanitizer does not see that of
/// `Synchronization`, and takes what it guards for a race. That is why the
/// compiler has to be told what the lock does.
public final class ManualClock: Clock, @unchecked Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment a duration later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private typealias Wake = CheckedContinuation<Void, any Error>

  private struct Sleeper {
    let deadline: Instant
    let wake: Wake
  }

  private struct Watcher {
    let count: Int
    let wake: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var issued = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var watchers: [Watcher] = []
  }

  private let lock = NSLock()
  private var state = State()

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  /// Creates a clock at zero.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { withState { $0.now } }

  /// Zero: every moment is told from every other.
  public var minimumResolution: Duration { .zero }

  /// How many are asleep.
  public var sleeperCount: Int { withState { $0.sleepers.count } }

  /// Sleeps until the clock is moved to the deadline or past it.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws
  {
    let id = withState {
      $0.issued += 1
      return $0.issued
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        fallAsleep(id, Sleeper(deadline: deadline, wake: wake))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the clock and wakes everyone whose time has come, earliest first.
  public func advance(by duration: Duration) {
    let due = withState { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted {
        ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
      }
    }
    for (_, sleeper) in due { sleeper.wake.resume() }
  }

  /// Waits until at least `count` are asleep.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { wake in
      let isReady = withState { state in
        guard state.sleepers.count < count else { return true }
        state.watchers.append(Watcher(count: count, wake: wake))
        return false
      }
      if isReady { wake.resume() }
    }
  }

  private func fallAsleep(_ id: Int, _ sleeper: Sleeper) {
    enum Verdict { case due, cancelled, asleep }
    let (verdict, watchers) = withState { state in
      if state.cancelled.remove(id) != nil {
        return (Verdict.cancelled, [Watcher]())
      }
      guard sleeper.deadline > state.now else { return (.due, []) }
      state.sleepers[id] = sleeper
      let count = state.sleepers.count
      let ready = state.watchers.filter { $0.count <= count }
      state.watchers.removeAll { $0.count <= count }
      return (.asleep, ready)
    }
    switch verdict {
    case .due: sleeper.wake.resume()
    case .cancelled: sleeper.wake.resume(throwing: CancellationError())
    case .asleep: for watcher in watchers { watcher.wake.resume() }
    }
  }

  private func cancel(_ id: Int) {
    let sleeper = withState { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.wake.resume(throwing: CancellationError())
  }
}
