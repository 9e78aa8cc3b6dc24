import DateRangeCore
import Observation
import Testing

@MainActor
@Suite struct CalendarModelTests {
  private func day(_ number: Int) -> Day {
    Day(year: 2026, month: 3, day: number) ?? .epoch
  }

  private func model() -> CalendarModel {
    CalendarModel(CalendarState(showing: day(1), today: day(2)))
  }

  /// Whether a change wakes whoever has read something.
  private func wakes(
    reading read: () -> Void, changing change: () -> Void
  ) -> Bool {
    final class Flag: @unchecked Sendable { var isUp = false }
    let flag = Flag()
    withObservationTracking(read) { flag.isUp = true }
    change()
    return flag.isUp
  }

  @Test func `mirrors its state`() {
    let model = model()
    model.tap(day(3))
    model.tap(day(5))
    #expect(model.range == day(3)...day(5))
    #expect(model.days == [day(3)...day(5)])
    #expect(model.lastOutcome == .completed)
    model.page(byMonths: 1)
    #expect(model.month.number == 4)
    model.range = day(20)...day(21)
    #expect(model.month.number == 3)
    #expect(model.range == model.state.range)
    model.state = CalendarState(showing: day(1))
    #expect(model.range == nil && model.today == nil)
  }

  @Test func `wakes for what was read and for nothing else`() {
    let model = model()
    #expect(!wakes(reading: { _ = model.month }) { model.tap(day(3)) })
    #expect(wakes(reading: { _ = model.selection }) { model.tap(day(5)) })
    #expect(!wakes(reading: { _ = model.range }) { model.page(byMonths: 1) })
    #expect(wakes(reading: { _ = model.month }) { model.page(byMonths: 1) })
    #expect(
      !wakes(reading: { _ = model.range }) { model.range = model.range })
    #expect(wakes(reading: { _ = model.range }) { model.range = nil })
  }

  @Test func `redraws a cell for a tap, and for a day gone by`() throws {
    let model = model()
    let cell = try #require(model.grid.joined().first { $0.day == day(3) })
    #expect(wakes(reading: { _ = model.cell(cell) }) { model.tap(day(3)) })
    #expect(model.cell(cell).roles == [.preview, .start, .end])
    #expect(
      wakes(reading: { _ = model.cell(cell) }) { model.state.today = day(3) })
    #expect(model.cell(cell).roles.contains(.today))
  }

  @Test func `redraws a cell for new rules`() throws {
    let model = model()
    let cell = try #require(model.grid.joined().first { $0.day == day(3) })
    #expect(
      wakes(reading: { _ = model.cell(cell) }) {
        model.rules.constraints.blocked = [day(3)...day(3)]
      })
    #expect(model.cell(cell).refusal?.code == .blocked)
  }
}
