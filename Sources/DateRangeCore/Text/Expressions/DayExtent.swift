/// How far days reach: from one day to another, open on a side, or nowhere.
///
/// What a range expression means. A range that lacks an end is no
/// `DayRange`, and "no day" is an answer, not a failure.
public enum DayExtent: Hashable, Sendable {
  /// From the first day through the last.
  case range(DayRange)
  /// From a day on, without an end: `2026-11-03..`.
  case from(Day)
  /// Up to and with a day, without a start: `..2026-11-10`.
  case through(Day)
  /// Every day: `..`.
  case all
  /// No day: `none`.
  case nothing

  /// The first day, or `nil` when there is none.
  public var start: Day? {
    switch self {
    case .range(let range): range.lowerBound
    case .from(let day): day
    case .through, .all, .nothing: nil
    }
  }

  /// The last day, or `nil` when there is none.
  public var end: Day? {
    switch self {
    case .range(let range): range.upperBound
    case .through(let day): day
    case .from, .all, .nothing: nil
    }
  }

  /// The days, when they have a first and a last one.
  public var range: DayRange? {
    guard case .range(let range) = self else { return nil }
    return range
  }

  /// Whether the days have no start or no end.
  public var isOpen: Bool {
    switch self {
    case .range, .nothing: false
    case .from, .through, .all: true
    }
  }

  /// Creates an extent from its ends.
  ///
  /// The result is `nil` when the end is before the start.
  ///
  /// - Parameters:
  ///   - start: The first day; `nil` leaves the start open.
  ///   - end: The last day; `nil` leaves the end open.
  public init?(start: Day?, end: Day?) {
    switch (start, end) {
    case (let start?, let end?):
      guard start <= end else { return nil }
      self = .range(start...end)
    case (let start?, nil): self = .from(start)
    case (nil, let end?): self = .through(end)
    case (nil, nil): self = .all
    }
  }
}
