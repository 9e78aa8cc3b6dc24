import DateRangeCore
import Testing

/// What the context changes in the meaning of a text, and what it does not.
@Suite struct ExpressionContextTests {
  @Test(arguments: [
    ("11/3", "2026-11-03", "2026-03-11"),
    ("3.11.2026", "2026-03-11", "2026-11-03"),
    ("1/2..3/4", "2026-01-02..2026-03-04", "2026-02-01..2026-04-03"),
    ("11-03", "2026-11-03", "2026-03-11"),
    // Never by the value: there is no month 13.
    ("11/13", "2026-11-13", "11/13: there is no month 13"),
    // A year first has one order.
    (
      "2026-11-03/01-05",
      "2026-11-03/01-05: the end is before the start; write 2026-01-05..2026-11-03 or add --swap",
      "2026-11-03/01-05: the end is before the start; write 2026-01-05..2026-11-03 or add --swap"
    ),
    ("2026/11/03", "2026-11-03", "2026-11-03"),
    ("nov 3", "2026-11-03", "2026-11-03"),
  ])
  func `reads short dates in the order given`(
    text: String, monthFirst: String, dayFirst: String
  ) {
    var context = ExpressionContext.table
    context.dateOrder = .monthFirst
    #expect(meaning(of: text, in: context) == monthFirst)
    context.dateOrder = .dayFirst
    #expect(meaning(of: text, in: context) == dayFirst)
  }

  @Test(arguments: [
    ("2026-11-10..2026-11-03", "2026-11-03..2026-11-10"),
    ("2026-12..2026-11", "2026-11-01..2026-12-31"),
    ("nov 20 - nov 10", "2026-11-10..2026-11-20"),
    ("2026-11-03..2026-11-10", "2026-11-03..2026-11-10"),
  ])
  func `turns reversed ranges round when asked`(text: String, meant: String) {
    var context = ExpressionContext.table
    context.turnsReversedRanges = true
    #expect(meaning(of: text, in: context) == meant)
  }

  // Friday alone, Friday and Saturday, Sunday alone, all over New Year.
  @Test(
    arguments: [
      ([.friday, .saturday], "2026-12-05", "2026-12-04..2026-12-05"),
      ([.friday, .saturday], "2026-12-06", "2026-12-11..2026-12-12"),
      ([.friday], "2026-12-04", "2026-12-04"),
      ([.sunday], "2026-12-05", "2026-12-06"),
      ([.sunday, .monday], "2026-11-30", "2026-11-29..2026-11-30"),
      ([.saturday, .sunday], "2027-01-01", "2027-01-02..2027-01-03"),
    ] as [(WeekdaySet, String, String)])
  func `knows the weekend it is told`(
    weekend: WeekdaySet, today: String, expected: String
  ) {
    let context = ExpressionContext(today: day(today), weekend: weekend)
    #expect(meaning(of: "this weekend", in: context) == expected)
  }

  @Test(arguments: [WeekdaySet.all, []])
  func `refuses a weekend that does not begin`(weekend: WeekdaySet) {
    let context = ExpressionContext(today: .epoch, weekend: weekend)
    #expect(
      meaning(of: "weekend", in: context)
        == "weekend: the weekend is not known")
  }

  // Spanish and Portuguese, Vietnamese, Japanese: names that are English
  // words, that hold a hyphen, a blank or a digit.
  private static let local = LocalNames(
    months: (1...12).map {
      [["enero", "tháng \($0)", "\($0)月"], ["\($0)月", "tháng \($0)"]][
        $0 == 1 ? 0 : 1]
    },
    weekdays: [
      ["lunes", "segunda-feira"], ["martes"], ["miércoles"], ["jueves"],
      ["viernes"], ["sábado"], ["domingo", "last"],
    ],
    shortMonths: [["ene."], [], ["mar."]] + Array(repeating: [], count: 9),
    shortWeekdays: [["lun"], ["mar"], ["mié"], [], ["v"], ["v"], ["mo"]])

  @Test(arguments: [
    ("3 enero", "2026-01-03"), ("ENE 3", "2026-01-03"),
    ("mie\u{301}rcoles", "2026-12-02"), ("MIÉRCOLES", "2026-12-02"),
    ("segunda-feira..friday", "2026-11-30..2026-12-04"),
    ("lun - viernes", "2026-11-30..2026-12-04"),
    ("3 tháng 11", "2026-11-03"), ("tháng 1", "2026-01-01..2026-01-31"),
    ("11月 3", "2026-11-03"), ("11月", "2026-11-01..2026-11-30"),
    // English wins, and what is short for two things is short for none.
    ("mar 3", "2026-03-03"), ("mar", "2026-03-01..2026-03-31"),
    ("mo", "2026-11-01..2026-11-30"), ("last week", "2026-11-23..2026-11-29"),
  ])
  func `reads local names`(text: String, expected: String) {
    var context = ExpressionContext.table
    context.names = ExpressionContextTests.local
    #expect(meaning(of: text, in: context) == expected)
  }

  @Test(arguments: [
    "11月3日", "v", "lunesx", "segunda-feirax", "tháng 13", "enero-",
  ])
  func `leaves nothing of a local name unread`(text: String) {
    var context = ExpressionContext.table
    context.names = ExpressionContextTests.local
    #expect(throws: ExpressionError.self) {
      try DayRangeExpression(text).extent(in: context)
    }
  }

  @Test func `reads English alike whatever the local names`() throws {
    var context = ExpressionContext.table
    context.names = ExpressionContextTests.local
    for fact in try ExpressionFact.all()
    where fact.today == nil && fact.error != true {
      #expect(
        meaning(of: fact.expr, in: context) == meaning(of: fact.expr))
    }
  }
}

@Suite struct ExpressionPresetTests {
  private func context(_ definitions: String...) throws -> ExpressionContext {
    var context = ExpressionContext.table
    for definition in definitions { try context.define(preset: definition) }
    return context
  }

  @Test(arguments: [
    ("trip", "2026-11-03..2026-11-10"), ("TRIP", "2026-11-03..2026-11-10"),
    ("first day of trip", "2026-11-03"),
    ("since trip", "2026-11-03..2026-11-30"),
    ("trip - fy2026", "trip - fy2026"),
    ("trip..today", "2026-11-03..2026-11-30"),
    ("trip-1", "2026-12-24"), ("fy2026", "2025-10-01..2026-09-30"),
    ("open", "2026-11-03.."), ("nov - trip", "2026-11-01..2026-11-10"),
  ])
  func `stands for its expression`(text: String, expected: String) throws {
    let context = try context(
      "trip=2026-11-03..10", "fy2026 = 2025-10..2026-09", "trip-1=dec 24",
      "open=2026-11-03..")
    let meant = meaning(of: text, in: context)
    #expect(meant.hasPrefix(expected))
  }

  // A name that is taken, no name, or an expression that is none.
  @Test(arguments: [
    "today=2026-11-03", "q4=today", "last=today", "monday=today", "of=today",
    "=today", "a b=today", "1a=today", "a.b=today", "trip", "trip=banana",
    "trip=", "month-to-date=today", "mo=today",
  ])
  func `refuses`(definition: String) {
    #expect(throws: ExpressionError.self) { try context(definition) }
  }

  @Test func `goes in no circle`() throws {
    var context = try context("a=today", "b=a")
    // Redefined, each leads to the other; reading one of them must end.
    #expect(throws: ExpressionError.self) {
      try context.define(preset: "a=b")
    }
    #expect(meaning(of: "b", in: context) == "2026-11-30")
    let doubling = (1...20).map {
      "c\($0)x=" + ($0 == 1 ? "today" : "c\($0 - 1)x..c\($0 - 1)x")
    }
    #expect(throws: ExpressionError.self) {
      for definition in doubling { try context.define(preset: definition) }
    }
  }
}

@Suite struct DaySelectorTests {
  @Test(
    arguments: [
      ("sat", [.saturday]), ("sat,sun", [.saturday, .sunday]),
      ("fri-mon", [.friday, .saturday, .sunday, .monday]),
      ("Fri – Mon", [.friday, .saturday, .sunday, .monday]),
      ("mon..wed, friday", [.monday, .tuesday, .wednesday, .friday]),
      ("mon to tue", [.monday, .tuesday]), ("weekend", [.saturday, .sunday]),
      ("weekend,mon", [.saturday, .sunday, .monday]),
      ("sun-sun", [.sunday]), ("mon-sun", .all),
    ] as [(String, WeekdaySet)])
  func `reads weekdays`(text: String, weekdays: WeekdaySet) throws {
    let days = try DayRangeExpression(text).days(in: .table)
    #expect(days == .weekdays(weekdays))
  }

  @Test(arguments: [
    ("this sat", "2026-12-05"), ("sat, 5 dec", "2026-12-05"),
    ("2026-12-24..26", "2026-12-24..2026-12-26"),
    ("this weekend", "2026-12-05..2026-12-06"),
    ("next mon - fri", "2026-12-07..2026-12-11"),
  ])
  func `reads ranges`(text: String, expected: String) throws {
    guard
      case .range(let range) =
        try DayRangeExpression(text).days(in: .table)
    else { throw CancellationError() }
    #expect(DayExtent.range(range).short == expected)
  }

  @Test func `reads no day`() throws {
    #expect(try DayRangeExpression("none").days(in: .table) == .nothing)
  }

  @Test(arguments: [
    "sat,", ",sat", "sat sun", "mon-", "mon-wed-fri", "sat,today", "sat;sun",
    "",
  ])
  func `refuses`(text: String) {
    #expect(throws: ExpressionError.self) {
      try DayRangeExpression(text).days(in: .table)
    }
  }

  // An earliest day takes the first of several, a latest the last.
  @Test(
    arguments: [
      ("2026-11", "2026-11-01", "2026-11-30"),
      ("today", "2026-11-30", "2026-11-30"),
      ("2026-11-03..", nil, nil), ("..2026-11-03", nil, nil),
      ("none", nil, nil), ("all", nil, nil),
    ] as [(String, String?, String?)])
  func `takes the first or last day`(
    text: String, first: String?, last: String?
  ) {
    let expression = DayRangeExpression(text)
    #expect((try? expression.day(.first, in: .table)).map { "\($0)" } == first)
    #expect((try? expression.day(.last, in: .table)).map { "\($0)" } == last)
  }
}
