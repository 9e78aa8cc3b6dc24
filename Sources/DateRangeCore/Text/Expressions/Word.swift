/// A word of the grammar.
enum Word: Hashable, Sendable {
  case month(Int)
  case weekday(Weekday)
  case weekend
  case unit(DayUnit)
  /// `today` and its neighbours: so many days after today.
  case today(Int)
  case last, past, this, next
  /// `wtd`: from the unit's start to today.
  case toDate(DayUnit)
  /// `to`, `through`: between two ends.
  case to
  case since, until, from
  case ago, `in`, of
  /// `first` in `first day of`, `start` in `start of`.
  case first, start, end
  case all, none
  /// The second word of `month to date`.
  case date
  /// `h` in `h1`: a half year.
  case half
  /// `p` in `P1W`.
  case period
  /// The letters after an ordinal number, by the last digit they suit.
  case ordinal(Ordinal)

  enum Ordinal: Hashable, Sendable {
    case st, nd, rd, th
  }
}

extension Word {
  /// The English words.
  ///
  /// Names come in full and in three letters; nothing else is short for a
  /// month, so that no unit is taken for one.
  static let english: [String: Word] = {
    var words: [String: Word] = [
      "sept": .month(9), "tues": .weekday(.tuesday),
      "thurs": .weekday(.thursday), "weekend": .weekend,
      "d": .unit(.day), "day": .unit(.day), "days": .unit(.day),
      "w": .unit(.week), "week": .unit(.week), "weeks": .unit(.week),
      "mo": .unit(.month), "month": .unit(.month), "months": .unit(.month),
      "q": .unit(.quarter), "quarter": .unit(.quarter),
      "quarters": .unit(.quarter),
      "y": .unit(.year), "year": .unit(.year), "years": .unit(.year),
      "today": .today(0), "now": .today(0), "yesterday": .today(-1),
      "tomorrow": .today(1),
      "last": .last, "past": .past, "this": .this, "next": .next,
      "wtd": .toDate(.week), "mtd": .toDate(.month),
      "qtd": .toDate(.quarter), "ytd": .toDate(.year),
      "to": .to, "through": .to, "since": .since, "until": .until,
      "from": .from, "ago": .ago, "in": .in, "of": .of,
      "first": .first, "start": .start, "end": .end,
      "all": .all, "none": .none, "date": .date,
      "h": .half, "p": .period,
      "st": .ordinal(.st), "nd": .ordinal(.nd), "rd": .ordinal(.rd),
      "th": .ordinal(.th),
    ]
    for (index, name) in EnglishNames.months.enumerated() {
      words[name.lowercased()] = .month(index + 1)
      words[String(name.prefix(3)).lowercased()] = .month(index + 1)
    }
    for weekday in Weekday.allCases {
      let name = EnglishNames.weekdays[weekday.index]
      words[name.lowercased()] = .weekday(weekday)
      words[String(name.prefix(3)).lowercased()] = .weekday(weekday)
    }
    return words
  }()
}
