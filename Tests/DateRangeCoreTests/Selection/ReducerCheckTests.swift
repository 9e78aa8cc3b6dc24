import DateRangeCore
import DateRangeTestSupport
import Testing

/// The reducer, all of it, over small windows, by the public kit.
///
/// By default the presets are searched and the pairs of switches in a sample.
/// With `DATERANGE_LONG_TESTS` every pair is, every drag from every state;
/// with `DATERANGE_LONG_TESTS=triples` every triple over `pair` as well.
@Suite struct ReducerCheckTests {
  @Test(arguments: SelectionPolicy.Preset.allCases)
  func `keeps every promise under a preset`(preset: SelectionPolicy.Preset) {
    var total = Total()
    for rules in SelectionShapes.rules(preset.policy) {
      total.add(rules, preset.rawValue)
    }
    total.report("preset \(preset.rawValue)")
  }

  @Test func `keeps every promise under every pair of switches`() {
    let settings = SelectionShapes.settings
    var total = Total()
    var index = 0
    for base in [SelectionPolicy.pair, .edges] {
      for (position, one) in settings.enumerated() {
        for other in settings[(position + 1)...] {
          index += 1
          guard Depth.isLong || index % 149 == 0 else { continue }
          var policy = base
          one.turn(&policy)
          other.turn(&policy)
          let name = "\(one.name), \(other.name)"
          for (shape, rules) in SelectionShapes.rules(policy).enumerated()
          where Depth.isLong || shape == index % 8 {
            total.add(rules, name)
          }
        }
      }
    }
    total.report("pairs of switches")
  }

  @Test(.enabled(if: Depth.wantsTriples))
  func `keeps every promise under every triple of switches`() {
    let settings = SelectionShapes.settings
    var total = Total()
    for (first, one) in settings.enumerated() {
      for second in settings.indices.dropFirst(first + 1) {
        for third in settings.indices.dropFirst(second + 1) {
          var policy = SelectionPolicy.pair
          for setting in [one, settings[second], settings[third]] {
            setting.turn(&policy)
          }
          // A shape each: all eight would take days.
          let rules = SelectionShapes.rules(policy)[
            (first + second + third) % 8]
          total.add(
            rules,
            "\(one.name), \(settings[second].name), \(settings[third].name)")
        }
      }
    }
    total.report("triples of switches")
  }

  @Test(arguments: SelectionShape.all)
  func `keeps every promise of stays, modes and units`(
    shape: SelectionShape
  ) {
    var total = Total()
    for preset in SelectionPolicy.Preset.allCases {
      total.add(shape.rules(preset.policy), preset.rawValue, in: shape.window)
    }
    for (index, setting) in SelectionShapes.settings.enumerated()
    where Depth.isLong || index % 7 == 0 {
      var policy = SelectionPolicy.pair
      setting.turn(&policy)
      total.add(shape.rules(policy), setting.name, in: shape.window)
    }
    total.report(shape.name)
  }

  /// What a run came to.
  private struct Total {
    var rules = 0
    var states = 0
    var steps = 0
    var violations: [String] = []

    mutating func add(
      _ rules: SelectionRules, _ name: String,
      in window: DayRange = SelectionShapes.window
    ) {
      // A quarter of the drags, another one each time.
      let reducer = Reducer(rules, share: Depth.isLong ? nil : self.rules)
      self.rules += 1
      do {
        var laws = reducer.laws
        if Depth.isLong { laws.append(.repeatable) }
        let counts = try RuleCheck(reducer, in: window, laws: laws)
          .exhaustive()
        states += counts.states
        steps += counts.steps
      } catch {
        violations.append("\(name): \(error)")
      }
    }

    func report(_ title: String) {
      print(
        "# reducer, \(title): \(rules) rules, \(states) states, "
          + "\(steps) steps")
      #expect(rules > 0 && steps > 1000)
      #expect(violations.isEmpty, "\(violations.prefix(12))")
    }
  }
}
