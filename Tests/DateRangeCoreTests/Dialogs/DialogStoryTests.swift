import DateRangeCore
import DateRangeTestSupport
import Foundation
import Testing

/// The story of the guide to dialogs, told by its own code.
///
/// Its transcript is what they print; that its blocks of Swift are theirs is
/// seen to by ``GuideCodeTests``.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DialogStoryTests {
  @Test func tellsTheStoryOfTheGuide() async throws {
    let guide = try Self.guide()
    let transcript = try #require(Self.blocks("text", in: guide).first)
    let story = await Self.story()
    #expect(story == transcript.split(separator: "\n").map(String.init))
  }

  private static func guide() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Docs/Dialogs.md"),
      encoding: .utf8)
  }

  /// The blocks of one language.
  private static func blocks(_ language: String, in page: String) -> [String] {
    page.split(separator: "```\(language)\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first.map(String.init)
    }
  }

  /// What happens on the site, line by line.
  private static func story() async -> [String] {
    let clock = ManualClock()
    let trip = Trip(
      dialogs: DialogCoordinator(clock: clock),
      today: Day(year: 2026, month: 11, day: 30) ?? .epoch)
    let site = Site(trip: trip)
    let dialogs = trip.dialogs
    let reservations = HotelsScreen(trip: trip).open("Ritz").reservations()
    var lines: [String] = []
    func tell(_ what: String) {
      let line = what.padding(toLength: 25, withPad: " ", startingAt: 0)
      lines.append("\(line)\(site.drawn())")
    }
    /// A quarter of a second goes by.
    func pass() async {
      let before = (dialogs.phase, dialogs.showing?.id)
      await clock.sleepers(1)
      clock.advance(by: .milliseconds(250))
      await until { (dialogs.phase, dialogs.showing?.id) != before }
    }
    func day(_ number: Int) -> Day {
      Day(year: 2026, month: 12, day: number) ?? .epoch
    }

    tell("at the reservations")
    let first = Task.immediate { await reservations.pickDates() }
    tell("Pick Dates is tapped")
    let second = Task.immediate { await reservations.pickDates() }
    await second.value
    tell("and tapped again")
    await pass()
    tell("0.25 s later")

    // 24 to 27 December, then OK.
    site.calendar?.tap(day(24))
    site.calendar?.tap(day(27))
    tell("24 and 27 are tapped")
    site.confirm()
    tell("OK")
    site.confirm()
    tell("OK, by a nervous finger")
    await pass()
    await first.value
    tell("0.25 s later")

    let third = Task.immediate { await reservations.pickDates() }
    await pass()
    site.calendar?.tap(day(30))
    tell("Pick Dates, and a 30th")
    site.dismiss(from: .blocker)
    await pass()
    await third.value
    tell("a tap outside")

    let fourth = Task.immediate { await reservations.pickDates() }
    await pass()
    site.calendar?.tap(day(30))
    site.confirm()
    await pass()
    await fourth.value
    tell("a 30th, and OK")

    let fifth = Task.immediate { await reservations.pickDates() }
    await pass()
    let alert = Task.immediate { await trip.soldOut() }
    tell("sold out meanwhile")
    await pass()
    await fifth.value
    await pass()
    tell("0.5 s later")
    site.confirm()
    await pass()
    await alert.value
    tell("OK")
    return lines
  }
}
