public import DateRangeCore

/// A row of the table in the words of the rules: data for any of their doors.
public struct SelectionScenario: Sendable {
  /// One thing that happens.
  public enum Step: Hashable, Sendable {
    /// An event.
    case event(SelectionEvent)
    /// A text that was typed for a day and is none.
    case nonsense(String)
  }

  /// An assertion of the row, after so many steps.
  struct Check: Sendable {
    var step: Int
    var members: [JSONValue.Member]
  }

  /// The name of the row.
  public let id: String

  /// What is chosen.
  public var mode = SelectionMode.range

  /// The preset that the picker's behaviour is nearest to.
  public var preset = SelectionPolicy.Preset.pair

  /// The policy: the preset and what the picker does otherwise.
  public var policy = SelectionPolicy.pair

  /// What can be had.
  public var constraints = SelectionConstraints()

  /// How many days from the first tap are open to the second.
  ///
  /// The library takes it as a predicate that sees the anchor, the command as
  /// the most nights.
  public var reach: Int?

  /// What a tap stands for.
  public var granularity = Granularity.day

  /// What is chosen from the start.
  public var initial: DayRangeSet = []

  /// What happens.
  public var steps: [Step] = []

  /// The step that what happens begins after: those before it bring the
  /// state about that the row starts from.
  var firstStep = 0

  /// The step that what happens ends with: those after it ask, or are the
  /// host's own.
  public internal(set) var lastStep = 0

  /// What is expected on the way.
  var checks: [Check] = []

  /// What is expected at the end.
  var expected: [JSONValue.Member] = []

  /// The end that the row says is edited.
  var editing: RangeEdge?

  /// How its picker tells the host.
  var telling = Telling.published

  /// The steps of `hover` that ask about a day, and the day.
  var questions: [Day: Int] = [:]

  /// When a picker tells its host, and of what.
  enum Telling {
    /// Of what is published, whenever it changes.
    case published
    /// Of every end that is chosen.
    case everyEnd
    /// Of what came of it all, once.
    case result
  }

  /// The first day of the month that should be shown at the end, where the
  /// row says which.
  public var shownMonth: Day? {
    let month = expected.first { $0.key == "visibleMonth" }?.value.text
    return month.flatMap { Day($0 + "-01") }
  }

  init(id: String) {
    self.id = id
  }
}

/// Something in a row that the adapter does not know, where it would have
/// passed unread.
public struct UnknownFact: Error, CustomStringConvertible {
  /// The row.
  public let id: String
  /// What is not known.
  public let text: String

  /// The row and what is not known, on one line.
  public var description: String { "\(id): \(text) is not known" }
}
