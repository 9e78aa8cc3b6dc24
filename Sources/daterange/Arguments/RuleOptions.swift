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

  private func all(_ option: Option) -> [Setting] {
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

// Constraints.
extension RuleOptions {
  func constraints() throws(Failure) -> SelectionConstraints {
    var constraints = SelectionConstraints()
    constraints.bounds = try bounds()
    if let setting = last(.weekdays) {
      guard case .weekdays(let weekdays) = try settings.reader.selector(setting)
      else {
        throw .error(
          "--weekdays: \(setting.text.quoted) names no weekdays, such as "
            + "mon-fri or sat,sun")
      }
      constraints.weekdays = weekdays
    }
    constraints.blocked = try pattern(.blocked)
    constraints.blockedNights = try pattern(.blockedNights)
    constraints.noCheckIn = try pattern(.noCheckIn)
    constraints.noCheckOut = try pattern(.noCheckOut)
    constraints.lengths = try lengths()
    constraints.nonexistent =
      settings.nonexistentDays(in: constraints.bounds)
    return constraints
  }

  private func bounds() throws(Failure) -> DayRange {
    let reader = settings.reader
    let earliest = try last(.min)
      .map { setting throws(Failure) in try reader.day(setting, .first) }
    let latest = try last(.max)
      .map { setting throws(Failure) in try reader.day(setting, .last) }
    var bounds = Day.isoDays
    do throws(ReversedBounds) {
      bounds = try DayRange(
        from: earliest ?? bounds.lowerBound,
        through: latest ?? bounds.upperBound)
    } catch {
      throw .error(
        "--min \(error.earliest) is after --max \(error.latest)")
    }
    guard let setting = last(.within) else { return bounds }
    let within = try reader.range(setting)
    guard let both = bounds.intersection(within) else {
      throw .error(
        "--within \(setting.text.quoted) has no day from "
          + "\(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return both
  }

  private func pattern(_ option: Option) throws(Failure) -> DayPattern {
    var pattern: DayPattern = []
    for setting in all(option) {
      pattern = pattern.union(try settings.reader.pattern(setting))
    }
    return pattern
  }

  private func lengths() throws(Failure) -> LengthLimits {
    var lengths = LengthLimits()
    lengths.minDays = try limits(.minDays, from: 1)
    lengths.maxDays = try limits(.maxDays, from: 1)
    lengths.minNights = try limits(.minNights, from: 0)
    lengths.maxNights = try limits(.maxNights, from: 0)
    return lengths
  }

  /// `N`, or `N@DAYS` for the starts in DAYS.
  private func limits(
    _ option: Option, from least: Int
  ) throws(Failure) -> [LengthLimits.Limit] {
    var limits: [LengthLimits.Limit] = []
    for setting in all(option) {
      let parts = setting.text.split(
        separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      let count = Setting(text: String(parts[0]), place: setting.place)
      let starts = try parts.dropFirst().first.map { text throws(Failure) in
        try settings.reader.pattern(
          Setting(text: String(text), place: setting.place))
      }
      limits.append(
        LengthLimits.Limit(try count.number(from: least), startingIn: starts))
    }
    return limits
  }
}

extension ExpressionReader {
  /// The days that DAYS means.
  func pattern(_ setting: Setting) throws(Failure) -> DayPattern {
    switch try selector(setting) {
    case .weekdays(let weekdays): DayPattern(weekdays: weekdays)
    case .range(let range): [range]
    case .nothing: []
    }
  }
}

extension Granularity.Kind {
  fileprivate init(_ setting: Setting) throws(Failure) {
    let units: [String: Self] = [
      "day": .day, "week": .week, "month": .month, "quarter": .quarter,
      "year": .year,
    ]
    if let unit = units[setting.text] {
      self = unit
    } else if let span = Self.span(setting.text) {
      // The days of the calendar, far fewer than a number can say.
      let reach = Day.isoDays.nights
      guard (-reach...reach).contains(span.lowerBound),
        (-reach...reach).contains(span.upperBound)
      else {
        throw .error(
          "\(setting.place): \(setting.text.quoted) reaches past the "
            + "calendar, which has \(reach + 1) days")
      }
      self = .span(span)
    } else {
      throw .error(
        "\(setting.place): \(setting.text.quoted) is not day, week, month, "
          + "quarter, year or a span such as span:-2..4")
    }
  }

  private static func span(_ text: String) -> ClosedRange<Int>? {
    guard text.hasPrefix("span:") else { return nil }
    let ends = text.dropFirst(5).split(
      separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]),
      first <= last
    else { return nil }
    return first...last
  }
}
