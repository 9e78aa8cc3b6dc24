extension Day: Strideable {
  /// The number of days from this day to `other`, negative when it is earlier.
  public func distance(to other: Day) -> Int {
    Int(other.epochDay) - Int(epochDay)
  }

  /// The day `days` later, or earlier when negative.
  ///
  /// As with `Int`, leaving the type's range stops the program. Where the
  /// number comes from outside, ask ``adding(days:)``.
  ///
  /// - Precondition: The result is a ``Day``.
  public func advanced(by days: Int) -> Day {
    guard let day = adding(days: days) else {
      preconditionFailure("\(days) days from \(self) there is no Day")
    }
    return day
  }
}

extension Day {
  /// The day `days` later, or earlier when negative.
  ///
  /// - Parameter days: Any number.
  /// - Returns: `nil` when the result is out of the reach of ``Day``.
  public func adding(days: Int) -> Day? {
    let (sum, overflow) = Int(epochDay).addingReportingOverflow(days)
    return overflow ? nil : Day(exactly: sum)
  }

  /// The day `days` later, or the last one there is on that side.
  package func advancedClamped(by days: Int) -> Day {
    adding(days: days) ?? (days < 0 ? .min : .max)
  }
}
