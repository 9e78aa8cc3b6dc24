/// A sheet: the heights it may rest at, the one it has, and how it moves.
///
/// A value, one for each showing. Heights have the container's unit, and
/// every answer follows from the container's height, so a container that
/// changes (a turned phone, a resized terminal) changes the answers and never
/// what was chosen: the sheet is back at its height when the room is.
///
///     var sheet = SheetState(detents: [.quarter, .half], in: 800)
///     sheet.height            // 200
///     sheet.select(.half)
///     sheet.height            // 400
public struct SheetState: Hashable, Sendable {
  /// How a sheet moves.
  public enum Motion: Hashable, Sendable {
    /// It rests at its selection.
    case resting

    /// A finger holds its top edge at a height.
    case dragging(height: Double)

    /// It is on its way to its selection.
    case settling
  }

  /// A detent that is offered, and its height in the container.
  public struct Stop: Hashable, Sendable {
    /// The detent.
    public let detent: SheetDetent

    /// Its height.
    public let height: Double
  }

  /// The detents that the sheet was given.
  public let detents: [SheetDetent]

  /// The least height that holds the content.
  public let minimumHeight: Double

  /// The detent up to which what lies behind is not dimmed and takes taps;
  /// `nil` where the blocker is always up.
  public let undimmedThrough: SheetDetent?

  /// The height of the container; 0 when set to what is not a positive number.
  public var containerHeight: Double {
    didSet { containerHeight = containerHeight.orZero }
  }

  /// How the sheet moves.
  public internal(set) var motion = Motion.resting

  /// The last choice, whether the container has room for it now or not.
  var chosen: SheetDetent

  /// Creates a sheet at rest.
  ///
  /// - Parameters:
  ///   - detents: The heights to rest at, in any order. Where none of them is
  ///     a height anywhere the sheet is `.large`.
  ///   - selection: The first of them; the first one that was given when it
  ///     is `nil` or not offered.
  ///   - minimumHeight: The least height that holds the content.
  ///   - undimmedThrough: The detent up to which what lies behind takes taps.
  ///   - containerHeight: The height of the container.
  public init(
    detents: [SheetDetent],
    selection: SheetDetent? = nil,
    minimumHeight: Double = 0,
    undimmedThrough: SheetDetent? = nil,
    in containerHeight: Double
  ) {
    let sane = detents.filter { $0.height(in: 1) != nil }
    self.detents = sane.isEmpty ? [.large] : sane
    self.minimumHeight = minimumHeight.orZero
    self.undimmedThrough = undimmedThrough
    self.containerHeight = containerHeight.orZero
    chosen = sane.first ?? .large
    if let selection, sane.contains(selection) { chosen = selection }
  }

  /// The heights to rest at in this container, lowest first.
  ///
  /// Of detents that come out equally high the first one given is offered.
  /// Never empty.
  ///
  /// - Complexity: O(*n*²) in the number of detents.
  public var stops: [Stop] {
    var stops: [Stop] = []
    for detent in detents {
      guard
        let height = height(of: detent),
        !stops.contains(where: { $0.height == height })
      else { continue }
      stops.append(Stop(detent: detent, height: height))
    }
    return stops.sorted { $0.height < $1.height }
  }

  /// The detent that the sheet rests at, or is on its way to.
  ///
  /// The one chosen; where it is not offered in this container, the one
  /// offered at its height or next below, else the lowest.
  public var selection: SheetDetent { selectedStop.detent }

  /// How high the sheet stands now: where the finger has it, else at its
  /// selection.
  public var height: Double {
    if case .dragging(let height) = motion {
      return min(height, containerHeight)
    }
    return selectedStop.height
  }

  /// Whether what lies behind the sheet takes taps.
  public var isBackgroundInteractive: Bool {
    guard let limit = undimmedThrough.flatMap(height(of:)) else { return false }
    return height <= limit
  }

  /// The opacity of the blocker at the sheet's height, from 0 to 1.
  public var blockerOpacity: Double {
    isBackgroundInteractive ? 0 : DialogAppearance.blockerOpacity
  }

  /// Chooses a detent.
  ///
  /// A sheet on its way to another one turns; one held by a finger stays in
  /// the hand.
  ///
  /// - Parameter detent: One of ``detents``.
  /// - Returns: `false`, and nothing happens, when it is not offered.
  @discardableResult
  public mutating func select(_ detent: SheetDetent) -> Bool {
    guard stops.contains(where: { $0.detent == detent }) else { return false }
    chosen = detent
    if motion == .resting { motion = .settling }
    return true
  }

  private func height(of detent: SheetDetent) -> Double? {
    detent.height(in: containerHeight, minimumHeight: minimumHeight)
  }

  private var selectedStop: Stop {
    let stops = stops
    let wanted = height(of: chosen) ?? 0
    return stops.last { $0.height <= wanted } ?? stops.first
      ?? Stop(detent: .large, height: 0)
  }
}
