import DateRangeCore
import DateRangeTestSupport
import Testing

/// The ready dialogs, alone and in an app's own enum.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DateDialogTests {
  /// An app's own kinds, and the library's among them.
  enum AppDialog: Equatable {
    case date(DateDialog)
    case phone(String, DialogReply<String>)
    case rating(hotel: String, DialogReply<Int>)
  }

  private let today = Day(year: 2026, month: 11, day: 30) ?? .epoch

  private func day(_ number: Int) -> Day {
    Day(year: 2026, month: 11, day: number) ?? .epoch
  }

  /// What a view of any kind of calendar does: it taps, and confirms.
  private func choose<Kind, Question: DateQuestion>(
    _ numbers: [Int], for prompt: DatePrompt<Question>,
    _ reply: DialogReply<Question.Answer>,
    in dialogs: DialogCoordinator<Kind>
  ) throws {
    let model = CalendarModel(prompt.draft)
    for number in numbers { model.tap(day(number)) }
    #expect(dialogs.confirm(reply, try prompt.answer(of: model.state)))
  }

  @Test func `each is used alone`() async throws {
    let dialogs = DialogCoordinator<DateDialog>(timing: .immediate)
    let month = CalendarSystem.gregorian.month(containing: today)
    let preset = DatePreset("all", day(1)...day(30))

    let range = Task.immediate {
      await dialogs.present {
        .range(DateRangePrompt(initial: nil, today: today), $0)
      }
    }
    let one = Task.immediate {
      await dialogs.present { .day(DayPrompt(initial: nil, today: today), $0) }
    }
    let days = Task.immediate {
      await dialogs.present { .days(DaysPrompt(initial: [], today: today), $0) }
    }
    let ranges = Task.immediate {
      await dialogs.present {
        .ranges(DayRangesPrompt(initial: [], today: today), $0)
      }
    }
    let jump = Task.immediate {
      await dialogs.present { .month(MonthPrompt(initial: month), $0) }
    }
    let named = Task.immediate {
      await dialogs.present { .preset(PresetPrompt([preset]), $0) }
    }
    #expect(dialogs.waitingCount == 5)

    while let kind = dialogs.showing?.kind {
      switch kind {
      case .range(let prompt, let reply):
        try choose([3, 5], for: prompt, reply, in: dialogs)
      case .day(let prompt, let reply):
        try choose([3], for: prompt, reply, in: dialogs)
      case .days(let prompt, let reply):
        try choose([3, 9], for: prompt, reply, in: dialogs)
      case .ranges(let prompt, let reply):
        try choose([3, 5, 8, 9], for: prompt, reply, in: dialogs)
      case .month(let prompt, let reply):
        let next = try #require(prompt.month(inYearAfter: prompt.initial))
        dialogs.confirm(reply, next)
      case .preset(let prompt, let reply):
        dialogs.confirm(reply, try #require(prompt.presets.first).range)
      }
    }

    #expect(await range.value == .confirmed(day(3)...day(5)))
    #expect(await one.value == .confirmed(day(3)))
    #expect(
      await days.value == .confirmed([day(3)...day(3), day(9)...day(9)]))
    #expect(
      await ranges.value
        == .confirmed([day(3)...day(5), day(8)...day(9)]))
    #expect(await jump.value.value(or: month).year == 2027)
    #expect(await named.value == .confirmed(preset.range))
  }

  @Test func `it stands beside the app's own kinds`() async throws {
    let dialogs = DialogCoordinator<AppDialog>(timing: .immediate)
    let stay = Task.immediate {
      await dialogs.present {
        .date(.range(DateRangePrompt(initial: nil, today: today), $0))
      }
    }
    let phone = Task.immediate { await dialogs.present { .phone("030", $0) } }
    let stars = Task.immediate {
      await dialogs.present { .rating(hotel: "Ritz", $0) }
    }
    while let kind = dialogs.showing?.kind {
      switch kind {
      case .date(.range(let prompt, let reply)):
        try choose([3, 5], for: prompt, reply, in: dialogs)
      case .date: dialogs.closeAll()
      case .phone(let number, let reply): dialogs.confirm(reply, number + "1")
      case .rating(_, let reply): dialogs.confirm(reply, 4)
      }
    }
    #expect(await stay.value == .confirmed(day(3)...day(5)))
    #expect(await phone.value == .confirmed("0301"))
    #expect(await stars.value == .confirmed(4))
  }

  @Test func `dismissed half-way the caller's range is as it was`() async {
    let dialogs = DialogCoordinator<AppDialog>(timing: .immediate)
    let log = DialogLog()
    let before = day(3)...day(5)
    let stay = Task.immediate {
      var stay: DayRange? = before
      stay = await dialogs.present(
        onChange: { log.lines.append($0.map { "\($0)" } ?? "none") }
      ) {
        .date(.range(DateRangePrompt(initial: stay, today: today), $0))
      }.value(or: stay)
      return stay
    }
    guard case .date(.range(let prompt, let reply)) = dialogs.showing?.kind
    else {
      Issue.record("\(String(describing: dialogs.showing))")
      return
    }
    let model = CalendarModel(prompt.draft)
    model.tap(day(10))
    dialogs.update(reply, model.range)
    model.tap(day(12))
    dialogs.update(reply, model.range)
    model.tap(day(20))
    dialogs.closeAll()
    #expect(log.lines == ["none", "2026-11-10...2026-11-12"])
    #expect(await stay.value == before)
  }

  @Test func `a double tap is an equal prompt`() async {
    let dialogs = DialogCoordinator<DateDialog>(timing: .immediate)
    func ask(_ initial: DayRange?) -> Task<DialogOutcome<DayRange?>, Never> {
      Task.immediate {
        await dialogs.present {
          .range(DateRangePrompt(initial: initial, today: today), $0)
        }
      }
    }
    let first = ask(nil)
    let again = ask(nil)
    let other = ask(day(3)...day(5))
    #expect(await again.value == .dismissed(.rejected))
    #expect(dialogs.waitingCount == 1, "another question waits")
    dialogs.closeAll()
    _ = (await first.value, await other.value)
  }

  /// A picker in a terminal: no durations, and a sheet as tall as its content.
  @Test func `a sheet of presets fits its rows`() async {
    let dialogs = DialogCoordinator<DateDialog>(timing: .immediate)
    let presets = (1...6).map { DatePreset("\($0)", day($0)...day($0)) }
    let asking = Task.immediate {
      await dialogs.present { .preset(PresetPrompt(presets), $0) }
    }
    guard case .preset(let prompt, let reply) = dialogs.showing?.kind else {
      Issue.record("\(String(describing: dialogs.showing))")
      return
    }
    let rows = Double(prompt.presets.count + 2)
    let sheet = SheetState(
      detents: [.quarter], minimumHeight: rows, in: 13)
    #expect(sheet.height == 8, "a quarter of 13 rows would be 3")
    dialogs.confirm(reply, prompt.presets[1].range)
    #expect(await asking.value == .confirmed(day(2)...day(2)))
  }
}
