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
