import DateRangeCore
import Testing

/// The library's own rules as one rule of the kit.
@Suite struct SelectionRulesCheckTests {
  @Test(arguments: SelectionPolicy.Preset.allCases, SelectionMode.allCases)
  func `keeps its laws`(
    preset: SelectionPolicy.Preset, mode: SelectionMode
  ) throws {
    let window = SelectionShapes.day(2)...SelectionShapes.day(6)
    for change in SelectionShapes.constraints {
      var rules = SelectionRules(mode: mode, policy: preset.policy)
      rules.constraints.bounds = window
      change(&rules.constraints)
      let counts = try RuleCheck(rules, in: window).exhaustive()
      #expect(counts.isComplete && counts.states > 1)
      #expect(rules.laws.count >= 3)
    }
  }

  @Test(arguments: SelectionShape.all)
  func `keeps its laws over units`(shape: SelectionShape) throws {
    for preset in SelectionPolicy.Preset.allCases {
      let rules = shape.rules(preset.policy)
      try RuleCheck(rules, in: shape.window).exhaustive()
    }
  }

  @Test(arguments: SelectionShape.all)
  func `keeps its laws at random`(shape: SelectionShape) throws {
    for preset in SelectionPolicy.Preset.allCases {
      let rules = shape.rules(preset.policy)
      try RuleCheck(
        rules, in: SelectionShapes.day(-180)...SelectionShapes.day(180)
      )
      .random(seed: 4_261, cases: 10)
    }
  }
}
