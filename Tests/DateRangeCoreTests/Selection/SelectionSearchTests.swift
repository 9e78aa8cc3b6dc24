import DateRangeCore
import DateRangeTestSupport
import Testing

/// The reducer, all of it, over a window of a week.
///
/// By default the presets are searched and the pairs of switches in a sample.
/// With `DATERANGE_LONG_TESTS` every pair is, every drag from every state;
/// with `DATERANGE_LONG_TESTS=triples` every triple over `pair` as well.
@Suite struct SelectionSearchTests {
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

  /// What a run came to.
  private struct Total {
    var rules = 0
    var states = 0
    var steps = 0
    var violations: [String] = []

    mutating func add(_ rules: SelectionRules, _ name: String) {
      var search = SelectionSearch(
        rules, in: SelectionShapes.window, isThorough: Depth.isLong)
      search.run()
      self.rules += 1
      states += search.stateCount
      steps += search.stepCount
      violations += search.violations.map { "\(name): \($0)" }
    }

    func report(_ title: String) {
      print(
        "# selection search, \(title): \(rules) rules, \(states) states, "
          + "\(steps) steps")
      #expect(rules > 0 && steps > 1000)
      #expect(violations.isEmpty, "\(violations.prefix(12))")
    }
  }
}
