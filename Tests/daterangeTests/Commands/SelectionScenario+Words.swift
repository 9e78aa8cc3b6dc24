import DateRangeCore
import DateRangeTestSupport

/// A row of the table in the words of the command line.
extension SelectionScenario {
  /// The options that say the row's rules: the preset, and then only what
  /// the picker does otherwise.
  var options: [String] {
    ["--mode", mode.rawValue, "--policy", preset.rawValue]
      + switches + constraintOptions + granularityOptions + initialOptions
  }

  private var switches: [String] {
    func word(_ option: String, _ path: (SelectionPolicy) -> String)
      -> [String]
    {
      let word = path(policy)
      return word == path(preset.policy) ? [] : ["--" + option, word]
    }
    return [
      word("on-first") { $0.first.rawValue },
      word("on-earlier") { $0.earlier.rawValue },
      word("on-same") { $0.same.rawValue },
      word("on-complete") { $0.complete.rawValue },
      word("on-one-day") { $0.oneDay.rawValue },
      word("on-blocked") { $0.blocked.rawValue },
      word("on-weekday") { $0.weekday.rawValue },
      word("on-length") { $0.length.rawValue },
      word("on-abandon") { $0.abandon.rawValue },
      word("on-constrain") { $0.revalidate.rawValue },
      word("on-drag-across") { $0.dragAcross.rawValue },
      word("on-drag-inside") { $0.dragInside.rawValue },
      word("on-drag-outside") { $0.dragOutside.rawValue },
      word("on-count") { $0.count.rawValue },
      word("on-inside") { $0.inside.rawValue },
      word("publish") { $0.publish.rawValue },
      word("lock") { $0.lock?.rawValue ?? "none" },
      word("min-count") { "\($0.minCount)" },
      word("max-count") { "\($0.maxCount)" },
      policy.isRequired ? ["--required"] : [],
    ].flatMap(\.self)
  }

  private var constraintOptions: [String] {
    var words: [String] = []
    func add(_ option: String, _ value: String) {
      words += ["--" + option, value]
    }
    let lengths = constraints.lengths
    if constraints.bounds.lowerBound > .min {
      add("min", "\(constraints.bounds.lowerBound)")
    }
    if constraints.bounds.upperBound < .max {
      add("max", "\(constraints.bounds.upperBound)")
    }
    if constraints.weekdays != .all {
      add("weekdays", constraints.weekdays.words)
    }
    if !constraints.blocked.weekdays.isEmpty {
      add("blocked", constraints.blocked.weekdays.words)
    }
    for range in constraints.blocked.days.ranges {
      add("blocked", range.words)
    }
    for limit in lengths.minNights { add("min-nights", "\(limit.count)") }
    for limit in lengths.maxNights { add("max-nights", "\(limit.count)") }
    if let reach { add("max-nights", "\(reach)") }
    return words
  }

  private var granularityOptions: [String] {
    let word =
      switch granularity.kind {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .quarter: "quarter"
      case .year: "year"
      case .span(let days): "span:\(days.lowerBound)..\(days.upperBound)"
      }
    return word == "day" ? [] : ["--granularity", word]
  }

  private var initialOptions: [String] {
    initial.ranges.flatMap { ["--initial", $0.words] }
  }

  /// The row's days as operands, where taps are all that happens.
  var operands: [String]? {
    let events = steps.prefix(lastStep).filter { $0 != .event(.hover(nil)) }
    let days = events.compactMap { step in
      if case .event(.tap(let day)) = step { "\(day)" } else { nil }
    }
    return days.count == events.count ? days : nil
  }

  /// The row's steps as lines for `tap --events`.
  var lines: String {
    steps.map { $0.line + "\n" }.joined()
  }
}

extension SelectionScenario.Step {
  /// The step as an event of the contract.
  var line: String {
    switch self {
    case .nonsense(let text): object("tap", #""day":"\#(text)""#)
    case .event(let event): line(of: event)
    }
  }

  private func line(of event: SelectionEvent) -> String {
    switch event {
    case .tap(let day): object("tap", at: day)
    case .hover(let day?): object("hover", at: day)
    case .hover(nil): object("hover")
    case .press(let day): object("press", at: day)
    case .move(let day): object("move", at: day)
    case .release(let day): object("release", at: day)
    case .extend(let edge, let count):
      object("extend", #""edge":"\#(edge.rawValue)","by":\#(count)"#)
    case .edit(let edge): object("edit", #""edge":"\#(edge.rawValue)""#)
    case .set(let range?): object("set", #""range":"\#(range.words)""#)
    case .set(nil): object("set", #""range":null"#)
    case .setEnds(let start, let end):
      object("set", #""range":"\#(start)..\#(end)""#)
    case .setDays(let days):
      object(
        "set",
        #""days":["#
          + days.ranges.map { "\"\($0.words)\"" }.joined(separator: ",") + "]")
    case .clear: object("clear")
    case .undo: object("undo")
    case .escape: object("escape")
    case .abandon: object("abandon")
    case .revalidate: object("constrain")
    }
  }

  private func object(_ op: String, at day: Day) -> String {
    object(op, #""day":"\#(day)""#)
  }

  private func object(_ op: String, _ member: String? = nil) -> String {
    let members = [#""op":"\#(op)""#] + [member].compactMap(\.self)
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension DayRange {
  /// The range as an expression, within the years that one can name.
  fileprivate var words: String {
    let range = clamped(to: Day.isoDays)
    return "\(range.lowerBound)..\(range.upperBound)"
  }
}

extension WeekdaySet {
  /// `mon,tue`.
  fileprivate var words: String {
    Weekday.allCases.filter(contains).map { "\("\($0)".prefix(3))" }
      .joined(separator: ",")
  }
}
