/// A number of units: `14d`, `2mo`.
public struct DayStep: Hashable, Sendable {
  /// How many units, at least 1.
  public let count: Int

  /// What is counted.
  public let unit: DayUnit

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - count: How many; a number below 1 is taken as 1, and one that leads
  ///     from any ``Day`` out of the reach of all as a smaller such number.
  ///   - unit: What is counted.
  public init(_ count: Int, _ unit: DayUnit) {
    // Twelve times as many months, or seven times as many days, fit an `Int`.
    self.count = min(max(count, 1), 1 << 33)
    self.unit = unit
  }

  /// How many steps lead from one day to another or the last one before it.
  ///
  /// - Precondition: `end` is not before `start`.
  func count(from start: Day, through end: Day) -> Int {
    guard unit.months > 0 else {
      return start.distance(to: end) / (count * (unit == .week ? 7 : 1))
    }
    // Months are counted within the calendar's reach alone.
    let reach = CalendarSystem.gregorian.days
    let end = min(end, reach.upperBound)
    guard reach.contains(start), start <= end else { return 0 }
    let (one, two) = (start.fields, end.fields)
    let months = 12 * (two.year - one.year) + two.month - one.month
    let steps = months / (count * unit.months)
    // The last step may end later in the month than `end` stands.
    guard let last = start.adding(steps * count, unit), last <= end else {
      return max(steps - 1, 0)
    }
    return steps
  }
}

/// Every so many days, weeks or months of a range, from its first day on.
///
/// Each is counted from the first day, so that a short month moves no later
/// one: 31 January, 28 February, 31 March. Nothing is stored; a step over all
/// days there are costs no memory.
///
///     SteppedDays(of: year, by: DayStep(2, .week)).reversed()
public struct SteppedDays: Hashable, Sendable {
  /// The range.
  public let range: DayRange

  /// The step.
  public let step: DayStep

  private let steps: Int

  /// Creates the days of a range, step by step.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - step: How far it is from one day to the next.
  public init(of range: DayRange, by step: DayStep = DayStep(1, .day)) {
    self.range = range
    self.step = step
    steps = step.count(from: range.lowerBound, through: range.upperBound)
  }
}

extension SteppedDays: RandomAccessCollection {
  /// The first day's index, 0.
  public var startIndex: Int { 0 }

  /// The number of days.
  public var endIndex: Int { steps + 1 }

  /// The day so many steps from the first.
  ///
  /// - Precondition: `index` is one of `indices`.
  public subscript(index: Int) -> Day {
    precondition(indices.contains(index), "of \(count) days none is \(index)")
    return range.lowerBound.adding(index * step.count, step.unit)
      ?? range.upperBound
  }
}
