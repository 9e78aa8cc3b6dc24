import DateRangeCore

/// The state of a selection as the contract's JSON object.
struct SelectionJSON {
  let rules: SelectionRules
  let state: SelectionState

  /// Writes the members of the state.
  func write(to json: inout JSONWriter) {
    json.key("mode")
    json.string(rules.mode.rawValue)
    json.key("state")
    json.string(state.phase.rawValue)
    writeSelection(to: &json)
    json.key("anchor")
    json.day(state.anchor?.day)
    if let anchor = state.anchor {
      json.key("pending")
      json.string(anchor.role.rawValue)
    }
    if let edge = rules.edge(in: state) {
      json.key("edge")
      json.string(edge.rawValue)
    }
    if let refusal = state.invalid {
      json.key("invalid")
      json.object { json in
        json.key("reason")
        json.string(refusal.code.rawValue)
        json.refusal(refusal)
      }
    }
  }

  /// Writes what is selected, under the key of its mode.
  ///
  /// With a granularity other than a day the modes of days hold units, which
  /// are ranges.
  func writeSelection(to json: inout JSONWriter) {
    let holdsDays = rules.granularity.kind == .day
    switch rules.mode {
    case .day where holdsDays:
      json.key("day")
      json.day(rules.day(in: state))
    case .days where holdsDays:
      json.key("days")
      json.array { json in
        for day in rules.days(in: state).days { json.day(day) }
      }
    case .day, .range:
      json.key("range")
      json.range(rules.range(in: state))
    case .days, .ranges:
      json.key("ranges")
      json.array { json in
        for range in rules.units(in: state) { json.range(range) }
      }
    }
  }
}

extension SelectionRules {
  /// The ranges that are selected; in the mode of days the units one by one.
  func units(in state: SelectionState) -> [DayRange] {
    let ranges = ranges(in: state)
    return mode == .days && granularity.kind != .day
      ? ranges.flatMap(granularity.units(in:)) : ranges
  }
}

extension JSONWriter {
  /// Writes a range with its lengths, or `null`.
  mutating func range(_ range: DayRange?) {
    guard let range else { return null() }
    object { json in
      json.key("start")
      json.day(range.lowerBound)
      json.key("end")
      json.day(range.upperBound)
      json.key("days")
      json.number(range.days)
      json.key("nights")
      json.number(range.nights)
    }
  }

  /// Writes the members that tell what an event did.
  mutating func outcome(_ outcome: SelectionOutcome) {
    key("outcome")
    string(outcome.name)
    if case .clipped(let day) = outcome {
      key("to")
      self.day(day)
    }
    if let refusal = outcome.refusal {
      key("reason")
      string(refusal.code.rawValue)
      self.refusal(refusal)
    }
  }

  /// Writes the day that is in the way and the sentence.
  mutating func refusal(_ refusal: Refusal) {
    // A unit may reach past the years that a date can be written in.
    if let day = refusal.day, Day.isoDays.contains(day) {
      key("by")
      self.day(day)
    }
    key("message")
    string("\(refusal)")
  }
}
