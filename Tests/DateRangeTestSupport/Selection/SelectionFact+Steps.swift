import DateRangeCore

/// What happens in a row, as events.
extension SelectionFact {
  /// The row in the words of the rules.
  ///
  /// - Returns: Rules, events and what is expected.
  /// - Throws: ``UnknownFact`` for anything that the adapter does not know.
  public func scenario() throws -> SelectionScenario {
    var scenario = SelectionScenario(id: id)
    try setPolicy(of: &scenario)
    setInitial(of: &scenario)
    scenario.firstStep = scenario.steps.count
    if let edge = scenario.editing {
      scenario.steps.append(.event(.edit(edge)))
    }
    var hand = Hand(
      scenario: scenario, picker: behaviour, typed: HalfRange(row["initial"]))
    if let ops = row["ops"]?.elements {
      for op in ops { try hand.take(op) }
    } else {
      for day in row["taps"]?.elements.compactMap(\.day) ?? [] {
        hand.add(.tap(day))
      }
    }
    scenario = hand.scenario
    scenario.lastStep = scenario.steps.count
    scenario.expected = expected
    if row["constraints"]?["controlled"] == .bool(true) {
      scenario.steps.append(.event(.set(HalfRange(row["initial"]).range)))
    }
    ask(&scenario)
    return scenario
  }

  /// A half value is a pending end: it is tapped, as the value of a picker
  /// that would not take one day for a range.
  private func setInitial(of scenario: inout SelectionScenario) {
    // The state to begin with is seen like the others.
    scenario.steps.append(.event(.hover(nil)))
    guard let value = row["initial"] else { return }
    if let day = value.day {
      scenario.initial = [day...day]
    } else if !value.elements.isEmpty {
      scenario.initial = DayRangeSet(days: value.elements.compactMap(\.day))
    } else if let range = HalfRange(value).range {
      scenario.initial = [range]
    } else if let (day, edge) = HalfRange(value).anchor {
      scenario.policy.first = .anchor
      if scenario.policy.lock != edge {
        scenario.steps.append(.event(.edit(edge)))
      }
      scenario.steps.append(.event(.tap(day)))
    }
  }

  /// Asks about the days that the expectation names, by the pointer: what a
  /// tap would give is what it shows.
  private func ask(_ scenario: inout SelectionScenario) {
    var days: Set<Day> = []
    for member in expected {
      switch member.key {
      case "selectable":
        days.formUnion(member.value.members.compactMap { Day($0.key) })
      case "selectedDays", "notSelected":
        days.formUnion(member.value.elements.compactMap(\.day))
      case "selectedCount":
        days.formUnion(scenario.steps.compactMap(\.day))
      case "canPagePrevious", "canPageNext":
        let shown = scenario.steps.compactMap(\.day).last
        days.formUnion(shown.map(\.neighbouringMonths) ?? [])
      default: break
      }
    }
    for day in days.sorted() {
      scenario.questions[day] = scenario.steps.count
      scenario.steps.append(.event(.hover(day)))
    }
  }
}

extension SelectionScenario.Step {
  /// The day that is tapped, or dragged to.
  var day: Day? {
    switch self {
    case .event(.tap(let day)), .event(.release(let day)): day
    default: nil
    }
  }
}

extension Day {
  /// The days of the months before and after.
  var neighbouringMonths: [Day] { month(offset: -1) + month(offset: 1) }

  /// The days of the month so many months away.
  func month(offset: Int) -> [Day] {
    let calendar = CalendarSystem.gregorian
    let month = calendar.month(containing: self)
    return calendar.month(month, offsetBy: offset).map { Array($0.days) } ?? []
  }
}

/// Who does what a row says: the hand on the pointer and the keyboard.
private struct Hand {
  var scenario: SelectionScenario
  let picker: String
  /// Where the keyboard is.
  private var focus: Day?
  /// Whether the keyboard's next tap is the second.
  private var isHalf = false
  /// What was typed.
  private var typed: HalfRange
  private var typedDay: Day?

  init(scenario: SelectionScenario, picker: String, typed: HalfRange) {
    self.scenario = scenario
    self.picker = picker
    self.typed = typed
  }

  mutating func add(_ event: SelectionEvent) {
    scenario.steps.append(.event(event))
  }

  mutating func take(_ op: JSONValue) throws {
    let name = op["op"]?.text ?? ""
    switch name {
    case "tap": add(.tap(try day(op)))
    case "hover": add(.hover(op["date"]?.day))
    case "press": add(.press(try day(op)))
    case "move": add(.move(try day(op)))
    case "release": add(.release(try day(op)))
    case "drag":
      let (from, to) = (try day(op, "from"), try day(op, "to"))
      for event in [.press(from), .move(to), .release(to)] as [SelectionEvent] {
        add(event)
      }
    case "touchCancel":
      // A scroll that begins on a day takes the pointer back.
      let place = op["on"]?.text?.split(separator: " ").last
      guard let day = place.flatMap({ Day(String($0)) }) else {
        throw UnknownFact(id: scenario.id, text: "\(op)")
      }
      add(.press(day))
      add(.escape)
    case "escape": add(.escape)
    case "blur", "close", "tapOutside", "releaseOutside": add(.abandon)
    case "clear", "undo": add(name == "clear" ? .clear : .undo)
    case "open", "confirm", "switchToInput": break
    case "focus":
      focus = try day(op)
      add(.hover(focus))
    case "key": try press(op)
    case "preset", "setValue": add(.set(HalfRange(op["range"]).range))
    case "check":
      let members = op.members.filter { $0.key != "op" }
      scenario.checks.append(
        .init(step: scenario.steps.count - 1, members: members))
    case "type": typedDay = op["text"]?.day
    case "typeStart", "typeEnd": type(op, name == "typeStart" ? .start : .end)
    default: throw UnknownFact(id: scenario.id, text: "op \(name)")
    }
  }

  private func day(_ op: JSONValue, _ key: String = "date") throws -> Day {
    guard let day = op[key]?.day else {
      throw UnknownFact(id: scenario.id, text: "\(op)")
    }
    return day
  }

  /// A key, on the day that has the focus.
  private mutating func press(_ op: JSONValue) throws {
    let key = op["key"]?.text ?? ""
    let moves = ["Right": 1, "Left": -1, "Down": 7, "Up": -7]
    if let days = moves[key] {
      focus = focus?.adding(days: days * (op["times"]?.number ?? 1))
      return add(.hover(focus))
    }
    guard key == "Enter" || key == "Space" else {
      throw UnknownFact(id: scenario.id, text: "key \(key)")
    }
    if let typedDay {
      self.typedDay = nil
      return add(.set(typedDay...typedDay))
    }
    guard let day = focus else { return }
    add(.tap(day))
    isHalf.toggle()
    // react-aria steps on after the first tap, so that a range is seen; back
    // where the next day cannot be had.
    guard isHalf, picker == "aria-anchor-commit" else { return }
    let blocked = scenario.constraints.blocked
    let next = day.adding(days: 1)
    focus = next.map(blocked.contains) == false ? next : day.adding(days: -1)
    add(.hover(focus))
  }

  /// Text in one of two fields.
  ///
  /// react-dates takes a typed start as a tap for the start, and a typed end
  /// with the start there is as a range. Others wait for both.
  private mutating func type(_ op: JSONValue, _ edge: RangeEdge) {
    guard let day = op["text"]?.day else {
      return scenario.steps.append(.nonsense(op["text"]?.text ?? ""))
    }
    if edge == .start { typed.start = day } else { typed.end = day }
    if edge == .start, picker == "react-dates-typed" {
      add(.edit(.start))
      return add(.tap(day))
    }
    if let start = typed.start, let end = typed.end {
      add(.setEnds(start: start, end: end))
    }
  }
}
