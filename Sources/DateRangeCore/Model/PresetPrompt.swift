/// A range with a name: `last week`.
public struct DatePreset: Hashable, Sendable {
  /// What a person reads.
  public let name: String

  /// What it stands for.
  public let range: DayRange

  /// Creates a preset.
  public init(_ name: String, _ range: DayRange) {
    self.name = name
    self.range = range
  }

  /// Creates the preset of an expression, which is its name.
  ///
  ///     let preset = try DatePreset("last week", in: context)
  ///
  /// `nil` for an expression of no days, such as `none`.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - context: What day it is, and how to read.
  /// - Throws: ``ExpressionError`` when the expression cannot be read or is
  ///   open at a side.
  public init?(
    _ expression: String, in context: ExpressionContext
  ) throws(ExpressionError) {
    let days = try DayRangeExpression(expression).range(in: context)
    guard let days else { return nil }
    self.init(expression, days)
  }
}

/// Asks for one of some ranges that have names.
///
/// What a range is on the day that the dialog is asked for stands in the
/// prompt, so it can be shown beside the name.
public struct PresetPrompt: Hashable, Sendable {
  /// What stands above the presets.
  public let title: String?

  /// What is offered, in this order.
  public let presets: [DatePreset]

  /// What can be selected.
  public let rules: SelectionRules

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - presets: What is offered, in this order.
  ///   - rules: What can be selected.
  ///   - title: What stands above the presets.
  public init(
    _ presets: [DatePreset], rules: SelectionRules = SelectionRules(),
    title: String? = nil
  ) {
    self.title = title
    self.presets = presets
    self.rules = rules
  }

  /// Why a preset cannot be chosen.
  ///
  /// - Returns: `nil` when it can.
  /// - Complexity: O(log *n*) in the ranges of the constraints. A predicate
  ///   is asked about every day.
  public func refusal(of preset: DatePreset) -> Refusal? {
    rules.refusal(of: preset.range)
  }
}
