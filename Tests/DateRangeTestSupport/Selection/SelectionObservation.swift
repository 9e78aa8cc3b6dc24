public import DateRangeCore

/// What is seen of a selection after a step, through whatever door.
public struct SelectionObservation: Hashable, Sendable {
  /// What a tap or a release would give.
  public struct Preview: Hashable, Sendable {
    /// The outcome's word.
    public var outcome: String
    /// Why it would be refused.
    public var reason: String?
    /// What would be published.
    public var selection: DayRangeSet
    /// The end that would be pending.
    public var anchor: Day?
  }

  /// How far the selection is.
  public var phase = SelectionState.Phase.empty
  /// What is published.
  public var selection: DayRangeSet = []
  /// The pending end.
  public var anchor: Day?
  /// Which end it is.
  public var pending: RangeEdge?
  /// The end that the next tap is for.
  public var edge: RangeEdge?
  /// The outcome's word; for a text that is no event, none.
  public var outcome: String?
  /// Why the event was refused.
  public var reason: String?
  /// What a tap or a release would give.
  public var preview: Preview?

  /// The range, in the modes of one.
  var range: DayRange? { selection.ranges.first }
}

extension SelectionObservation {
  /// What is seen of a state of the library.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - rules: Its rules.
  ///   - outcome: What brought it about.
  public init(
    _ state: SelectionState, _ rules: SelectionRules,
    _ outcome: SelectionOutcome?
  ) {
    phase = state.phase
    selection = rules.days(in: state)
    anchor = state.anchor?.day
    pending = state.anchor?.role
    edge = rules.edge(in: state)
    self.outcome = outcome?.name
    reason = outcome?.refusal?.code.rawValue
    preview = rules.preview(of: state).map { preview in
      Preview(
        outcome: preview.outcome.name,
        reason: preview.outcome.refusal?.code.rawValue,
        selection: rules.days(in: preview.state),
        anchor: preview.state.anchor?.day)
    }
  }

  /// What is seen in a line of the command, whose keys the contract names.
  ///
  /// - Parameter json: The object of `tap --json` or `tap --events`.
  package init?(_ json: JSONValue) {
    guard let phase = json["state"]?.text.flatMap(SelectionState.Phase.init)
    else { return nil }
    self.phase = phase
    selection = json.selection
    anchor = json["anchor"]?.day
    pending = json["pending"]?.text.flatMap(RangeEdge.init)
    edge = json["edge"]?.text.flatMap(RangeEdge.init)
    outcome = json["outcome"]?.text
    reason = json["reason"]?.text
    guard let preview = json["preview"], preview != .null else { return }
    self.preview = Preview(
      outcome: preview["outcome"]?.text ?? "",
      reason: preview["reason"]?.text, selection: preview.selection,
      anchor: preview["anchor"]?.day)
  }
}

extension JSONValue {
  /// The days under the key of any mode.
  fileprivate var selection: DayRangeSet {
    let values =
      [self["range"], self["day"]].compactMap(\.self)
      + (self["ranges"]?.elements ?? []) + (self["days"]?.elements ?? [])
    return DayRangeSet(
      values.compactMap { value in
        value.day.map { $0...$0 } ?? HalfRange(value).range
      })
  }
}
