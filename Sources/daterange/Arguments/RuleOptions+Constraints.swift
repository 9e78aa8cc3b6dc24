import DateRangeCore

extension RuleOptions {
  func constraints() throws(Failure) -> SelectionConstraints {
    var constraints = SelectionConstraints()
    constraints.bounds = try bounds()
    if let setting = last(.weekdays) {
      guard case .weekdays(let weekdays) = try settings.reader.selector(setting)
      else {
        throw .error(
          "\(setting.place): \(setting.text.quoted) names no weekdays, such as "
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
      let places = [Option.min, .max].map { last($0)?.place ?? $0.spelling }
      throw .error(
        "\(places[0]) \(error.earliest) is after \(places[1]) \(error.latest)")
    }
    guard let setting = last(.within) else { return bounds }
    let within = try reader.range(setting)
    guard let both = bounds.intersection(within) else {
      throw .error(
        "\(setting.place) \(setting.text.quoted) has no day from "
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
