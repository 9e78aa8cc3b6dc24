/// An expression as it was written, before anything is counted.
enum RangeSyntax {
  /// `none`
  case nothing
  /// `..` or `all`
  case all
  case single(Term)
  case closed(Term, Term)
  /// `2026-11-03/P1W`
  case lasting(Term, Offset)
  /// `P1W/2026-11-10`
  case ending(Offset, Term)
  /// `2026-11-03..` or `from 2026-11-03`
  case from(Term)
  /// `..2026-11-10` or `until 2026-11-10`
  case through(Term)
  case since(Term)
}

/// One end of a range, or a whole expression that is no range of two ends.
struct Term {
  indirect enum Kind {
    case date(PartialDate)
    /// So many days from today.
    case today(Int)
    /// `+7d`, which as an end counts from the start, or `-7d`.
    case offset(Offset)
    /// `7 days ago`, `in 3 days`.
    case fromToday(Offset)
    case weekday(Weekday, Which)
    /// `last week` is the unit -1 from this one.
    case unit(DayUnit, Int)
    case weekend(Int)
    /// `last 7 days`, negative, ends today; `next 7 days` starts today.
    case rolling(Offset)
    case toDate(DayUnit)
    case weekOf(Term)
    case edge(isLast: Bool, Term)
    case preset(String)
  }

  enum Which {
    case bare, last, this, next
  }

  var kind: Kind

  /// What is added to the day, in order: `+ 2 weeks - 1d`.
  var offsets: [Offset] = []

  /// Where it stands, in bytes of UTF-8.
  var span: Range<Int>

  /// The date that it is, if it is one and nothing is added.
  var date: PartialDate? {
    guard case .date(let date) = kind, offsets.isEmpty else { return nil }
    return date
  }
}

/// A number of units, negative for earlier.
struct Offset {
  var count: Int
  var unit: DayUnit
  var span: Range<Int>
}

/// A date, of which parts may be missing.
struct PartialDate {
  /// How much of the calendar it is.
  enum Part: Equatable {
    case year
    case half(Int)
    case quarter(Int)
    case month(Int)
    /// An ISO week, in an ISO year.
    case week(Int)
    case weekday(week: Int, Int)
    case dayOfYear(Int)
    case day(month: Int, Int)
    /// A number that another end of the range gives its meaning.
    case number(Int)
  }

  enum Style {
    /// Numbers that begin with the year, or that follow such a start.
    case iso
    /// Numbers in an order that the user chose.
    case numeric
    /// With a name or a letter, or a day's number beside one.
    case worded
  }

  var year: Int?
  var part: Part
  var style: Style
  /// The weekday that stands before it.
  var weekday: Weekday?
  /// Whether the year ends the text.
  var yearIsLast = false
  var span: Range<Int>

  /// Whether the year is an ISO year, which around New Year may differ.
  var isOfISOYear: Bool {
    switch part {
    case .week, .weekday: true
    default: false
    }
  }

  /// Whether it is a day by its number in the year: `2026-334`.
  var isDayOfYear: Bool {
    if case .dayOfYear = part { true } else { false }
  }
}
