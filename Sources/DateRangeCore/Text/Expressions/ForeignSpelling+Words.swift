// Rules about words.
extension ForeignSpelling.Phrase {
  /// `Q4/25`, `q4/2025`, `nov '26`.
  var wholeYear: [String] {
    let text = words.joined()
    if let last = words.last, last.hasPrefix("'"),
      let year = digits(last.dropFirst())
    {
      let others = words.dropLast() + ["\(fourDigits(year))"]
      return [others.joined(separator: " ")]
    }
    guard text.utf8.count >= 5, text.hasPrefix("q"),
      let quarter = text.dropFirst().first,
      "/-'".contains(text.dropFirst(2).first ?? " "),
      let year = digits(text.dropFirst(3))
    else { return [] }
    return ["\(fourDigits(year))Q\(quarter)"]
  }

  /// `kw48`, `week 48`.
  var week: [String] {
    let text = words.joined()
    for prefix in ["kw", "cw", "wk", "week"] where text.hasPrefix(prefix) {
      if let number = digits(text.dropFirst(prefix.count)) {
        return ["w\(number)"]
      }
    }
    return []
  }

  /// `W48-1`, a day of a week of this year.
  var dayOfSomeWeek: [String] {
    let parts = words.joined().split(separator: "-")
    guard parts.count == 2, parts[0].hasPrefix("w"), parts[1].count == 1,
      digits(parts[0].dropFirst()) != nil, digits(parts[1]) != nil
    else { return [] }
    let year = WeekRule.iso.number(of: context.today).year
    return ["\(year)-\(parts[0].uppercased())-\(parts[1])"]
  }

  /// `fy2026`.
  var fiscalYear: [String] {
    let text = words.joined()
    guard text.hasPrefix("fy"), let year = digits(text.dropFirst(2))
    else { return [] }
    let four = fourDigits(year)
    return ["--preset \(text)=\(four - 1)-10..\(four)-09"]
  }

  /// `last business day`, `next 10 working days`.
  var businessDays: [String] {
    guard
      let word = words.firstIndex(where: {
        ["business", "working", "workday", "workdays"].contains($0)
      })
    else { return [] }
    let number = words[..<word].lazy.compactMap { Int($0) }.first
    let isPast = words.first == "last" || words.first == "past"
    let direction = isPast ? "last" : "next"
    guard let number, (1...10_000).contains(number) else {
      return [
        "daterange days 'this month' --weekdays mon-fri"
          + (isPast ? " --reverse" : "") + " --limit 1"
      ]
    }
    return [
      "daterange days '\(direction) \(number / 5 + 2) weeks'"
        + " --weekdays mon-fri" + (isPast ? " --reverse" : "")
        + " --limit \(number)"
    ]
  }

  /// `2 weekends from now`.
  var weekends: [String] {
    guard words.contains("weekends") else { return [] }
    let isPast = ["last", "past", "ago"].contains { words.contains($0) }
    return [isPast ? "last weekend" : "next weekend"]
  }

  /// `last november`, `next q1`.
  var partOfSomeYear: [String] {
    guard words.count == 2 else { return [] }
    let part = words[1]
    let isLettered = part.utf8.count == 2 && "qh".contains(part.first ?? " ")
    guard isLettered || Word.english[part]?.isMonth == true else { return [] }
    let today = context.today
    let years = [today.year - 1, today.year, today.year + 1]
      .map { "\(part) \($0)" }
    switch words[0] {
    case "last", "past":
      let last = years.last { read($0).map { $0.upperBound < today } ?? false }
      return last.map { [$0] } ?? []
    case "next":
      let next = years.first { read($0).map { $0.lowerBound > today } ?? false }
      return next.map { [$0] } ?? []
    case "this": return [years[1]]
    default: return []
    }
  }

  /// `eom`, `T-7`, `a week ago`, `previous month`, `the 3rd of november`.
  var otherWords: [String] {
    if let phrase = ForeignSpelling.phrases[whole] { return [phrase] }
    if whole.hasPrefix("t-") || whole.hasPrefix("t+") {
      let offset = whole.dropFirst()
      return digits(offset.dropFirst()) == nil
        ? [String(offset)] : ["\(offset)d"]
    }
    var text = whole
    if text.hasSuffix(" ago"), Word.english[words[0]]?.isUnit == true {
      text = "1 " + text
    }
    let replaced = words.flatMap(plainer).joined(separator: " ")
    return [text, shifted, replaced, withoutDayOf, spaced, dayMonthYear, edge]
      .filter { $0 != whole }
  }

  /// `3 nov 2026` for `2026-nov-03`, `nov-3-2026` and `2026 nov 3`.
  private var dayMonthYear: String {
    let parts = whole.split { " -/.,".contains($0) }.map { String($0) }
    guard parts.count == 3,
      let month = parts.first(where: { Word.english[$0]?.isMonth == true }),
      let year = parts.first(where: { $0.count == 4 && digits($0) != nil }),
      let day = parts.first(where: { $0.count <= 2 && digits($0) != nil }),
      let number = digits(day)
    else { return whole }
    return "\(number) \(month) \(year)"
  }

  /// `end of november` for `end november`.
  private var edge: String {
    guard words.count == 2, ["start", "end"].contains(words[0])
    else { return whole }
    return "\(words[0]) of \(words[1])"
  }

  /// `2026-11-03 - 3 days` for `3 days before 2026-11-03`.
  private var shifted: String {
    let signs = ["before": "-", "after": "+", "from": "+"]
    guard let index = words.firstIndex(where: { signs[$0] != nil }),
      index > 0, let sign = signs[words[index]]
    else { return whole }
    let (length, date) = (words[..<index], words[(index + 1)...])
    return (date + [sign] + length).joined(separator: " ")
  }

  /// `1m`, `last 3 m`.
  var minutes: [String] {
    let months = words.map { word in
      let number = word.prefix { $0.isNumber || "+-".contains($0) }
      return word.dropFirst(number.count) == "m" ? "\(number)mo" : word
    }
    return months == words ? [] : [months.joined(separator: " ")]
  }

  /// `3rd november` for `the 3rd of november`.
  private var withoutDayOf: String {
    var rest = words.filter { $0 != "the" }
    for index in rest.indices.dropFirst().reversed()
    where rest[index] == "of" && rest[index - 1].first?.isNumber == true {
      rest.remove(at: index)
    }
    return rest.joined(separator: " ")
  }

  /// `3-nov-2026`, `nov. 3`: a hyphen or a full stop beside a letter.
  private var spaced: String {
    let text = Array(whole)
    let isLetter = text.map(\.isLetter)
    // A name, not the letter of `2026-W48`.
    guard
      text.split(whereSeparator: { !$0.isLetter }).contains(where: {
        $0.count >= 3
      })
    else { return String(text) }
    let spaced = text.indices.map { index in
      let isBeside =
        index > 0 && isLetter[index - 1]
        || index + 1 < text.count && isLetter[index + 1]
      return isBeside && "-.".contains(text[index]) ? " " : text[index]
    }
    return String(spaced).split(separator: " ").joined(separator: " ")
  }

  /// A word as it is said here; a number and its unit may be one word.
  private func plainer(_ word: String) -> [String] {
    if let other = ForeignSpelling.words[word] {
      return other.isEmpty ? [] : [other]
    }
    let number = word.prefix { $0.isNumber || "+-".contains($0) }
    let unit = String(word.dropFirst(number.count))
    guard !number.isEmpty, let other = ForeignSpelling.words[unit]
    else { return [word] }
    return [number + other]
  }

  /// The number that a text of digits is.
  private func digits(_ text: some StringProtocol) -> Int? {
    text.utf8.count <= 4 && text.allSatisfy(\.isASCII) ? Int(text) : nil
  }

  private func fourDigits(_ year: Int) -> Int {
    year < 100 ? 2000 + year : year
  }
}

extension Word {
  fileprivate var isUnit: Bool {
    if case .unit = self { true } else { false }
  }

  fileprivate var isMonth: Bool {
    if case .month = self { true } else { false }
  }
}

extension ForeignSpelling {
  fileprivate static let phrases = [
    "eod": "today", "eow": "end of week", "eom": "end of month",
    "eoq": "end of quarter", "eoy": "end of year", "bow": "start of week",
    "bom": "start of month", "boq": "start of quarter",
    "boy": "start of year", "som": "start of month", "soy": "start of year",
    "day before yesterday": "2 days ago",
    "the day before yesterday": "2 days ago",
    "day after tomorrow": "in 2 days", "the day after tomorrow": "in 2 days",
    "all time": "all", "always": "all", "ever": "all", "never": "none",
    "nothing": "none", "empty": "none", "tonight": "today",
    "weekdays": "this week", "fortnight": "next 2 weeks",
  ]

  /// Words that are said otherwise here; an empty one is left out.
  fileprivate static let words = [
    "a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4",
    "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eleven": "11", "twelve": "12", "few": "3", "couple": "2",
    "mth": "month", "mths": "months", "wk": "week",
    "wks": "weeks", "yr": "year", "yrs": "years", "qtr": "quarter",
    "qtrs": "quarters", "weds": "wed", "thur": "thu",
    "hence": "from today", "previous": "last", "prior": "last",
    "preceding": "last", "current": "this", "coming": "next",
    "following": "next", "upcoming": "next", "thru": "through",
    "till": "until", "til": "until", "beginning": "start", "begin": "start",
    "final": "last", "the": "", "on": "", "tod": "today",
    "tom": "tomorrow", "tmr": "tomorrow", "yest": "yesterday",
    "annum": "year", "between": "from", "and": "to",
  ]
}
