import DateRangeCore
import Testing

/// `daterange tap --events`: each line with its answer.
@Suite struct EventStreamTests {
  /// Answers in short, so that a table can be read: the outcome or the reason
  /// that it was refused for, the state, the range, and the preview after an
  /// arrow.
  private func answers(_ options: String, _ lines: [String]) throws
    -> (short: [String], status: Int32)
  {
    let run = try Product.run(
      ["tap", "--events"] + options.split(separator: " ").map(String.init),
      input: lines.map { $0 + "\n" }.joined())
    let answers = try run.lines.filter { !$0.isEmpty }.map {
      try JSONValue(reading: Array($0.utf8)).short
    }
    return (answers, run.status)
  }

  @Test func `answers every operation`() throws {
    let table = [
      (#"{"op":"hover","day":"2026-11-03"}"#, "unchanged empty -> started"),
      (#"{"op":"tap","day":"2026-11-03"}"#, "started anchored -> 3..3"),
      (#"{"op":"hover","day":"2026-11-10"}"#, "unchanged anchored -> 3..10"),
      (#"{"op":"tap","day":"2026-11-10"}"#, "completed 3..10 -> restarted"),
      (#"{"op":"hover"}"#, "unchanged 3..10"),
      (#"{"op":"extend","edge":"end","by":2}"#, "moved-end 3..12"),
      (#"{"op":"extend","edge":"start","by":-1}"#, "moved-start 2..12"),
      (#"{"op":"undo"}"#, "restored 3..12"),
      (#"{"op":"undo"}"#, "restored 2..12"),
      (#"{"op":"press","day":"2026-11-12"}"#, "unchanged 2..12 -> restarted"),
      (#"{"op":"move","day":"2026-11-15"}"#, "unchanged 2..12 -> 2..15"),
      (#"{"op":"release","day":"2026-11-15"}"#, "moved-end 2..15 -> restarted"),
      (#"{"op":"hover","day":null}"#, "unchanged 2..15"),
      (#"{"op":"set","range":"nov 20 - 25"}"#, "completed 20..25"),
      (#"{"op":"set","range":"2026-11-25..2026-11-20"}"#, "reversed 20..25"),
      (#"{"op":"tap","day":"tomorrow"}"#, "restarted anchored"),
      (#"{"op":"escape"}"#, "restored 20..25"),
      (#"{"op":"tap","day":"today"}"#, "restarted anchored"),
      (#"{"op":"abandon"}"#, "restored 20..25"),
      (#"{"op":"edit","edge":"end"}"#, "unchanged 20..25"),
      (#"{"op":"clear"}"#, "cleared empty"),
      (#"{"op":"clear"}"#, "unchanged empty"),
      (#"{"op":"set","range":null}"#, "unchanged empty"),
      (#"{"op":"set","range":"none"}"#, "unchanged empty"),
      (#"{"op":"extend","edge":"end","by":1}"#, "nothing-to-extend empty"),
    ]
    let (short, status) = try answers("", table.map(\.0))
    #expect(short == table.map(\.1))
    #expect(status == 1)
  }

  @Test func `passes over a byte order mark`() throws {
    let run = try Product.run(
      ["tap", "--events"],
      input: "\u{FEFF}{\"op\":\"tap\",\"day\":\"2026-11-03\"}\n")
    #expect(run.output.contains(#""outcome":"started""#))
  }

  /// A line that is no event is answered with its number and passed over: the
  /// taps around it make the range.
  @Test(arguments: [
    ("tap", "not JSON"),
    ("[1]", "not an array"),
    ("{}", "an event has an op"),
    (#"{"op":7}"#, "an event has an op"),
    (#"{"op":"tip","day":"2026-11-03"}"#, "'tip'"),
    (#"{"op":"tap"}"#, "needs a day"),
    (#"{"op":"tap","day":3}"#, "needs a day"),
    (#"{"op":"tap","day":"2026-11-31"}"#, "2026-11-31"),
    (#"{"op":"tap","day":"foo"}"#, "foo"),
    (#"{"op":"tap","day":"2026-11-03","edge":"end"}"#, "'edge'"),
    (#"{"op":"tap","op":"tap","day":"2026-11-03"}"#, "'op' stands twice"),
    (#"{"op":"tap","day":"2026-11-03"} x"#, "text after the value"),
    (#"{"op":"tap","day":"2026-11-03""#, "a comma or closing brace"),
    (#"{"op":"extend","edge":"end"}"#, "whole number"),
    (#"{"op":"extend","edge":"end","by":1.5}"#, "whole number"),
    (
      #"{"op":"extend","edge":"end","by":99999999999999999999}"#, "whole number"
    ),
    (#"{"op":"extend","edge":"both","by":1}"#, "start or end"),
    (#"{"op":"edit"}"#, "start or end"),
    (#"{"op":"set"}"#, "one of range, days and ranges"),
    (#"{"op":"set","range":"..","days":[]}"#, "one of range, days and ranges"),
    (#"{"op":"set","range":".."}"#, "START..END"),
    (#"{"op":"set","days":"2026-11-03"}"#, "a list"),
    (#"{"op":"set","days":[3]}"#, "holds texts"),
    (#"{"op":"clear","day":"2026-11-03"}"#, "'day'"),
    (#"{"op":"constrain","nights":3}"#, "'nights'"),
    (#"{"op":"constrain","max-nights":-3}"#, "'-3'"),
    (#"{"op":"constrain","blocked":{"day":3}}"#, "not an object"),
    (#"{"op":"constrain","min":"2026-12-01","max":"2026-11-01"}"#, "after"),
    (#"{"op":"constrain","weekdays":"2026-11-03"}"#, "names no weekdays"),
    (String(repeating: "[", count: 60_000), "too many levels"),
    (String(repeating: "[", count: 70_000), "longer than 65536 bytes"),
    (String(repeating: "[", count: 700_000), "longer than 65536 bytes"),
    ("\u{0}\u{1}\u{7f}", "not JSON"),
  ])
  func `answers a line that is no event`(line: String, text: String) throws {
    let run = try Product.run(
      ["tap", "--events"],
      input: """
        {"op":"tap","day":"2026-11-03"}
        \(line)

        {"op":"tap","day":"2026-11-10"}

        """)
    #expect(run.status == 0)
    #expect(run.errors == "")
    try #require(run.lines.count == 3)
    let error = try JSONValue(reading: Array((run.lines[1]).utf8))
    #expect(error["line"] == .integer(2))
    guard case .string(let message)? = error["error"] else {
      return #expect(error["error"] != nil)
    }
    #expect(message.contains(text), "\(message)")
    let last = try JSONValue(reading: Array(run.lines[2].utf8))
    #expect(last.short == "completed 3..10")
  }

  /// The constraints of an event replace all there were, those of the command
  /// line too.
  @Test(arguments: [
    ("", "2026-11-05", "cleared empty"),
    ("--on-constrain clip", "2026-11-05", "clipped 3..4"),
    ("--on-constrain keep", "2026-11-05", "kept 3..10"),
    ("--on-constrain clip", "2026-11-03", "cleared empty"),
    ("--on-constrain clip", "2026-11-04", "clipped 3..3"),
    ("", "2026-11-11", "unchanged 3..10"),
    ("", "sat,sun", "cleared empty"),
  ])
  func `has new constraints replace the old`(
    options: String, blocked: String, answer: String
  ) throws {
    let (short, _) = try answers(
      "--initial 2026-11-03..10 --max 2026-11-20 " + options,
      [
        #"{"op":"hover","day":"2026-11-25"}"#,
        #"{"op":"constrain","blocked":["\#(blocked)"]}"#,
        #"{"op":"constrain"}"#,
        #"{"op":"set","range":"2026-11-03..25"}"#,
      ])
    #expect(short[0] == "unchanged 3..10 -> after-latest")
    #expect(short[1].hasPrefix(answer + " -> "))
    #expect(short[3].hasPrefix("completed 3..25"))
  }

  @Test func `takes every constraint by its option's name`() throws {
    let (short, _) = try answers(
      "",
      [
        #"{"op":"constrain","min":"2026-11-02","max":"2026-11-28","#
          + #""weekdays":"mon-fri","blocked":["2026-11-11","2026-11-12"],"#
          + #""blocked-nights":"2026-11-17","no-check-in":["wed"],"#
          + #""no-check-out":"2026-11-20","min-nights":[1,"2@mon"],"#
          + #""max-days":5}"#,
        #"{"op":"set","range":"2026-11-01..03"}"#,
        #"{"op":"set","range":"2026-11-27..29"}"#,
        #"{"op":"set","range":"2026-11-05..07"}"#,
        #"{"op":"set","range":"2026-11-09..12"}"#,
        #"{"op":"set","range":"2026-11-10..13"}"#,
        #"{"op":"set","range":"2026-11-16..18"}"#,
        #"{"op":"set","range":"2026-11-18..19"}"#,
        #"{"op":"set","range":"2026-11-19..20"}"#,
        #"{"op":"set","range":"2026-11-05..05"}"#,
        #"{"op":"set","range":"2026-11-02..03"}"#,
        #"{"op":"set","range":"2026-11-05..10"}"#,
        #"{"op":"set","range":"2026-11-03..04"}"#,
      ])
    #expect(
      short.dropFirst().map { $0.split(separator: " ")[0] } == [
        "before-earliest", "after-latest", "weekday-not-offered", "blocked",
        "blocked-inside", "blocked-night", "no-check-in", "no-check-out",
        "too-short", "too-short", "too-long", "completed",
      ])
  }

  /// An anchor from which no range can be completed any more is dropped.
  @Test func `drops an anchor that new constraints forbid`() throws {
    let (short, status) = try answers(
      "--initial 2026-11-03..10",
      [
        #"{"op":"tap","day":"2026-11-20"}"#,
        #"{"op":"constrain","blocked":"2026-11-20"}"#,
      ])
    #expect(short == ["restarted anchored", "restored 3..10"])
    #expect(status == 0)
  }

  @Test(arguments: [
    ("", ["tap", "tap"], 0), ("", ["tap"], 1), ("", [], 1),
    ("--initial 2026-11-03..10", [], 0),
    ("--initial 2026-11-03..10", ["tap"], 1),
    ("--initial 2026-11-03..10 --blocked 2026-11-05", [], 1),
    ("--initial 2026-11-03..10 --policy adjust", ["tap"], 0),
  ])
  func `ends with the status of the state`(
    options: String, ops: [String], status: Int32
  ) throws {
    let lines = ops.map { #"{"op":"\#($0)","day":"2026-11-20"}"# }
    #expect(try answers(options, lines).status == status)
  }

  @Test func `holds days and ranges as they are set`() throws {
    let run = try Product.run(
      ["tap", "--events", "--mode", "days"],
      input: """
        {"op":"set","days":["2026-11-05","2026-11-09..10"]}
        {"op":"tap","day":"2026-11-09"}
        """)
    #expect(
      run.lines == [
        #"{"mode":"days","state":"complete","days":["2026-11-05","#
          + #""2026-11-09","2026-11-10"],"anchor":null,"#
          + #""outcome":"completed","preview":null}"#,
        #"{"mode":"days","state":"complete","days":["2026-11-05","#
          + #""2026-11-10"],"anchor":null,"outcome":"removed","preview":null}"#,
      ])
  }
}

extension JSONValue {
  /// An answer in a few words.
  fileprivate var short: String {
    let preview = self["preview"].map { $0 == .null ? "" : " -> \($0.promise)" }
    return "\(happening) \(standing)" + (preview ?? "")
  }

  /// What an event did, or why it did not.
  private var happening: String {
    text("reason") ?? text("outcome") ?? text("error") ?? "nothing"
  }

  /// The range, else the state.
  private var standing: String { range ?? text("state") ?? "nowhere" }

  /// What a tap would give: a range, or what it would do.
  private var promise: String { text("reason") ?? range ?? happening }

  /// The days of November.
  private var range: String? {
    guard case .string(let start)? = self["range"]?["start"],
      case .string(let end)? = self["range"]?["end"],
      let first = Day(start), let last = Day(end)
    else { return nil }
    return "\(first.dayOfMonth)..\(last.dayOfMonth)"
  }

  private func text(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }
}
