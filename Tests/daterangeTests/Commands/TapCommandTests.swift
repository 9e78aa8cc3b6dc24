import DateRangeCore
import Foundation
import Testing

/// `daterange tap` with days as words or lines.
@Suite struct TapCommandTests {
  @Test func `draws the range and prints it last`() throws {
    let run = try Product.run("tap 2026-11-03 2026-11-10")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
               November 2026
         Mo  Tu  We  Th  Fr  Sa  Su
                                  1
          2 [ 3───4───5───6───7───8─
        ──9──10] 11  12  13  14  15
         16  17  18  19  20  21  22
         23  24  25  26  27  28  29
         30*
        2026-11-03/2026-11-10

        """)
  }

  @Test func `begins anew with a third tap`() throws {
    let run = try Product.run("tap 2026-11-03 2026-11-10 2026-11-20")
    #expect(run.status == 1)
    #expect(run.lines.last == "none")
    #expect(
      run.errors == "daterange: 2026-11-20 waits for its end (anchored)\n")
  }

  /// What `--json` prints, the whole of it, and the exit status.
  @Test(arguments: [
    (
      "2026-11-10 2026-11-03", 0,
      #"""
      {"mode":"range","state":"complete","range":{"start":"2026-11-03",\#
      "end":"2026-11-10","days":8,"nights":7},"anchor":null,"taps":[\#
      {"day":"2026-11-10","outcome":"started"},\#
      {"day":"2026-11-03","outcome":"completed"}]}
      """#
    ),
    (
      "--policy forward 2026-11-10 2026-11-03", 1,
      #"""
      {"mode":"range","state":"anchored","range":null,\#
      "anchor":"2026-11-03","pending":"start","taps":[\#
      {"day":"2026-11-10","outcome":"started"},\#
      {"day":"2026-11-03","outcome":"restarted"}]}
      """#
    ),
    (
      "--policy anchor --blocked 2026-11-05 2026-11-03 2026-11-08", 1,
      #"""
      {"mode":"range","state":"anchored","range":null,\#
      "anchor":"2026-11-03","pending":"start","taps":[\#
      {"day":"2026-11-03","outcome":"started"},\#
      {"day":"2026-11-08","outcome":"rejected","reason":"blocked-inside",\#
      "by":"2026-11-05","message":"5 November is taken"}]}
      """#
    ),
    (
      "--on-blocked clip --blocked 2026-11-05 2026-11-03 2026-11-08", 0,
      #"""
      {"mode":"range","state":"complete","range":{"start":"2026-11-03",\#
      "end":"2026-11-04","days":2,"nights":1},"anchor":null,"taps":[\#
      {"day":"2026-11-03","outcome":"started"},\#
      {"day":"2026-11-08","outcome":"clipped","to":"2026-11-04"}]}
      """#
    ),
    (
      "--mode days 2026-11-10 2026-11-03", 0,
      #"""
      {"mode":"days","state":"complete","days":["2026-11-03","2026-11-10"],\#
      "anchor":null,"taps":[{"day":"2026-11-10","outcome":"added"},\#
      {"day":"2026-11-03","outcome":"added"}]}
      """#
    ),
    (
      "--mode day 2026-11-10", 0,
      #"""
      {"mode":"day","state":"complete","day":"2026-11-10","anchor":null,\#
      "taps":[{"day":"2026-11-10","outcome":"completed"}]}
      """#
    ),
    (
      "--mode ranges 2026-11-10 2026-11-12 2026-11-03 2026-11-03", 0,
      #"""
      {"mode":"ranges","state":"complete","ranges":[\#
      {"start":"2026-11-03","end":"2026-11-03","days":1,"nights":0},\#
      {"start":"2026-11-10","end":"2026-11-12","days":3,"nights":2}],\#
      "anchor":null,"taps":[{"day":"2026-11-10","outcome":"started"},\#
      {"day":"2026-11-12","outcome":"completed"},\#
      {"day":"2026-11-03","outcome":"started"},\#
      {"day":"2026-11-03","outcome":"completed"}]}
      """#
    ),
    (
      "--mode days --granularity week 2026-11-10 2026-11-18", 0,
      #"""
      {"mode":"days","state":"complete","ranges":[\#
      {"start":"2026-11-09","end":"2026-11-15","days":7,"nights":6},\#
      {"start":"2026-11-16","end":"2026-11-22","days":7,"nights":6}],\#
      "anchor":null,"taps":[{"day":"2026-11-10","outcome":"added"},\#
      {"day":"2026-11-18","outcome":"added"}]}
      """#
    ),
    (
      "--policy edges", 1,
      #"""
      {"mode":"range","state":"empty","range":null,"anchor":null,\#
      "edge":"start","taps":[]}
      """#
    ),
  ])
  func `tells the state as an object`(
    words: String, status: Int32, object: String
  ) throws {
    let run = try Product.run("tap --json " + words)
    #expect(run.output == object + "\n")
    #expect(run.status == status)
  }

  /// The result alone.
  @Test(arguments: [
    (
      "--policy adjust 2026-11-03 2026-11-10 2026-11-12",
      "2026-11-03/2026-11-12\n"
    ),
    ("--format ends 2026-11-10 2026-11-03", "2026-11-03 2026-11-10\n"),
    ("--mode day 2026-11-10", "2026-11-10\n"),
    ("--mode days 2026-11-10 2026-11-03", "2026-11-03\n2026-11-10\n"),
    ("--granularity month 2026-11-10 2026-12-03", "2026-11-01/2026-12-31\n"),
    ("--granularity span:-2..4 2026-11-17", "2026-11-15/2026-11-21\n"),
    ("--policy adjust --initial 2026-11-03..10", "2026-11-03/2026-11-10\n"),
    (
      "--policy adjust --initial 2026-11-03..10 2026-11-20",
      "2026-11-03/2026-11-20\n"
    ),
    (
      "--on-constrain clip --initial 2026-11-03..20 --blocked 2026-11-10",
      "2026-11-03/2026-11-09\n"
    ),
    (
      "--on-constrain keep --initial 2026-11-03..20 --blocked 2026-11-10",
      "2026-11-03/2026-11-20\n"
    ),
    ("--mode days --initial 2026-11-03..04 2026-11-03", "2026-11-04\n"),
  ])
  func `prints the result alone`(words: String, result: String) throws {
    let run = try Product.run("tap --quiet " + words)
    #expect(run == .init(status: 0, output: result, errors: ""))
  }

  /// The reason stands on the error stream, with its code.
  @Test(arguments: [
    ("--blocked 2026-11-05 2026-11-05", "5 November is taken (blocked)"),
    (
      "--blocked 2026-11-05 2026-11-03 2026-11-08",
      "5 November is taken (blocked-inside)"
    ),
    (
      "--max 2026-11-08 2026-11-10",
      "10 November is after the latest day, 8 November (after-latest)"
    ),
    (
      "--min-nights 3 2026-11-03 2026-11-05",
      "3 nights at least: 3 to 5 November has 2 (too-short)"
    ),
    (
      "--weekdays mon-fri 2026-11-07",
      "7 November is a Saturday, which is not offered (weekday-not-offered)"
    ),
    ("", "nothing is selected (empty)"),
    ("2026-11-03", "2026-11-03 waits for its end (anchored)"),
    (
      "--initial 2026-11-03..20 --blocked 2026-11-10",
      "nothing is selected (empty)"
    ),
  ])
  func `says why there is no result`(words: String, reason: String) throws {
    let run = try Product.run("tap --quiet " + words)
    #expect(
      run == .init(status: 1, output: "", errors: "daterange: \(reason)\n"))
  }

  /// One line that names the text, and nothing on the output.
  @Test(arguments: [
    (["2026-11-31"], "2026-11-31"),
    (["--min", "2026-12-01", "--max", "2026-11-01"], "2026-12-01"),
    (["--frobnicate"], "--frobnicate"),
    (["--granularity", "span:-9999999999..4"], "span:-9999999999..4"),
    (["10000-01-01"], "10000"),
    ([""], "empty"),
    (["2026-11-03..04"], "2026-11-03..04"),
    (["2026-11-03", "nonsense"], "nonsense"),
    (["--mode", "week"], "'week'"),
    (["--policy", "flatpickr"], "'flatpickr'"),
    (["--on-first", "oneDay"], "'oneDay'"),
    (["--granularity", "span:4..-2"], "'span:4..-2'"),
    (["--min-count", "3", "--max-count", "2"], "--min-count 3"),
    (["--initial", "nonsense"], "nonsense"),
    (["--initial", "2026-11-10..03"], "2026-11-10"),
    (["--json", "--format", "ends"], "--format"),
    (["--events", "2026-11-03"], "--events"),
  ])
  func `refuses what it cannot use`(words: [String], text: String) throws {
    let run = try Product.run(["tap"] + words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("daterange: "))
    #expect(run.errors.contains(text))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }
}

/// `daterange tap -`.
@Suite struct TapLinesTests {
  @Test func `taps the day of each line`() throws {
    let run = try Product.run(
      ["tap", "-", "--quiet"],
      input: "# arrival\r\n2026-11-03\r\n\n  next tuesday \n")
    #expect(
      run == .init(status: 0, output: "2026-11-03/2026-12-01\n", errors: ""))
  }

  @Test func `goes on after a refused line, and remembers`() throws {
    let run = try Product.run(
      ["tap", "-", "--quiet", "--min", "2026-11-02"],
      input: "2026-11-01\n2026-11-03\n2026-11-10\n")
    #expect(run.status == 1)
    #expect(run.output == "2026-11-03/2026-11-10\n")
    #expect(
      run.errors == "daterange: 1 November is before the earliest day, "
        + "2 November (before-earliest)\n")
  }

  @Test func `stops at a line that is no day`() throws {
    let run = try Product.run(
      ["tap", "-", "--quiet"], input: "2026-11-03\nfoo\n2026-11-10\n")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("daterange: line 2: foo: "))
  }

  /// Four megabytes of no sense: in one line, in many, and in no text at all.
  @Test(arguments: garbage)
  func `ends garbage with one line`(input: Data) throws {
    let run = try Product.shell("\"$daterange\" tap -", input: input)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("daterange: line 1"))
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(run.errors.utf8.count < 500)
  }

  private static let garbage: [Data] = {
    let size = 4_000_000
    var generator = SeededGenerator(seed: 0x7A9)
    var noise = Data(capacity: size)
    while noise.count < size {
      let bits = generator.next()
      withUnsafeBytes(of: bits) { noise.append(contentsOf: $0) }
    }
    return [
      Data(repeating: UInt8(ascii: "x"), count: size),
      Data(String(repeating: "garbage\n", count: size / 8).utf8),
      Data(repeating: 0, count: size), noise,
    ]
  }()
}
