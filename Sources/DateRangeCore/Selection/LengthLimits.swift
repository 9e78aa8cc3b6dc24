/// How short and how long a range may be, in days or in nights, for all
/// starts or for some.
///
/// A range of *n* days has *n* − 1 nights, and the two are never mixed up: a
/// limit says which it counts.
///
///     var limits = LengthLimits(minNights: 2)
///     limits.minNights.append(.init(7, startingIn: august))
public struct LengthLimits: Hashable, Sendable {
  /// A number for the ranges that start in some days.
  public struct Limit: Hashable, Sendable {
    /// The number of days or nights.
    public var count: Int

    /// The starts that it holds for; all of them when `nil`.
    public var starts: DayPattern?

    /// Creates a limit.
    public init(_ count: Int, startingIn starts: DayPattern? = nil) {
      self.count = count
      self.starts = starts
    }

    func holds(forStart day: Day) -> Bool {
      starts?.contains(day) ?? true
    }
  }

  /// The fewest days; of several limits the last that holds for the start.
  public var minDays: [Limit] = []
  /// The most days; of several limits the last that holds for the start.
  public var maxDays: [Limit] = []
  /// The fewest nights; of several limits the last that holds for the start.
  public var minNights: [Limit] = []
  /// The most nights; of several limits the last that holds for the start.
  public var maxNights: [Limit] = []

  /// Creates limits that hold for all starts; with nothing given, none.
  public init(
    minDays: Int? = nil, maxDays: Int? = nil,
    minNights: Int? = nil, maxNights: Int? = nil
  ) {
    self.minDays = minDays.map { [Limit($0)] } ?? []
    self.maxDays = maxDays.map { [Limit($0)] } ?? []
    self.minNights = minNights.map { [Limit($0)] } ?? []
    self.maxNights = maxNights.map { [Limit($0)] } ?? []
  }

  /// Whether there is no limit.
  public var isEmpty: Bool {
    minDays.isEmpty && maxDays.isEmpty
      && minNights.isEmpty && maxNights.isEmpty
  }
}

/// What a limit counts.
enum LengthUnit: Hashable, Sendable {
  /// Days, both ends included.
  case days
  /// Nights, one fewer.
  case nights
}
