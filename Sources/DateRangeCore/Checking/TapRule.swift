/// A rule of what taps choose, so that it can be checked.
///
/// Four members make one. The others have defaults, for a rule that chooses
/// several ranges, refuses taps or knows more events than taps.
///
///     struct Fortnight: TapRule {
///       var initial: [Day] { [] }
///       func tapping(_ day: Day, in days: [Day]) -> [Day] {
///         days.count == 1 ? days + [day] : [day]
///       }
///       func range(of days: [Day]) -> DayRange? {
///         days.count == 2 ? DayRange(between: days[0], and: days[1]) : nil
///       }
///       func allows(_ range: DayRange) -> Bool { range.days <= 14 }
///     }
///     try RuleCheck(Fortnight(), in: november).exhaustive()    // throws
///
/// ``SelectionRules`` is such a rule too.
public protocol TapRule: Sendable {
  /// What there is between two taps.
  associatedtype State: Hashable, Sendable

  /// What can happen besides taps; nothing, unless the rule says so.
  associatedtype Event: Hashable, Sendable = Never

  /// The state to begin with.
  var initial: State { get }

  /// What a tap makes of a state.
  func tapping(_ day: Day, in state: State) -> State

  /// The range that is chosen, if one is.
  func range(of state: State) -> DayRange?

  /// Whether a range may be chosen.
  func allows(_ range: DayRange) -> Bool

  /// The ranges that are chosen: of a rule of one range, that one.
  func ranges(of state: State) -> [DayRange]

  /// Whether a move is refused, so that it must change nothing; none is,
  /// unless the rule says so.
  func refuses(_ move: RuleMove<Event>, in state: State) -> Bool

  /// What else is wrong with a state, a sentence each; nothing, unless the
  /// rule says so.
  func violations(of state: State) -> [String]

  /// The state without whatever no later move depends on.
  ///
  /// A search tells states apart by it. The state as it is, unless the rule
  /// says otherwise.
  func canonical(_ state: State) -> State

  /// The events to try in a window of days.
  func events(in window: DayRange) -> [Event]

  /// What an event makes of a state.
  func applying(_ event: Event, in state: State) -> State

  /// The laws that the rule is held to; ``Law/common``, unless the rule says
  /// otherwise.
  var laws: [Law<Self>] { get }
}

extension TapRule {
  /// The one range, if there is one.
  public func ranges(of state: State) -> [DayRange] {
    range(of: state).map { [$0] } ?? []
  }

  /// No move is refused.
  public func refuses(_ move: RuleMove<Event>, in state: State) -> Bool {
    false
  }

  /// Nothing else is wrong.
  public func violations(of state: State) -> [String] { [] }

  /// The state as it is.
  public func canonical(_ state: State) -> State { state }

  /// The laws for any rule.
  public var laws: [Law<Self>] { Law.common }

  /// What a tap or another event makes of a state.
  func moving(_ move: RuleMove<Event>, in state: State) -> State {
    switch move {
    case .tap(let day): tapping(day, in: state)
    case .event(let event): applying(event, in: state)
    }
  }
}

extension TapRule where Event == Never {
  /// No events.
  public func events(in window: DayRange) -> [Never] { [] }

  /// Nothing, for there is no such event.
  public func applying(_ event: Never, in state: State) -> State {}
}
