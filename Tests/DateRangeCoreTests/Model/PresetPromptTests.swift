import DateRangeCore
import Testing

@Suite struct PresetPromptTests {
  private func day(_ text: String) -> Day { Day(text) ?? .epoch }

  private var context: ExpressionContext {
    ExpressionContext(today: day("2026-11-30"))
  }

  @Test func `reads an expression`() throws {
    let preset = try DatePreset("last week", in: context)
    #expect(preset?.name == "last week")
    #expect(preset?.range == day("2026-11-23")...day("2026-11-29"))
    #expect(try DatePreset("none", in: context) == nil)
    #expect(throws: ExpressionError.self) {
      try DatePreset("someday", in: context)
    }
    #expect(throws: ExpressionError.self) {
      try DatePreset("2026-11-03..", in: context)
    }
  }

  @Test func `says which the rules refuse`() {
    var rules = SelectionRules()
    rules.constraints.bounds = day("2026-11-01")...day("2026-11-30")
    let month = DatePreset(
      "November", day("2026-11-01")...day("2026-11-30"))
    let season = DatePreset("autumn", day("2026-09-01")...day("2026-11-30"))
    let prompt = PresetPrompt([month, season], rules: rules, title: "Presets")
    #expect(prompt.title == "Presets")
    #expect(
      prompt.presets.map { prompt.refusal(of: $0)?.code }
        == [nil, .beforeEarliest])
  }
}
