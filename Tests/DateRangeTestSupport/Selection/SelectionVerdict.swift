import DateRangeCore

/// Compares what a row expects with what was seen.
///
/// A key of an expectation that is not known is a failure: nothing passes
/// unread.
public struct SelectionVerdict {
  private let scenario: SelectionScenario
  private let seen: [SelectionObservation]

  /// Creates a verdict.
  ///
  /// - Parameters:
  ///   - scenario: The row.
  ///   - seen: What was seen after each of its steps.
  public init(
    _ scenario: SelectionScenario, _ seen: [SelectionObservation]
  ) {
    self.scenario = scenario
    self.seen = seen
  }

  /// What is not as the row says; one line each, with the key.
  public var failures: [String] {
    guard seen.count == scenario.steps.count, let last = last else {
      return ["\(seen.count) answers to \(scenario.steps.count) steps"]
    }
    let checked = scenario.checks.flatMap { check in
      check.members.compactMap { failure($0, at: check.step) }
    }
    let final = scenario.expected.compactMap {
      failure($0, at: scenario.lastStep - 1)
    }
    // What no row says in words: the reducer explains itself.
    let isSilent = last.outcome == "rejected" && last.reason == nil
    return checked + final + (isSilent ? ["no reason"] : [])
  }

  private var last: SelectionObservation? {
    observation(scenario.lastStep - 1)
  }

  private func observation(_ step: Int) -> SelectionObservation? {
    seen.indices.contains(step) ? seen[step] : nil
  }

  private func failure(_ member: JSONValue.Member, at step: Int) -> String? {
    guard let now = observation(step) else { return "no step \(step)" }
    let value = member.value
    func compare<Value: Equatable>(
      _ found: Value, _ wanted: Value
    ) -> String? {
      found == wanted ? nil : "\(member.key): \(found), not \(wanted)"
    }
    switch member.key {
    case "range":
      // The host's own value comes after all.
      let own = scenario.lastStep + scenario.hostSteps - 1
      return compare(held(own), HalfRange(value))
    case "emitted", "returned", "binding":
      return compare(HalfRange(now.range), HalfRange(value))
    case "day":
      return compare(now.range, value.day.map { $0...$0 })
    case "days":
      return compare(
        now.selection, DayRangeSet(days: value.elements.compactMap(\.day)))
    case "anchor":
      return compare(now.anchor, value.day)
    case "draft":
      return compare(half(now), HalfRange(value))
    case "rangeUnits":
      return compare(
        now.range.map { [$0.lowerBound.isoWeek, $0.upperBound.isoWeek] } ?? [],
        value.elements.compactMap(\.text))
    case "text":
      return compare(value.text == "", now.phase == .empty)
    case "rejected":
      return compare(now.outcome == "rejected", value == .bool(true))
    case "feedback":
      let taps = scenario.steps.indices.filter {
        scenario.steps[$0].day != nil && seen[$0].outcome != "rejected"
      }
      return compare(taps.count, value.number ?? 0)
    case "changes":
      return compare(changes(until: step), value.number ?? 0)
    case "nextEdge":
      // Which field has the focus once all is chosen is the host's matter.
      guard let edge = value.text else {
        return compare(now.phase, .complete)
      }
      return compare(now.edge?.rawValue, edge)
    case "closed":
      return compare(now.phase == .complete, value == .bool(true))
    case "errors":
      return compare([now.reason], value.elements.map(\.text).map(reason))
    case "highlighted":
      return compare(highlighted(step), HalfRange(value))
    case "preview":
      return compare(previewed(step), HalfRange(value))
    case "selectable":
      let days = value.members.filter { member in
        canTap(Day(member.key)) != (member.value == .bool(true))
      }
      return compare(days.map(\.key), [])
    case "canPagePrevious", "canPageNext":
      return compare(
        canPage(member.key == "canPageNext" ? 1 : -1), value == .bool(true))
    case "selectedDays":
      return compare(
        value.elements.compactMap(\.day).filter { !isDrawn($0) }, [])
    case "notSelected":
      return compare(value.elements.compactMap(\.day).filter(isDrawn), [])
    case "selectedCount":
      let range = held(step).range?.days ?? (now.anchor == nil ? 0 : 1)
      return compare(range, value.number ?? 0)
    case "actual", "actualSelected":
      // What the picker does by mistake.
      return nil
    case "visibleMonth":
      // Of the model: see the scenario's `shownMonth`.
      return nil
    default:
      return "\(member.key) is not known"
    }
  }

  private func reason(_ error: String?) -> String? {
    ["invalidRange": "reversed"][error ?? ""]
  }
}

// What the pickers' hosts hold and what is drawn.
extension SelectionVerdict {
  /// The pending end as a half range, or what is chosen.
  private func half(_ seen: SelectionObservation) -> HalfRange {
    guard let anchor = seen.anchor, let role = seen.pending else {
      return HalfRange(seen.range)
    }
    return HalfRange(anchor, role)
  }

  /// What the host holds after a step.
  ///
  /// A host that is told nothing of a pending end sees the half value that
  /// was there before the first tap until another takes its place.
  private func held(_ step: Int) -> HalfRange {
    guard let now = observation(step) else { return HalfRange() }
    let start = observation(scenario.firstStep - 1)
    let isOwn = now.anchor != nil && now.anchor == start?.anchor
    return scenario.policy.publish == .none || isOwn
      ? half(now) : HalfRange(now.range)
  }

  private func changes(until step: Int) -> Int {
    guard scenario.firstStep <= step else { return 0 }
    let values = (scenario.firstStep - 1...step).map { step in
      scenario.telling == .everyEnd
        ? held(step) : HalfRange(observation(step)?.range)
    }
    if scenario.telling == .result {
      return values.first == values.last ? 0 : 1
    }
    return zip(values, values.dropFirst()).count { $0 != $1 }
  }

  /// What react-aria draws: the range with the pointer as its other end while
  /// one is pending or dragged.
  private func highlighted(_ step: Int) -> HalfRange {
    guard let now = observation(step) else { return HalfRange() }
    let event = scenario.steps[step]
    if case .event(.press(let day)) = event {
      let isEnd = now.range.map {
        [$0.lowerBound, $0.upperBound].contains(day)
      }
      return HalfRange(isEnd == true ? now.range : day...day)
    }
    if case .event(.move) = event, let preview = now.preview {
      return HalfRange(preview.selection.ranges.first)
    }
    guard let anchor = now.anchor else { return HalfRange(now.range) }
    guard let preview = now.preview, preview.anchor == nil else {
      return HalfRange(anchor...anchor)
    }
    return HalfRange(preview.selection.ranges.first)
  }

  /// What is drawn for the pointer: in MUI the part of the range that would
  /// change, elsewhere a range that a tap would complete.
  private func previewed(_ step: Int) -> HalfRange {
    guard let now = observation(step), let preview = now.preview,
      preview.reason == nil
    else { return HalfRange() }
    let next = HalfRange(preview.selection.ranges.first)
    guard scenario.preset == .edges else { return next }
    let edge = scenario.editing ?? .start
    if let anchor = preview.anchor { return HalfRange(anchor, edge) }
    guard let range = now.range else { return next }
    return edge == .start
      ? HalfRange(next.start, range.lowerBound)
      : HalfRange(range.upperBound, next.end)
  }

  /// Whether a day is drawn as selected: one that cannot be had is not, even
  /// inside the range.
  private func isDrawn(_ day: Day) -> Bool {
    guard let last else { return false }
    let isOff = preview(of: day)?.reason.map(Self.ofDays.contains) ?? false
    return (last.selection.contains(day) || last.anchor == day) && !isOff
  }

  /// The reasons that a day has by itself.
  private static let ofDays: Set<String> = [
    "before-earliest", "after-latest", "weekday-not-offered", "blocked",
    "nonexistent-day",
  ]

  private func preview(of day: Day?) -> SelectionObservation.Preview? {
    day.flatMap { scenario.questions[$0] }.flatMap(observation)?.preview
  }

  private func canTap(_ day: Day?) -> Bool {
    preview(of: day).map { $0.outcome != "rejected" } ?? false
  }

  private func canPage(_ offset: Int) -> Bool {
    let shown = scenario.steps[..<scenario.lastStep].compactMap(\.day).last
    return shown?.month(offset: offset).contains(where: canTap) ?? false
  }
}

extension SelectionScenario {
  /// The steps of the host after all that a person did.
  var hostSteps: Int { steps.count - lastStep - questions.count }
}

extension Day {
  /// The ISO week: `2026-W49`.
  fileprivate var isoWeek: String { "\(WeekRule.iso.number(of: self))" }
}
