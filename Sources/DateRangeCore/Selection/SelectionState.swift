/// What is chosen, what is pending and what the pointer does.
///
/// A state is made and changed by ``SelectionRules`` alone.
public struct SelectionState: Hashable, Sendable {
  /// What is chosen, the same in every mode.
  public enum Settled: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// One day, or unit, or range.
    case range(DayRange)
    /// Several days, or units, or ranges; at least one.
    case several(DayRangeSet)
  }

  /// The first of two ends, waiting for the second.
  public struct Anchor: Hashable, Sendable {
    /// The day that was tapped, or the unit that it stands for.
    public let unit: DayRange

    /// Which end it is.
    public let role: RangeEdge

    /// The day, of a unit the first.
    public var day: Day { unit.lowerBound }
  }

  /// A pointer that is down.
  public struct Drag: Hashable, Sendable {
    /// Where it went down.
    public let press: Day

    /// Where it is.
    public internal(set) var day: Day

    /// Whether it has been elsewhere, so that it is a drag and not a tap even
    /// when it comes back.
    public internal(set) var hasMoved = false
  }

  /// What one ``SelectionEvent/undo`` brings back.
  struct Memento: Hashable, Sendable {
    var settled: Settled
    var anchor: Anchor?
    var edge: RangeEdge?
  }

  /// What is chosen.
  ///
  /// While an end is pending it is what was chosen before.
  public internal(set) var settled = Settled.nothing

  /// The pending end.
  public internal(set) var anchor: Anchor?

  /// The end that the next tap was said to be for; see
  /// ``SelectionRules/edge(in:)``.
  var edge: RangeEdge?

  /// The day under the pointer.
  public internal(set) var hover: Day?

  /// The pointer, while it is down.
  public internal(set) var drag: Drag?

  /// What ``SelectionEvent/undo`` brings back.
  var undo: Memento?

  /// Why what is chosen is not valid, when new rules left it standing.
  public internal(set) var invalid: Refusal?

  /// Creates the state in which nothing is chosen.
  public init() {}
}

extension SelectionState {
  /// How far a selection is.
  ///
  /// The raw values are the command's words.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// Nothing is chosen.
    case empty
    /// The first of two ends is chosen.
    case anchored
    /// Something is chosen.
    case complete
  }

  /// How far the selection is.
  public var phase: Phase {
    anchor != nil ? .anchored : settled == .nothing ? .empty : .complete
  }

  /// Whether ``SelectionEvent/undo`` would bring something back.
  public var canUndo: Bool { undo != nil }

  /// What an undo would have to bring back.
  var memento: Memento {
    get { Memento(settled: settled, anchor: anchor, edge: edge) }
    set {
      (settled, anchor) = (newValue.settled, newValue.anchor)
      edge = newValue.edge
    }
  }
}

extension SelectionState.Settled {
  /// The range, where it is one.
  var range: DayRange? {
    if case .range(let range) = self { range } else { nil }
  }

  /// The days.
  var days: DayRangeSet {
    switch self {
    case .nothing: []
    case .range(let range): [range]
    case .several(let days): days
    }
  }

  /// Several days, or nothing where the set has none.
  init(several days: DayRangeSet) {
    self = days.isEmpty ? .nothing : .several(days)
  }
}
