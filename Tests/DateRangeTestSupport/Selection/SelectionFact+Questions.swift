import DateRangeCore

/// Questions about days and ranges, answered by the library.
extension SelectionFact {
  /// What is wrong with the library's answer; `nil` when nothing is.
  ///
  /// - Throws: ``UnknownFact`` for a question that the adapter does not know.
  public func wrongAnswer() throws -> String? {
    let range = HalfRange(row["initial"]).range
    switch row["input"]?["question"]?.text {
    case "rangeContainsDisabled":
      var scenario = SelectionScenario(id: id)
      scenario.policy.weekday = .asBlocked
      for member in row["constraints"]?.members ?? [] {
        try set(member, in: &scenario)
      }
      return compare(range.flatMap(scenario.rules.refusal(of:)) != nil)
    case "overlaps":
      let other = HalfRange(row["input"]?["other"]).range
      return compare(range.flatMap { other?.intersection($0) } != nil)
    case "includes":
      return compare(try includes())
    case "normalise":
      let pair = row["input"]?["pair"]?.elements.map(\.day) ?? []
      return compare(try ordered(pair))
    case "valid":
      return compare(isValid)
    case let question:
      throw UnknownFact(id: id, text: "question \(question ?? "none")")
    }
  }

  private func compare(_ answer: Bool) -> String? {
    let wanted = row["expected"]?["value"] == .bool(true)
    return answer == wanted ? nil : "\(answer), not \(wanted)"
  }

  private func compare(_ answer: HalfRange) -> String? {
    let wanted = HalfRange(row["expected"]?["range"])
    return answer == wanted ? nil : "\(answer), not \(wanted)"
  }

  /// Whether a day is one of those chosen; a pending end is one where it is
  /// published.
  private func includes() throws -> Bool {
    let value = HalfRange(row["initial"])
    let isAnchorIncluded =
      row["input"]?["openRangeIncludesStart"] != .bool(false)
    guard let day = row["input"]?["date"]?.day else {
      throw UnknownFact(id: id, text: "no date")
    }
    let policy = SelectionPolicy.pair
    var rules = SelectionRules(policy: policy)
    rules.policy.publish = isAnchorIncluded ? .oneDay : .none
    let state = rules.state(of: value)
    return rules.days(in: state).contains(day)
  }

  /// Two taps in whatever order; one that is missing is not tapped.
  private func ordered(_ pair: [Day?]) throws -> HalfRange {
    guard pair.count == 2 else {
      throw UnknownFact(id: id, text: "pair of \(pair.count)")
    }
    let rules = SelectionRules()
    let state = rules.state(of: HalfRange(pair[0], pair[1]))
    guard let anchor = state.anchor else {
      return HalfRange(rules.range(in: state))
    }
    return HalfRange(anchor.day, anchor.role)
  }

  /// Whether every one of some limits holds, for a number in place of a day.
  private var isValid: Bool {
    var constraints = SelectionConstraints()
    for limit in row["constraints"]?["allOf"]?.elements ?? [] {
      let first = limit["from"]?.epochDay ?? .min
      let last = limit["before"]?.epochDay?.adding(days: -1) ?? .max
      let outside = DayRangeSet([first...max(first, last)])
        .complement(in: Day.min...Day.max)
      constraints.blocked.days = constraints.blocked.days.union(outside)
    }
    let rules = SelectionRules(constraints: constraints)
    let day = row["input"]?["value"]?.epochDay
    return day.map { rules.refusal(ofDay: $0) == nil } ?? false
  }
}

extension SelectionRules {
  /// The state of taps on the ends that are there.
  fileprivate func state(of value: HalfRange) -> SelectionState {
    var events: [SelectionEvent] = []
    if value.start == nil { events.append(.edit(.end)) }
    events += [value.start, value.end].compactMap(\.self).map { .tap($0) }
    return events.reduce(initialState()) { applying($1, to: $0).state }
  }
}

extension JSONValue {
  fileprivate var epochDay: Day? { number.flatMap(Day.init(exactly:)) }
}
