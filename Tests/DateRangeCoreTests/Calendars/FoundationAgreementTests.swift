import DateRangeCore
import Foundation
import Testing

/// Our own arithmetic beside Foundation's calendars, for every day of
/// 1850 through 2150.
@Suite struct FoundationAgreementTests {
  /// A system with arithmetic of its own, and whom to compare it with.
  struct Peer: CustomTestStringConvertible {
    var system: CalendarSystem
    var identifier: Calendar.Identifier
    /// What to add to Foundation's years.
    var years = 0
    var testDescription: String { system.identifier }

    /// The first days of the Chinese months that Foundation misnames.
    var year1890: [Day] {
      guard system == .chinese || system == .dangi else { return [] }
      return ["1890-01-21", "1890-02-19", "1890-03-21"].compactMap { Day($0) }
    }
  }

  static let peers = [
    Peer(system: .gregorian, identifier: .gregorian),
    Peer(system: .iso8601, identifier: .iso8601),
    Peer(system: .buddhist, identifier: .buddhist),
    Peer(system: .republicOfChina, identifier: .republicOfChina),
    Peer(system: .persian, identifier: .persian),
    Peer(system: .indian, identifier: .indian),
    Peer(system: .coptic, identifier: .coptic),
    Peer(system: .ethiopicAmeteMihret, identifier: .ethiopicAmeteMihret),
    Peer(system: .hebrew, identifier: .hebrew),
    Peer(system: .islamicCivil, identifier: .islamicCivil),
    Peer(system: .islamicTabular, identifier: .islamicTabular),
  ]

  /// Foundation puts the New Year of 5807 a day late, and every month from
  /// Kislev 5806 to Heshvan 5807 with it: the molad falls on a Sunday,
  /// 17 h 87 p, so New Year is on Monday, 2046-10-01.
  static let lateInFoundation: DayRange? = {
    guard
      let first = Day("2045-11-10"),
      let last = Day("2046-11-30")
    else { return nil }
    return first...last
  }()

  @Test(arguments: peers) func agrees(peer: Peer) throws {
    let foundation = FoundationCalendar(peer.identifier)
    var compared = 0
    var disagreements: [Day] = []
    for month in peer.system.months(touching: ScanYears.days) {
      for day in month.days {
        compared += 1
        if CalendarFields(month, on: day) != foundation.fields(of: day) {
          disagreements.append(day)
        }
      }
    }
    #expect(compared > 109_900)
    if peer.system == .hebrew {
      let late = try #require(Self.lateInFoundation)
      #expect(disagreements.allSatisfy(late.contains))
      #expect(!disagreements.isEmpty)
    } else {
      #expect(disagreements.isEmpty, "\(disagreements.prefix(3))")
    }
  }

  /// Foundation gives Gregorian months for the years from the creation, so
  /// they are compared by their definition: the other count and 5500.
  @Test func ameteAlemIsAmeteMihretAnd5500() {
    for month in CalendarSystem.ethiopicAmeteAlem.months(
      touching: ScanYears.days)
    {
      let other = CalendarSystem.ethiopicAmeteMihret.month(
        containing: month.firstDay)
      #expect(other.days == month.days)
      #expect(other.number == month.number)
      #expect(other.year + 5500 == month.year)
      #expect(month.era == 0)
    }
  }

  /// The calendars that are asked of Foundation, against Foundation asked
  /// plainly.
  ///
  /// It has a day 0 in 2057 and 2097, and the leap month of 1890 in the wrong
  /// place: its first three months are named for those before them.
  @Test(arguments: [
    Peer(system: .japanese, identifier: .japanese),
    Peer(system: .islamic, identifier: .islamic),
    Peer(system: .islamicUmmAlQura, identifier: .islamicUmmAlQura),
    Peer(system: .chinese, identifier: .chinese),
    Peer(system: .dangi, identifier: .dangi),
  ])
  func readsFoundationRight(peer: Peer) {
    let foundation = FoundationCalendar(peer.identifier)
    var corrected: [Day] = []
    var misnamed: Set<Day> = []
    for month in peer.system.months(touching: ScanYears.days) {
      for day in [month.firstDay, month.lastDay] {
        let theirs = foundation.fields(of: day)
        if CalendarFields(month, on: day) == theirs { continue }
        if peer.year1890.contains(month.firstDay) {
          #expect(theirs.day == month.number(of: day))
          let before = peer.system.month(before: month)
          #expect(before.map { Int($0.number) } == theirs.month)
          misnamed.insert(month.firstDay)
          continue
        }
        let opening = peer.system.openingLabel(of: month)
        if opening.map({ CalendarFields($0, on: day) }) == theirs { continue }
        #expect(theirs.day == 0)
        #expect(day == month.lastDay && month.length == 30)
        corrected.append(day)
      }
    }
    let expected: [String] =
      switch peer.system {
      case .chinese: ["2057-09-28", "2097-08-07"]
      case .dangi: ["2097-01-13"]
      default: []
      }
    #expect(corrected.map(\.description) == expected)
    #expect(misnamed.count == peer.year1890.count)
  }
}
