import DateRangeCore

/// Makes selection rules of options, which come from the command line or from
/// an event that replaces the constraints.
struct RuleOptions {
  let options: [(option: Option, setting: Setting)]
  let settings: Settings

  init(_ arguments: ScannedArguments, _ settings: Settings) {
    self.settings = settings
    options = arguments.options.map { ($0, Setting($0, $1)) }
  }

  init(_ options: [(option: Option, setting: Setting)], _ settings: Settings) {
    self.options = options
    self.settings = settings
  }

  func rules() throws(Failure) -> SelectionRules {
    SelectionRules(
      mode: try mode(), policy: try policy(), constraints: try constraints(),
      granularity: try granularity())
  }

  /// The last setting of an option.
  func last(_ option: Option) -> Setting? {
    options.last { $0.option == option }?.setting
  }

  func all(_ option: Option) -> [Setting] {
    options.filter { $0.option == option }.map(\.setting)
  }

  private func mode() throws(Failure) -> SelectionMode {
    guard let setting = last(.mode) else { return .range }
    try setting.check(isOneOf: SelectionMode.allCases.map(\.rawValue))
    return SelectionMode(rawValue: setting.text) ?? .range
  }

  private func granularity() throws(Failure) -> Granularity {
    let kind =
      try last(.granularity)
      .map { setting throws(Failure) in try Granularity.Kind(setting) }
    return Granularity(
      kind ?? .day, weekRule: settings.weekRule, calendar: settings.calendar)
  }

  /// A preset, then the switches, wherever they stand.
  private func policy() throws(Failure) -> SelectionPolicy {
    var policy = SelectionPolicy.pair
    if let setting = last(.policy) {
      let presets = SelectionPolicy.Preset.allCases
      try setting.check(isOneOf: presets.map(\.rawValue))
      policy =
        SelectionPolicy.Preset(rawValue: setting.text)?.policy ?? policy
    }
    for policySwitch in PolicySwitch.all {
      if let setting = last(policySwitch.option) {
        try policySwitch.set(setting, in: &policy)
      }
    }
    if let setting = last(.lock) {
      let ends = RangeEdge.allCases.map(\.rawValue)
      try setting.check(isOneOf: ["none"] + ends)
      policy.lock = RangeEdge(rawValue: setting.text)
    }
    policy.isRequired = last(.required) != nil
    if let setting = last(.minCount) {
      policy.minCount = try setting.number(from: 0)
    }
    if let setting = last(.maxCount) {
      policy.maxCount = try setting.number(from: 1)
    }
    guard policy.minCount <= policy.maxCount else {
      throw .error(
        "--min-count \(policy.minCount) is more than --max-count "
          + "\(policy.maxCount)")
    }
    return policy
  }
}
