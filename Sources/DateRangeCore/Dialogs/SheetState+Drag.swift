extension SheetState {
  /// What a sheet does when it is let go.
  public enum Release: Hashable, Sendable {
    /// It goes to a detent.
    case settle(SheetDetent)

    /// It was dragged far enough down to be dismissed.
    ///
    /// Ask ``DialogCoordinator/requestDismiss(_:from:)`` with `.drag`. Where
    /// that is refused nothing needs to be undone: the sheet is already on
    /// its way back to its selection.
    case dismiss

    /// It was not held.
    case ignored
  }

  /// The speed from which a sheet that is let go flies on to the next detent,
  /// in the container's unit a second.
  public static let flingVelocity = 500.0

  /// The part of its lowest height below which a sheet is dismissed.
  public static let dismissFraction = 0.5

  /// How far ahead a sheet is looked for when it is let go, in seconds.
  public static let lookAhead = 0.1

  /// A finger takes hold of the sheet, at rest or on its way.
  public mutating func beginDrag() {
    motion = .dragging(height: height)
  }

  /// The finger moves.
  ///
  /// - Parameter height: Where the sheet's top edge would be. It stops at the
  ///   highest detent and at the bottom; what is no number is ignored.
  public mutating func drag(to height: Double) {
    guard case .dragging = motion, let top = stops.last?.height, !height.isNaN
    else { return }
    motion = .dragging(height: min(max(height, 0), top))
  }

  /// The finger lets go.
  ///
  /// | where the sheet is | speed | it goes |
  /// |---|---|---|
  /// | below the lowest detent, soon under half of it | under 500 up | away |
  /// | anywhere else | 500 or more up | to the next detent above |
  /// | anywhere else | 500 or more down | to the next detent below |
  /// | anywhere else | less | to the nearest detent, of two the lower |
  ///
  /// Where there is no next detent it goes to the last one on that side. The
  /// figures are those of the bottom sheet of Material Components for
  /// Android.
  ///
  /// - Parameter velocity: In the container's unit a second, upwards when
  ///   positive. What is no number counts as 0.
  /// - Returns: Where the sheet goes. It is on its way until ``settle()``.
  public mutating func endDrag(velocity: Double = 0) -> Release {
    guard case .dragging = motion, let lowest = stops.first else {
      return .ignored
    }
    let height = height
    let velocity = velocity.isNaN ? 0 : velocity
    motion = .settling
    let soon = height + velocity * Self.lookAhead
    let isLow = height < lowest.height
    if isLow, soon < lowest.height * Self.dismissFraction,
      velocity < Self.flingVelocity
    {
      return .dismiss
    }
    chosen = stop(from: height, velocity: velocity)?.detent ?? chosen
    return .settle(chosen)
  }

  /// The drag was taken away, by a phone call or a scroll view: the sheet
  /// goes back to its selection.
  public mutating func cancelDrag() {
    guard case .dragging = motion else { return }
    motion = .settling
  }

  /// The sheet has arrived.
  ///
  /// - Returns: The detent it rests at, also when it is the one it came from;
  ///   `nil` when it was not on its way: a finger took hold of it meanwhile.
  public mutating func settle() -> SheetDetent? {
    guard motion == .settling else { return nil }
    motion = .resting
    return selection
  }

  /// The stop for a sheet let go at a height.
  private func stop(from height: Double, velocity: Double) -> Stop? {
    let stops = stops
    if velocity >= Self.flingVelocity {
      return stops.first { $0.height > height } ?? stops.last
    }
    if velocity <= -Self.flingVelocity {
      return stops.last { $0.height < height } ?? stops.first
    }
    return stops.min {
      abs($0.height - height) < abs($1.height - height)
    }
  }
}
