public import Foundation

extension CalendarState {
  /// The selected range as instants: from the first instant of the first day
  /// to the first instant of the last day.
  ///
  /// - Parameter zone: The time zone that the days are in.
  /// - Returns: `nil` when nothing is selected, or the zone has no such day.
  public func dateRange(in zone: TimeZone) -> ClosedRange<Date>? {
    range?.dates(in: zone)
  }

  /// Selects the days of two instants, or nothing.
  ///
  /// A time of day does not count: the whole days are meant, from the day of
  /// the one to the day of the other.
  ///
  /// - Parameters:
  ///   - dates: The instants.
  ///   - zone: The time zone that says which days they are in.
  /// - Returns: What it did.
  @discardableResult
  public mutating func setDateRange(
    _ dates: ClosedRange<Date>?, in zone: TimeZone
  ) -> SelectionOutcome {
    send(.set(dates.map { DayRange(containing: $0, in: zone) }))
  }
}

extension CalendarModel {
  /// The selected range as instants: from the first instant of the first day
  /// to the first instant of the last day.
  ///
  /// - Parameter zone: The time zone that the days are in.
  /// - Returns: `nil` when nothing is selected, or the zone has no such day.
  public func dateRange(in zone: TimeZone) -> ClosedRange<Date>? {
    range?.dates(in: zone)
  }

  /// Selects the days of two instants, or nothing.
  ///
  /// - Parameters:
  ///   - dates: The instants; the whole days of both are meant.
  ///   - zone: The time zone that says which days they are in.
  /// - Returns: What it did.
  @discardableResult
  public func setDateRange(
    _ dates: ClosedRange<Date>?, in zone: TimeZone
  ) -> SelectionOutcome {
    state.setDateRange(dates, in: zone)
  }
}

extension SelectionConstraints {
  /// Sets the bounds to the whole days of two instants.
  ///
  /// - Parameters:
  ///   - earliest: An instant of the first day; `nil` for no limit.
  ///   - latest: An instant of the last day; `nil` for no limit.
  ///   - zone: The time zone that says which days they are in.
  /// - Throws: ``ReversedBounds`` when the earliest day is after the latest.
  public mutating func setBounds(
    from earliest: Date?, through latest: Date?, in zone: TimeZone
  ) throws(ReversedBounds) {
    bounds = try DayRange(
      from: earliest.map { Day(containing: $0, in: zone) },
      through: latest.map { Day(containing: $0, in: zone) })
  }
}
