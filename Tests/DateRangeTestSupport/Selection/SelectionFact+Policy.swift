import DateRangeCore

/// The pickers' behaviours in the words of the policy: the presets and what
/// the peers do beyond them.
extension SelectionFact {
  func setPolicy(of scenario: inout SelectionScenario) throws {
    scenario.mode = mode
    guard let preset = presets[behaviour] else {
      throw UnknownFact(id: id, text: "policy \(behaviour)")
    }
    scenario.preset = preset
    scenario.policy = preset.policy
    adjust(&scenario)
    for member in row["constraints"]?.members ?? [] {
      try set(member, in: &scenario)
    }
    if let value = row["editing"] {
      scenario.editing = value.text.flatMap(RangeEdge.init)
    }
  }

  private var mode: SelectionMode {
    switch kind {
    case "multiple": .days
    case "single": .day
    case "input" where behaviour == "clamp-typed": .day
    default: .range
    }
  }

  private var presets: [String: SelectionPolicy.Preset] {
    [
      "rdp-adjust": .adjust, "rdp-reset": .adjustReset,
      "aria-anchor-commit": .anchored, "react-dates-edge": .edges,
      "react-dates-typed": .edges, "mui-edge": .edges, "mui-preview": .edges,
      "rc-two-field": .edges, "sort-pair-restart": .pair,
      "mdp-sort-pair": .pair, "reka-pair": .pair, "zag-pair": .pair,
      "fixed-edge": .pair, "forward-restart": .forward,
      "drp-forward-restart": .forward, "horizon-demo": .forward,
      "horizon-drag": .forward, "angular-drag": .forward,
      "clamp-typed": .pair, "single-toggle": .adjust, "bounds": .pair,
      "toggle-days": .pair, "validate": .forward,
    ]
  }

  /// What a picker does beyond its preset.
  private func adjust(_ scenario: inout SelectionScenario) {
    switch behaviour {
    case "aria-anchor-commit":
      scenario.policy.abandon = .commit
    case "sort-pair-restart":
      scenario.policy.abandon = .clear
    case "zag-pair":
      scenario.policy.abandon = .keep
    case "rc-two-field":
      scenario.policy.earlier = .swap
      scenario.policy.publish = .previous
      scenario.policy.abandon = .restore
      scenario.policy.revalidate = .keep
      scenario.telling = .result
    case "react-dates-edge", "react-dates-typed":
      scenario.telling = .everyEnd
    case "horizon-demo", "horizon-drag":
      scenario.policy.publish = .oneDay
    case "angular-drag":
      scenario.policy.dragAcross = .shift
      scenario.policy.dragInside = .move
      scenario.policy.dragOutside = .ignore
    case "toggle-days" where id.hasPrefix("rdp"):
      scenario.policy.count = .restart
    default:
      break
    }
    // Where a row does not say whether a range may go over disabled days.
    scenario.policy.blocked = scenario.preset == .anchored ? .reject : .allow
  }

  func set(
    _ member: JSONValue.Member, in scenario: inout SelectionScenario
  ) throws {
    let value = member.value
    switch member.key {
    case "min" where value.number != nil:
      scenario.constraints.lengths.minNights = limits(value)
    case "max" where value.number != nil:
      scenario.constraints.lengths.maxNights = limits(value)
    case "minNights":
      scenario.constraints.lengths.minNights = limits(value)
    case "maxNights":
      scenario.constraints.lengths.maxNights = limits(value)
    case "min":
      let bounds = scenario.constraints.bounds
      scenario.constraints.bounds =
        (value.day ?? .min)...max(bounds.upperBound, value.day ?? .min)
    case "max":
      let bounds = scenario.constraints.bounds
      scenario.constraints.bounds =
        min(bounds.lowerBound, value.day ?? .max)...(value.day ?? .max)
    case "disabled", "unavailable":
      for days in value.elements {
        scenario.constraints.blocked =
          scenario.constraints.blocked.union(try DayPattern(fact: days, id))
      }
    case "disabledWeekdays":
      scenario.constraints.weekdays = WeekdaySet(fact: value).complement
    case "allowNonContiguous":
      scenario.policy.blocked = value == .bool(true) ? .allow : .reject
      if value == .bool(true) { scenario.policy.weekday = .allow }
    case "unavailableBeyondAnchorDays", "maxDaysFromOther":
      scenario.reach = value.number
    case "commitBehavior":
      let behaviours: [String: SelectionPolicy.Abandon] = [
        "select": .commit, "clear": .clear, "reset": .restore,
      ]
      guard let abandon = value.text.flatMap({ behaviours[$0] }) else {
        throw UnknownFact(id: id, text: "\(value)")
      }
      scenario.policy.abandon = abandon
    case "allowFlip":
      scenario.policy.earlier = value == .bool(true) ? .swap : .restart
    case "fixedEdge":
      scenario.policy.complete = value.text == "start" ? .moveEnd : .moveStart
    case "lockedEdge":
      scenario.policy.lock = value.text.flatMap(RangeEdge.init)
    case "required":
      scenario.policy.isRequired = value == .bool(true)
    case "minCount":
      scenario.policy.minCount = value.number ?? 0
    case "maxCount":
      scenario.policy.maxCount = value.number ?? .max
    case "startOffset", "endOffset":
      let offset = { row["constraints"]?[$0]?.number ?? 0 }
      scenario.granularity.kind =
        .span(offset("startOffset")...offset("endOffset"))
    case "granularity":
      let units: [String: Granularity.Kind] = [
        "day": .day, "week": .week, "month": .month, "quarter": .quarter,
        "year": .year,
      ]
      guard let unit = value.text.flatMap({ units[$0] }) else {
        throw UnknownFact(id: id, text: "\(value)")
      }
      scenario.granularity.kind = unit
    case "resetOnSelect", "extendRequiresShift", "needConfirm", "controlled",
      "invalid", "allowEmpty":
      // The name of the behaviour says it already, or the host does it.
      break
    default:
      throw UnknownFact(id: id, text: "constraint \(member.key)")
    }
  }

  private func limits(_ value: JSONValue) -> [LengthLimits.Limit] {
    value.number.map { [LengthLimits.Limit($0)] } ?? []
  }
}

extension DayPattern {
  /// One of the days that a row calls disabled.
  ///
  /// `from` and `to` are inclusive, `before` and `after` exclusive; both of
  /// these together mean what lies between, or what lies outside.
  init(fact value: JSONValue, _ id: String) throws {
    if let day = value.day {
      self = [day...day]
      return
    }
    if value["all"] == .bool(true) {
      self = [Day.min...Day.max]
      return
    }
    if let weekdays = value["weekdays"] {
      self.init(weekdays: WeekdaySet(fact: weekdays))
      return
    }
    let first =
      value["from"]?.day ?? value["after"]?.day?.adding(days: 1)
    let last = value["to"]?.day ?? value["before"]?.day?.adding(days: -1)
    switch (first, last) {
    case (nil, nil):
      throw UnknownFact(id: id, text: "disabled \(value)")
    case (let first?, let last?) where value["outside"] == .bool(true):
      self = [Day.min...last, first...Day.max]
    case (let first, let last):
      let (first, last) = (first ?? .min, last ?? .max)
      self = first <= last ? [first...last] : []
    }
  }
}

extension WeekdaySet {
  /// Weekdays by the table's numbers: 0 is Sunday.
  init(fact value: JSONValue) {
    self.init(
      value.elements.compactMap(\.number).map {
        Weekday.sunday.adding(days: $0)
      })
  }
}
