import DateRangeCore
import Testing

@Suite struct DatePromptTests {
  private func day(_ number: Int) -> Day {
    Day(year: 2026, month: 11, day: number) ?? .epoch
  }

  private func rules(
    _ change: (inout SelectionRules) -> Void
  ) -> SelectionRules {
    var rules = SelectionRules()
    change(&rules)
    return rules
  }

  /// A prompt for a range, 3 to 5 November unless it says so.
  private func prompt(
    _ rules: SelectionRules = SelectionRules(), initial: DayRange?? = .none
  ) -> DateRangePrompt {
    DateRangePrompt(
      initial: initial ?? day(3)...day(5), today: day(30), rules: rules)
  }

  @Test func `asks in its own mode, whatever the rules say`() {
    let rules = SelectionRules(mode: .days)
    let (today, days) = (day(30), [day(3)...day(4)] as DayRangeSet)
    let range = DateRangePrompt(initial: nil, today: today, rules: rules)
    let one = DayPrompt(initial: day(3), today: today, rules: rules)
    let some = DaysPrompt(initial: days, today: today, rules: rules)
    let ranges = DayRangesPrompt(
      initial: days.ranges, today: today, rules: rules)
    #expect(range.draft.rules.mode == .range)
    #expect(one.draft.rules.mode == .day)
    #expect(some.draft.rules.mode == .days)
    #expect(ranges.draft.rules.mode == .ranges)
  }

  @Test func `gives back what it was given`() throws {
    let (range, today) = (day(3)...day(5), day(30))
    let ranges = [range, day(8)...day(9)]
    let asked = prompt()
    #expect(try asked.answer(of: asked.draft) == range)
    let one = DayPrompt(initial: day(3), today: today)
    #expect(try one.answer(of: one.draft) == day(3))
    let some = DaysPrompt(initial: DayRangeSet(ranges), today: today)
    #expect(try some.answer(of: some.draft) == DayRangeSet(ranges))
    let several = DayRangesPrompt(initial: ranges, today: today)
    #expect(try several.answer(of: several.draft) == ranges)
    let none = prompt(initial: .some(nil))
    #expect(try none.answer(of: none.draft) == nil)
  }

  @Test func `gives back what was chosen`() throws {
    let (asked, today) = (prompt(), day(30))
    var draft = asked.draft
    draft.tap(day(10))
    draft.tap(day(12))
    #expect(try asked.answer(of: draft) == day(10)...day(12))
    #expect(asked.initial == day(3)...day(5), "the caller's own is untouched")
    draft.send(.clear)
    #expect(try asked.answer(of: draft) == nil)

    let one = DayPrompt(initial: nil, today: today)
    draft = one.draft
    draft.tap(day(7))
    #expect(try one.answer(of: draft) == day(7))

    let some = DaysPrompt(initial: [], today: today)
    draft = some.draft
    for number in [9, 7, 8, 9] { draft.tap(day(number)) }
    #expect(try some.answer(of: draft) == [day(7)...day(8)])

    let several = DayRangesPrompt(initial: [day(1)...day(2)], today: today)
    draft = several.draft
    for number in [9, 7, 3, 4] { draft.tap(day(number)) }
    #expect(
      try several.answer(of: draft) == [day(1)...day(4), day(7)...day(9)],
      "3 and 4 touch 1 and 2")
  }

  // abandon, what is selected before, hover, answer after a tap on the 10th
  static let halves: [(SelectionPolicy.Abandon, Bool, Int?, String, String)] = [
    (.restore, true, nil, "3-5", "the range there was"),
    (.restore, false, nil, "none", "there was none"),
    (.clear, true, nil, "none", "all is given up"),
    (.clear, false, nil, "none", "all is given up"),
    (.keep, true, nil, "pending 10", "the end stays pending"),
    (.keep, false, 12, "pending 10", "the end stays pending"),
    (.oneDay, true, nil, "10-10", "the pending day"),
    (.oneDay, true, 12, "10-10", "the pending day, whatever is hovered"),
    (.commit, true, 12, "10-12", "the day under the pointer"),
    (.commit, true, nil, "10-10", "no pointer: the pending day"),
    (.commit, true, 25, "3-5", "a tap there would be refused"),
  ]

  @Test(arguments: halves)
  func `half a range is what the abandon policy makes of it`(
    abandon: SelectionPolicy.Abandon, hasRange: Bool, hover: Int?,
    answer: String, why: String
  ) {
    let rules = rules {
      $0.policy.abandon = abandon
      $0.constraints.blocked = [day(20)...day(25)]
    }
    let asked = prompt(
      rules, initial: .some(hasRange ? day(3)...day(5) : nil))
    var draft = asked.draft
    draft.tap(day(10))
    draft.send(.hover(hover.map(day)))
    let before = draft
    #expect(words(for: asked, draft) == answer, "\(why)")
    #expect(draft == before, "to ask changes nothing")
  }

  @Test func `half a range is given up where something must be selected`() {
    let asked = prompt(
      rules {
        $0.policy.abandon = .clear
        $0.policy.isRequired = true
      })
    var draft = asked.draft
    draft.tap(day(10))
    #expect(words(for: asked, draft) == "3-5")
  }

  @Test func `half a range with a locked end is no answer`() {
    let asked = prompt(rules { $0.policy.lock = .start })
    var draft = asked.draft
    draft.send(.clear)
    #expect(words(for: asked, draft) == "pending 3")
    draft.tap(day(9))
    #expect(words(for: asked, draft) == "3-9")
  }

  @Test func `nothing is no answer where something must be selected`() {
    let asked = prompt(
      rules { $0.policy.isRequired = true }, initial: .some(nil))
    #expect(words(for: asked, asked.draft) == "required")
    var draft = asked.draft
    draft.tap(day(10))
    #expect(words(for: asked, draft) == "required", "restored to nothing")
    draft.tap(day(11))
    #expect(words(for: asked, draft) == "10-11")
  }

  // revalidate, what a draft of 3 to 5 is when 5 to 7 is blocked
  @Test(arguments: [
    (SelectionPolicy.Revalidate.clear, "none"),
    (.clip, "3-4"),
    (.keep, "blocked"),
  ])
  func `an initial value that the rules refuse stops nobody`(
    revalidate: SelectionPolicy.Revalidate, answer: String
  ) {
    let asked = prompt(
      rules {
        $0.policy.revalidate = revalidate
        $0.constraints.blocked = [day(5)...day(7)]
      })
    #expect(words(for: asked, asked.draft) == answer)
    var draft = asked.draft
    draft.tap(day(10))
    #expect(words(for: asked, draft) == answer, "what was before is again")
    draft.tap(day(11))
    #expect(words(for: asked, draft) == "10-11")
  }

  @Test func `bounds far from everything leave a calendar`() {
    let asked = prompt(
      rules { $0.constraints.bounds = Day.max...Day.max })
    #expect(asked.draft.focus == .max)
    #expect(words(for: asked, asked.draft) == "none")
  }

  @Test func `rules that change under the draft count`() {
    let asked = prompt()
    var draft = asked.draft
    draft.rules.policy.revalidate = .keep
    draft.rules.constraints.blocked = [day(4)...day(4)]
    #expect(words(for: asked, draft) == "blocked-inside")
  }

  @Test func `opens where it says`() {
    let (today, march) = (day(30), Day(year: 2027, month: 3, day: 9))
    func opening(_ initial: DayRange?, showing: Day? = nil) -> Day {
      DateRangePrompt(initial: initial, today: today, showing: showing)
        .draft.focus
    }
    #expect(opening(nil) == today)
    #expect(opening(day(3)...day(5)) == day(3))
    #expect(opening(day(3)...day(5), showing: march) == march)
  }

  @Test func `draws what it says`() {
    let asked = DayPrompt(
      initial: nil, today: day(30), title: "Arrival", calendar: .hebrew,
      weekRule: WeekRule(firstWeekday: .sunday))
    #expect(asked.title == "Arrival")
    #expect(asked.draft.today == day(30))
    #expect(asked.draft.calendar == .hebrew)
    #expect(asked.draft.weekRule.firstWeekday == .sunday)
  }

  @Test func `says why there is no answer`() {
    #expect(
      DraftError.pending(day(3)).description
        == "2026-11-03 is one end of a range: the other is missing")
    let rules = rules { $0.constraints.blocked = [day(5)...day(5)] }
    let refusal = rules.refusal(of: day(5)...day(5))
    #expect(
      refusal.map { DraftError.refused($0).description }
        == "5 November is taken")
  }

  /// The answer in short: `3-5`, `none`, `pending 10` or a refusal's code.
  private func words(
    for prompt: DateRangePrompt, _ draft: CalendarState
  ) -> String {
    do throws(DraftError) {
      guard let range = try prompt.answer(of: draft) else { return "none" }
      return "\(range.lowerBound.dayOfMonth)-\(range.upperBound.dayOfMonth)"
    } catch {
      return switch error {
      case .pending(let day): "pending \(day.dayOfMonth)"
      case .refused(let refusal): refusal.code.rawValue
      }
    }
  }
}
