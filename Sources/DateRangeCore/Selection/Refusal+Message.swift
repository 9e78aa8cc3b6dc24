/// The sentences. Each names the day in the way and, where that is known,
/// what would be right.
extension Refusal: CustomStringConvertible {
  /// A sentence for people, in English, without a full stop: `11 November is
  /// taken`.
  ///
  /// A day is said without its year, unless the sentence has two days and
  /// they are of different years.
  public var description: String {
    switch (code, detail) {
    case (.beforeEarliest, .day(let earliest)):
      let (day, bound) = names(earliest)
      return "\(day) is before the earliest day, \(bound)"
    case (.afterLatest, .day(let latest)):
      let (day, bound) = names(latest)
      return "\(day) is after the latest day, \(bound)"
    case (.reversed, .day(let start)):
      let (end, start) = names(start)
      return "the end, \(end), is before the start, \(start)"
    case (.tooShort, .length(let range, let limit, let unit)):
      return "\(unit.counted(limit)) at least: \(range.counted(unit))"
    case (.tooLong, .length(let range, let limit, let unit)):
      return "\(unit.counted(limit)) at most: \(range.counted(unit))"
    case (.countLimit, .least(let count)):
      return "\(count) at least must stay selected"
    case (.countLimit, .most(let count)):
      return "\(count) at most can be selected"
    case (.wrongSide, .locked(let edge)):
      return "the \(edge.rawValue) is locked"
    case (.wrongSide, .stands(let edge)):
      return edge == .start
        ? "the end cannot be before the start, \(name)"
        : "the start cannot be after the end, \(name)"
    case (.blockedInside, .weekday):
      return "the range goes over \(name), a \(weekday)"
    case (.blocked, .predicate(let rule)),
      (.blockedInside, .predicate(let rule)):
      return "\(name) is not available: \(rule)"
    default:
      return sentence
    }
  }

  /// The sentence of a code that needs no more than the day.
  private var sentence: String {
    switch code {
    case .beforeEarliest: "\(name) is before the earliest day"
    case .afterLatest: "\(name) is after the latest day"
    case .weekdayNotOffered: "\(name) is a \(weekday), which is not offered"
    case .blocked, .blockedInside: "\(name) is taken"
    case .blockedNight: "the night of \(name) is taken"
    case .tooShort: "the range is too short"
    case .tooLong: "the range is too long"
    case .noCheckIn: "no range can start on \(name)"
    case .noCheckOut: "no range can end on \(name)"
    case .noFeasibleEnd: "no range from \(name) can be completed"
    case .required: "something must stay selected"
    case .countLimit: "the number of days is limited"
    case .nonexistentDay: "\(name) does not exist in the time zone"
    case .sameDay: "\(name) is one end: the other must be another day"
    case .wrongSide: "the day is on the wrong side of \(name)"
    case .reversed: "the end is before the start"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToExtend: "there is no complete range to extend"
    case .noDrag: "a drag must begin in the range, not on \(name)"
    }
  }

  private var name: String { day.map { $0.name } ?? "the day" }

  private var weekday: String { day?.weekday.name ?? "day" }

  /// The day in the way and another, with their years where these differ.
  private func names(_ other: Day) -> (String, String) {
    guard let day else { return (name, other.name) }
    return day.names(with: other)
  }
}

extension Day {
  /// The day without its year: `11 November`.
  fileprivate var name: String { "\(dayOfMonth) \(monthName)" }

  private var monthName: String { EnglishNames.months[month - 1] }

  /// This day and another, with their years where these differ.
  fileprivate func names(with other: Day) -> (String, String) {
    year == other.year
      ? (name, other.name)
      : ("\(name) \(year)", "\(other.name) \(other.year)")
  }
}

extension Weekday {
  fileprivate var name: String { EnglishNames.weekdays[index] }
}

extension LengthUnit {
  /// A number of the unit: `1 night`.
  func counted(_ count: Int) -> String {
    "\(count) \(self == .days ? "day" : "night")\(count == 1 ? "" : "s")"
  }

  fileprivate func count(of range: DayRange) -> Int {
    self == .days ? range.days : range.nights
  }
}

extension DayRange {
  /// The range and its length: `3 to 5 November has 2`.
  fileprivate func counted(_ unit: LengthUnit) -> String {
    "\(name) has \(unit.count(of: self))"
  }

  private var name: String {
    let (first, last) = lowerBound.names(with: upperBound)
    if lowerBound == upperBound { return first }
    let isOneMonth =
      lowerBound.year == upperBound.year
      && lowerBound.month == upperBound.month
    return isOneMonth
      ? "\(lowerBound.dayOfMonth) to \(last)" : "\(first) to \(last)"
  }
}
