/// A set of days, held as sorted ranges that neither overlap nor touch.
///
/// One range of a thousand years costs what one day costs. The standard
/// library's `RangeSet` could hold days too, but as half-open ranges of a
/// generic bound it has no last day, and it is slower by the factors that the
/// project's benchmark prints.
///
///     let holidays: DayRangeSet = [christmas, newYear...newYear]
///     holidays.contains(day)             // a binary search
///     holidays.first(in: week)           // the first holiday of a week
///     week.days - holidays.intersection([week]).dayCount
///
/// The set is not itself a collection: it would be unclear whether of days or
/// of ranges. ``ranges`` is the collection.
public struct DayRangeSet: Hashable, Sendable {
  /// The ranges, in order, with at least one day between two of them.
  public private(set) var ranges: [DayRange]

  /// Creates the empty set.
  public init() {
    ranges = []
  }

  /// Creates the set of all days in some ranges, which may overlap and come
  /// in any order.
  ///
  /// - Complexity: O(*n*) when they are in order, O(*n* log *n*) otherwise.
  public init(_ ranges: some Sequence<DayRange>) {
    var sorted = Array(ranges)
    let isSorted = zip(sorted, sorted.dropFirst())
      .allSatisfy { $0.lowerBound <= $1.lowerBound }
    if !isSorted { sorted.sort { $0.lowerBound < $1.lowerBound } }
    self.ranges = []
    self.ranges.reserveCapacity(sorted.count)
    for range in sorted { self.ranges.appendMerging(range) }
    checkInvariants()
  }

  /// Creates the set of some days, in any order.
  ///
  /// - Complexity: O(*n*) when they are in order, O(*n* log *n*) otherwise.
  public init(days: some Sequence<Day>) {
    self.init(days.lazy.map { $0...$0 })
  }

  /// Creates a set of ranges that are known to be in order and apart.
  init(sorted ranges: [DayRange]) {
    self.ranges = ranges
    checkInvariants()
  }

  /// Whether the set has no day.
  public var isEmpty: Bool { ranges.isEmpty }

  /// The number of days in the set.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public var dayCount: Int {
    ranges.reduce(0) { $0 + $1.days }
  }

  /// The days of the set, in order, made as they are read.
  public var days: some Sequence<Day> {
    ranges.lazy.flatMap { $0 }
  }
}

extension DayRangeSet: ExpressibleByArrayLiteral {
  /// Creates the set of all days in some ranges.
  public init(arrayLiteral ranges: DayRange...) {
    self.init(ranges)
  }
}

extension [DayRange] {
  /// Appends a range that starts no earlier than the last one, or lengthens
  /// the last one where the two overlap or touch.
  mutating func appendMerging(_ range: DayRange) {
    guard
      let last,
      Int(range.lowerBound.epochDay) <= Int(last.upperBound.epochDay) + 1
    else { return append(range) }
    if range.upperBound > last.upperBound {
      self[count - 1] = last.lowerBound...range.upperBound
    }
  }
}
