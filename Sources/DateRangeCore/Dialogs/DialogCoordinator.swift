public import Observation

/// Shows one dialog at a time, asked for from anywhere, and gives each
/// request exactly one outcome.
///
/// `Kind` is the app's own enum. Its cases carry what the dialog shows and,
/// where it wants an answer, a ``DialogReply``:
///
///     let dialogs = DialogCoordinator<TravelDialog>()
///     let stars = await dialogs.present { .rating(hotel: "Ritz", $0) }
///
/// The view at the root reads ``showing`` and ``phase``, draws the blocker
/// and the dialog, and answers:
///
///     dialogs.confirm(reply, 4)
///     dialogs.requestDismiss(showing.id, from: .blocker)
///
/// Each property is observed by itself: who reads ``waitingCount`` is not
/// woken by a change of ``phase``.
@MainActor
@Observable
public final class DialogCoordinator<Kind: Equatable> {
  /// The dialog that is up, on its way in or out included.
  public private(set) var showing: DialogShowing<Kind>?

  /// How far the dialog that is up has got.
  public private(set) var phase = DialogPhase.idle

  /// Whether the blocker covers what lies behind.
  ///
  /// It stays up from one dialog to the next that waits.
  public private(set) var isBlockerVisible = false

  /// Whether the content of ``showing`` belongs in the picture.
  public private(set) var isContentVisible = false

  /// How many requests wait for their turn.
  public private(set) var waitingCount = 0

  /// Where the focus belongs after the last dialog; `nil` while one is up.
  ///
  /// It is set before the outcome of that dialog is delivered. Of several
  /// dialogs in a row it is the first token given: what a later request named
  /// was most likely inside a dialog that has gone.
  public private(set) var returnedFocus: DialogFocusToken?

  /// How long the moving phases last, from the next one on.
  public var timing: DialogTiming

  @ObservationIgnored var machine = DialogMachine<Kind>()
  @ObservationIgnored var answers: [DialogID: any AnyPendingAnswer] = [:]
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored private var effects: [DialogEffect] = []
  @ObservationIgnored private var isMirrorStale = false
  @ObservationIgnored private var isSettling = false

  /// Creates a coordinator with nothing to show.
  ///
  /// - Parameters:
  ///   - timing: How long the moving phases last.
  ///   - clock: What measures them.
  public init(
    timing: DialogTiming = .standard,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.timing = timing
    self.clock = clock
  }

  /// Has the machine take an event, and does what it asks for.
  ///
  /// - Returns: Whether the machine asked for anything: `false` for an event
  ///   that it ignored.
  @discardableResult
  func send(_ event: DialogEvent<Kind>) -> Bool {
    let asked = machine.handle(event)
    effects += asked
    isMirrorStale = true
    settle()
    return !asked.isEmpty
  }

  /// Mirrors the machine and performs effects until nothing is left to do.
  ///
  /// An observer or an effect may send further events. They reach the machine
  /// at once, which is whole between two events; their effects are performed
  /// here, after those that were asked for before.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while true {
      if isMirrorStale {
        isMirrorStale = false
        mirror()
      } else if !effects.isEmpty {
        perform(effects.removeFirst())
      } else {
        return
      }
    }
  }

  /// Copies what views read.
  ///
  /// To assign an equal value wakes nobody.
  private func mirror() {
    showing = machine.current.map {
      DialogShowing(id: $0.id, kind: $0.kind, dismissPolicy: $0.dismissPolicy)
    }
    phase = machine.phase
    isBlockerVisible = machine.phase.showsBlocker
    isContentVisible = machine.phase.showsContent
    waitingCount = machine.waiting.count
    returnedFocus = machine.phase == .idle ? machine.focus : nil
  }

  private func perform(_ effect: DialogEffect) {
    switch effect {
    case .startTimer(let token, let phase):
      start(token, after: phase == .raising ? timing.raise : timing.lower)
    case .cancelTimer:
      timer?.cancel()
      timer = nil
    case .resolve(let id, let ending):
      answers.removeValue(forKey: id)?.resolve(ending)
    }
  }

  private func start(_ token: DialogTimer, after duration: Duration) {
    guard duration > .zero else {
      send(.timer(token))
      return
    }
    timer = Task { [weak self, clock] in
      // A cancelled timer has nothing to say.
      guard (try? await clock.sleep(for: duration)) != nil else { return }
      self?.send(.timer(token))
    }
  }
}
