/// A set of weekdays.
///
///     let workdays: WeekdaySet = .range(.monday, through: .friday)
///     workdays.contains(.saturday)    // false
public struct WeekdaySet: Hashable, Sendable {
  /// Bit 0 is Monday.
  private var bits: UInt8

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates the set of some weekdays.
  public init(_ weekdays: some Sequence<Weekday>) {
    bits = weekdays.reduce(0) { $0 | 1 << $1.index }
  }

  /// All seven weekdays.
  public static let all = WeekdaySet(bits: 0b111_1111)

  /// The weekdays from `first` forward to `last`, over the week's end if
  /// need be: Friday through Monday are four.
  public static func range(
    _ first: Weekday, through last: Weekday
  ) -> WeekdaySet {
    WeekdaySet((0...first.daysForward(to: last)).map(first.adding))
  }

  /// Whether the set has `weekday`.
  public func contains(_ weekday: Weekday) -> Bool {
    bits & 1 << weekday.index != 0
  }

  /// Whether the set has no weekday.
  public var isEmpty: Bool { bits == 0 }

  /// The weekdays of the set, Monday first.
  public var weekdays: [Weekday] {
    Weekday.allCases.filter(contains)
  }

  /// The weekdays that this set does not have.
  public var complement: WeekdaySet {
    WeekdaySet(bits: ~bits & WeekdaySet.all.bits)
  }

  /// The weekdays of either set.
  public func union(_ other: WeekdaySet) -> WeekdaySet {
    WeekdaySet(bits: bits | other.bits)
  }
}

extension WeekdaySet: ExpressibleByArrayLiteral {
  /// Creates the set of some weekdays.
  public init(arrayLiteral weekdays: Weekday...) {
    self.init(weekdays)
  }
}
