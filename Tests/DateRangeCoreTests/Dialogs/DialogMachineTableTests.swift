import DateRangeCore
import Testing

/// The transition table, cell by cell.
///
/// A, B and C are requests: A is up, B waits where the state says so, and C
/// is new. Z is an id that belongs to nobody.
@Suite struct DialogMachineTableTests {
  typealias Machine = DialogMachine<String>
  typealias Event = DialogEvent<String>

  /// The states that the table has columns for.
  static let columns = [
    "idle", "raising A", "raising A, B", "presented A", "presented A, B",
    "lowering A", "lowering A, B",
  ]

  /// The events that the table has rows for.
  static let events: [String: @Sendable (Machine) -> Event] = [
    "C": { _ in .present(request("C"), .queue) },
    "C, replacing": { _ in .present(request("C"), .replace) },
    "C, or nothing": { _ in .present(request("C"), .reject) },
    "C, equal to A": { _ in .present(request("C", kind: "A"), .queue) },
    "C, equal to B": { _ in .present(request("C", kind: "B"), .queue) },
    "timer": { .timer($0.timer ?? DialogTimer(number: 0)) },
    "old timer": { _ in .timer(DialogTimer(number: 7)) },
    "confirm A": { _ in .confirm(id("A")) },
    "confirm B": { _ in .confirm(id("B")) },
    "confirm Z": { _ in .confirm(id("Z")) },
    "dismiss A": { _ in .requestDismiss(id("A"), .escape) },
    "dismiss A, not allowed": { _ in .requestDismiss(id("A"), .drag) },
    "dismiss B": { _ in .requestDismiss(id("B"), .escape) },
    "dismiss Z": { _ in .requestDismiss(id("Z"), .escape) },
    "close A": { _ in .close(id("A"), .programmatic) },
    "close B": { _ in .close(id("B"), .programmatic) },
    "close Z": { _ in .close(id("Z"), .programmatic) },
    "cancel A": { _ in .close(id("A"), .taskCancelled) },
    "cancel B": { _ in .close(id("B"), .taskCancelled) },
    "close all": { _ in .closeAll },
  ]

  /// What follows: the state, then the effects; a dash where nothing does.
  static let cells: [(column: String, rows: [(String, String)])] = [
    (
      "idle",
      [
        ("C", "raising C; start"),
        ("C, replacing", "raising C; start"),
        ("C, or nothing", "raising C; start"),
        ("C, equal to A", "raising C; start"),
        ("C, equal to B", "raising C; start"),
        ("timer", "-"), ("old timer", "-"),
        ("confirm A", "-"), ("confirm B", "-"), ("confirm Z", "-"),
        ("dismiss A", "-"), ("dismiss A, not allowed", "-"),
        ("dismiss B", "-"), ("dismiss Z", "-"),
        ("close A", "-"), ("close B", "-"), ("close Z", "-"),
        ("cancel A", "-"), ("cancel B", "-"), ("close all", "-"),
      ]
    ),
    (
      "raising A",
      [
        ("C", "raising A, C"),
        ("C, replacing", "lowering A replaced, C; cancel start"),
        ("C, or nothing", "raising A; end C rejected"),
        ("C, equal to A", "raising A; end C rejected"),
        ("C, equal to B", "raising A, C"),
        ("timer", "presented A"), ("old timer", "-"),
        ("confirm A", "-"), ("confirm B", "-"), ("confirm Z", "-"),
        ("dismiss A", "lowering A escape; cancel start"),
        ("dismiss A, not allowed", "-"),
        ("dismiss B", "-"), ("dismiss Z", "-"),
        ("close A", "lowering A programmatic; cancel start"),
        ("close B", "-"), ("close Z", "-"),
        ("cancel A", "lowering A taskCancelled; cancel start"),
        ("cancel B", "-"),
        ("close all", "lowering A programmatic; cancel start"),
      ]
    ),
    (
      "raising A, B",
      [
        ("C", "raising A, B, C"),
        (
          "C, replacing", "lowering A replaced, C; end B replaced cancel start"
        ),
        ("C, or nothing", "raising A, B; end C rejected"),
        ("C, equal to A", "raising A, B; end C rejected"),
        ("C, equal to B", "raising A, B; end C rejected"),
        ("timer", "presented A, B"), ("old timer", "-"),
        ("confirm A", "-"), ("confirm B", "-"), ("confirm Z", "-"),
        ("dismiss A", "lowering A escape, B; cancel start"),
        ("dismiss A, not allowed", "-"),
        ("dismiss B", "-"), ("dismiss Z", "-"),
        ("close A", "lowering A programmatic, B; cancel start"),
        ("close B", "raising A; end B programmatic"), ("close Z", "-"),
        ("cancel A", "lowering A taskCancelled, B; cancel start"),
        ("cancel B", "raising A; end B taskCancelled"),
        (
          "close all",
          "lowering A programmatic; end B programmatic cancel start"
        ),
      ]
    ),
    (
      "presented A",
      [
        ("C", "presented A, C"),
        ("C, replacing", "lowering A replaced, C; start"),
        ("C, or nothing", "presented A; end C rejected"),
        ("C, equal to A", "presented A; end C rejected"),
        ("C, equal to B", "presented A, C"),
        ("timer", "-"), ("old timer", "-"),
        ("confirm A", "lowering A confirmed; start"),
        ("confirm B", "-"), ("confirm Z", "-"),
        ("dismiss A", "lowering A escape; start"),
        ("dismiss A, not allowed", "-"),
        ("dismiss B", "-"), ("dismiss Z", "-"),
        ("close A", "lowering A programmatic; start"),
        ("close B", "-"), ("close Z", "-"),
        ("cancel A", "lowering A taskCancelled; start"),
        ("cancel B", "-"),
        ("close all", "lowering A programmatic; start"),
      ]
    ),
    (
      "presented A, B",
      [
        ("C", "presented A, B, C"),
        ("C, replacing", "lowering A replaced, C; end B replaced start"),
        ("C, or nothing", "presented A, B; end C rejected"),
        ("C, equal to A", "presented A, B; end C rejected"),
        ("C, equal to B", "presented A, B; end C rejected"),
        ("timer", "-"), ("old timer", "-"),
        ("confirm A", "lowering A confirmed, B; start"),
        ("confirm B", "-"), ("confirm Z", "-"),
        ("dismiss A", "lowering A escape, B; start"),
        ("dismiss A, not allowed", "-"),
        ("dismiss B", "-"), ("dismiss Z", "-"),
        ("close A", "lowering A programmatic, B; start"),
        ("close B", "presented A; end B programmatic"), ("close Z", "-"),
        ("cancel A", "lowering A taskCancelled, B; start"),
        ("cancel B", "presented A; end B taskCancelled"),
        ("close all", "lowering A programmatic; end B programmatic start"),
      ]
    ),
    (
      "lowering A",
      [
        ("C", "lowering A confirmed, C"),
        ("C, replacing", "lowering A confirmed, C"),
        ("C, or nothing", "lowering A confirmed; end C rejected"),
        ("C, equal to A", "lowering A confirmed, C"),
        ("C, equal to B", "lowering A confirmed, C"),
        ("timer", "idle; end A confirmed"), ("old timer", "-"),
        ("confirm A", "-"), ("confirm B", "-"), ("confirm Z", "-"),
        ("dismiss A", "-"), ("dismiss A, not allowed", "-"),
        ("dismiss B", "-"), ("dismiss Z", "-"),
        ("close A", "-"), ("close B", "-"), ("close Z", "-"),
        ("cancel A", "-"), ("cancel B", "-"), ("close all", "-"),
      ]
    ),
    (
      "lowering A, B",
      [
        ("C", "lowering A confirmed, B, C"),
        ("C, replacing", "lowering A confirmed, C; end B replaced"),
        ("C, or nothing", "lowering A confirmed, B; end C rejected"),
        ("C, equal to A", "lowering A confirmed, B, C"),
        ("C, equal to B", "lowering A confirmed, B; end C rejected"),
        ("timer", "raising B; start end A confirmed"), ("old timer", "-"),
        ("confirm A", "-"), ("confirm B", "-"), ("confirm Z", "-"),
        ("dismiss A", "-"), ("dismiss A, not allowed", "-"),
        ("dismiss B", "-"), ("dismiss Z", "-"),
        ("close A", "-"),
        ("close B", "lowering A confirmed; end B programmatic"),
        ("close Z", "-"),
        ("cancel A", "-"),
        ("cancel B", "lowering A confirmed; end B taskCancelled"),
        ("close all", "lowering A confirmed; end B programmatic"),
      ]
    ),
  ]

  struct Cell: CustomTestStringConvertible {
    let column: String
    let event: String
    let result: String
    var testDescription: String { "\(event), when \(column): \(result)" }
  }

  static let table = cells.flatMap { column, rows in
    rows.map { Cell(column: column, event: $0, result: $1) }
  }

  @Test func hasACellForEveryEventInEveryState() {
    #expect(Self.cells.map(\.column) == Self.columns)
    for (column, rows) in Self.cells {
      #expect(rows.map(\.0).sorted() == Self.events.keys.sorted(), "\(column)")
    }
  }

  @Test(arguments: table)
  func cell(_ cell: Cell) throws {
    let before = Self.machine(in: cell.column)
    let event = try #require(Self.events[cell.event])
    var after = before
    let effects = after.handle(event(before))
    if cell.result == "-" {
      #expect(after == before)
      #expect(effects.isEmpty)
    } else {
      #expect(Self.picture(of: after, effects, before) == cell.result)
    }
    #expect(after.violation == nil)
  }

  /// A person's ways out: each of the 16 policies against each of the 4, bit
  /// by bit in the order of the sources.
  @Test(arguments: 0..<16 as Range<UInt8>, DismissSource.allCases)
  func dismissesAsThePolicyAllows(bits: UInt8, source: DismissSource) {
    let policy = DismissPolicy(rawValue: bits)
    let index = DismissSource.allCases.firstIndex(of: source) ?? 8
    let isAllowed = bits >> index & 1 == 1
    var machine = Machine()
    let id = machine.issueID()
    _ = machine.handle(
      .present(
        DialogRequest(id: id, kind: "A", dismissPolicy: policy), .queue))
    #expect(policy.allows(source) == isAllowed)
    #expect(machine.handle(.requestDismiss(id, source)).isEmpty != isAllowed)
    #expect(machine.phase == (isAllowed ? .lowering : .raising))
  }

  // MARK: - Building and reading

  private static let letters = Array("ABCZ")

  private static func id(_ name: Character) -> DialogID {
    DialogID(number: UInt64(letters.firstIndex(of: name) ?? 3))
  }

  private static func request(
    _ name: Character, kind: String? = nil
  ) -> DialogRequest<String> {
    DialogRequest(
      id: id(name),
      kind: kind ?? String(name),
      dismissPolicy: [.escape, .blocker, .cancelButton]
    )
  }

  private static func machine(in column: String) -> Machine {
    var machine = Machine()
    for _ in "ABC" { _ = machine.issueID() }
    var events: [Event] = []
    if column != "idle" { events.append(.present(request("A"), .queue)) }
    if column.contains("B") { events.append(.present(request("B"), .queue)) }
    let isUp = column.hasPrefix("presented") || column.hasPrefix("lowering")
    if isUp { events.append(.timer(DialogTimer(number: 0))) }
    if column.hasPrefix("lowering") { events.append(.confirm(id("A"))) }
    for event in events { _ = machine.handle(event) }
    return machine
  }

  private static func picture(
    of machine: Machine, _ effects: [DialogEffect], _ before: Machine
  ) -> String {
    var stage = "\(machine.phase)"
    if let current = machine.current { stage += " \(name(of: current.id))" }
    if case .lowering(_, let ending, _) = machine.stage {
      stage += " \(word(for: ending))"
    }
    let names = [stage] + machine.waiting.map { name(of: $0.id) }
    let words = effects.map { effect in
      switch effect {
      case .startTimer(let timer, let phase):
        timer == machine.timer && phase == machine.phase
          && timer != before.timer ? "start" : "start a wrong timer"
      case .cancelTimer(let timer):
        timer == before.timer ? "cancel" : "cancel a wrong timer"
      case .resolve(let id, let ending):
        "end \(name(of: id)) \(word(for: ending))"
      }
    }
    let state = names.joined(separator: ", ")
    return words.isEmpty
      ? state : state + "; " + words.joined(separator: " ")
  }

  private static func name(of id: DialogID) -> String {
    String(letters[Int(id.number)])
  }

  private static func word(for ending: DialogEnding) -> String {
    switch ending {
    case .confirmed: "confirmed"
    case .dismissed(let reason): "\(reason)"
    }
  }
}
