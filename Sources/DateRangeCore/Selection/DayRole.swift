/// What a day is in a drawing of the calendar, several things at once.
public struct DayRole: OptionSet, Hashable, Sendable {
  /// The bits of the roles.
  public let rawValue: UInt8

  /// Creates a set of roles from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The first day of a range.
  public static let start = DayRole(rawValue: 1 << 0)
  /// The last day of a range.
  public static let end = DayRole(rawValue: 1 << 1)
  /// A day between the first and the last.
  public static let middle = DayRole(rawValue: 1 << 2)
  /// The range is not made yet: an anchor, or what a tap would give.
  public static let preview = DayRole(rawValue: 1 << 3)
  /// The day it is now.
  public static let today = DayRole(rawValue: 1 << 4)
  /// A day of another month than the one shown.
  public static let outside = DayRole(rawValue: 1 << 5)
  /// The day cannot be chosen, whatever else is selected; see
  /// ``SelectionRules/refusal(ofDay:)``.
  public static let unavailable = DayRole(rawValue: 1 << 6)
}

extension DayRole {
  /// What a day of a range is in it.
  package init(of day: Day, in range: DayRange) {
    let start: DayRole = day == range.lowerBound ? .start : []
    let end: DayRole = day == range.upperBound ? .end : []
    let ends = start.union(end)
    self = ends.isEmpty ? .middle : ends
  }
}
