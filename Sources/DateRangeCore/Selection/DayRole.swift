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
  /// A tap on the day would be refused.
  public static let unavailable = DayRole(rawValue: 1 << 6)
}
