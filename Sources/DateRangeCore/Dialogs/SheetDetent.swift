/// A height at which a sheet rests.
public enum SheetDetent: Hashable, Sendable {
  /// A quarter of the container.
  case quarter

  /// Half of the container.
  case half

  /// The whole container.
  case large

  /// A fraction of the container, more than 0 and at most 1.
  case fraction(Double)

  /// A height in the container's own unit, more than 0.
  ///
  /// Points, or rows of a terminal.
  case height(Double)

  /// The height in a container.
  ///
  /// - Parameters:
  ///   - containerHeight: The height there is; 0 when it is not a positive
  ///     number.
  ///   - minimumHeight: The least height that holds the content: a quarter of
  ///     a small screen may not hold a month.
  /// - Returns: Never more than the container and, within it, never less than
  ///   the minimum; `nil` for a detent that is no height anywhere, such as
  ///   `.fraction(1.5)`.
  public func height(
    in containerHeight: Double, minimumHeight: Double = 0
  ) -> Double? {
    let container = containerHeight.orZero
    let wanted: Double
    switch self {
    case .quarter: wanted = container * 0.25
    case .half: wanted = container * 0.5
    case .large: wanted = container
    case .fraction(let fraction) where fraction > 0 && fraction <= 1:
      wanted = container * fraction
    case .height(let height) where height > 0: wanted = height
    case .fraction, .height: return nil
    }
    return min(max(wanted, minimumHeight.orZero), container)
  }
}

extension Double {
  /// The number when it is positive, else 0: also for what is no number.
  var orZero: Double { self > 0 ? self : 0 }
}
