/// What turns days into months: the arithmetic of a calendar and nothing
/// else.
///
/// A time zone says when a day starts, a ``WeekRule`` where a week starts, a
/// locale what a month is called. None of them has a say in how long a month
/// is, so none of them is in here.
///
///     let hebrew = CalendarSystem.hebrew
///     let kislev = hebrew.month(year: 5787, number: 3)
///     kislev?.firstDay    // 2026-11-11
///     kislev?.length      // 30
public struct CalendarSystem: Hashable, Sendable {
  /// The raw values are CLDR's identifiers.
  enum Engine: String, CaseIterable {
    case gregorian, iso8601
    case buddhist
    case republicOfChina = "roc"
    case japanese
    case persian, indian
    case coptic
    case ethiopicAmeteMihret = "ethiopic"
    case ethiopicAmeteAlem = "ethioaa"
    case hebrew
    case islamic
    case islamicCivil = "islamic-civil"
    case islamicTabular = "islamic-tbla"
    case islamicUmmAlQura = "islamic-umalqura"
    case chinese, dangi
  }

  let engine: Engine

  init(_ engine: Engine) {
    self.engine = engine
  }

  /// Whether the months are those of ``Civil``, which everyone has and nobody
  /// should pay a table for.
  private var isCivil: Bool {
    switch engine {
    case .gregorian, .iso8601: true
    default: false
    }
  }

  /// How the system counts its months.
  private var reckoning: any MonthReckoning {
    switch engine {
    case .gregorian, .iso8601: GregorianYears(count: .common)
    case .buddhist: GregorianYears(count: .buddhist)
    case .republicOfChina: GregorianYears(count: .republicOfChina)
    case .japanese: JapaneseMonths()
    case .persian: PersianMonths()
    case .indian: IndianMonths()
    case .coptic: CopticMonths(count: .coptic)
    case .ethiopicAmeteMihret: CopticMonths(count: .ameteMihret)
    case .ethiopicAmeteAlem: CopticMonths(count: .ameteAlem)
    case .hebrew: HebrewMonths()
    case .islamic: LunarMonths(moon: .islamic)
    case .islamicCivil: TabularIslamicMonths(epoch: .civil)
    case .islamicTabular: TabularIslamicMonths(epoch: .astronomical)
    case .islamicUmmAlQura: LunarMonths(moon: .ummAlQura)
    case .chinese: LunarMonths(moon: .chinese)
    case .dangi: LunarMonths(moon: .dangi)
    }
  }
}

extension CalendarSystem {
  /// The days that the system has months for.
  ///
  /// In Gregorian the years -999,999 through 999,999; `Docs/Calendars.md` has
  /// the reach of the others. It begins and ends with a whole month.
  public var days: DayRange {
    isCivil ? Civil.days : reckoning.days
  }

  /// The month that `day` is in.
  ///
  /// For a day outside ``days`` it is the nearest month there is.
  public func month(containing day: Day) -> Month {
    guard isCivil else { return reckoning.month(containing: day) }
    let days = Civil.days
    return Civil.month(
      containing: min(max(day, days.lowerBound), days.upperBound))
  }

  /// The month with a label.
  ///
  /// - Parameters:
  ///   - era: The era, as Foundation's `Calendar` numbers the eras of the
  ///     system. When `nil`, the era that is meant where none is named: in
  ///     Gregorian the only one, of the Republic of China's the one since
  ///     1912. Japanese, Chinese and Dangi years mean nothing without an era.
  ///   - year: The year within the era.
  ///   - number: The number of the month in the year, from 1.
  ///   - isLeap: Whether the intercalary month after the one of that number
  ///     is meant.
  /// - Returns: `nil` when the system has no such month.
  public func month(
    era: Int? = nil, year: Int, number: Int, isLeap: Bool = false
  ) -> Month? {
    if isCivil {
      return era ?? 1 == 1 && !isLeap
        ? Civil.month(year: year, number: number) : nil
    }
    let reckoning = reckoning
    guard let era = era ?? reckoning.mainEra else { return nil }
    return reckoning.month(
      MonthLabel(era: era, year: year, number: number, isLeap: isLeap))
  }

  /// The number of a day in its month, also within a few months beyond
  /// ``days``, where the rule goes on.
  func dayOfMonth(of day: Day) -> Int {
    isCivil
      ? day.dayOfMonth : reckoning.dayOfMonth(of: Int(day.epochDay))
  }

  /// The number of days that every month of the system has at the least.
  var shortestMonthLength: Int {
    isCivil ? 28 : reckoning.shortestLength
  }

  /// The number of months in a year, where every year has as many.
  var monthsInEveryYear: Int? {
    isCivil ? 12 : reckoning.monthsInEveryYear
  }
}

extension CalendarSystem {
  /// The month `count` months later, or earlier when negative.
  ///
  /// - Returns: `nil` when the system's months do not reach so far.
  /// - Complexity: O(1).
  public func month(_ month: Month, offsetBy count: Int) -> Month? {
    guard isCivil else { return reckoning.month(month, offsetBy: count) }
    return Civil.month(month, offsetBy: count)
  }

  /// The next month, or `nil` at the end of the system's reach.
  public func month(after month: Month) -> Month? {
    self.month(month, offsetBy: 1)
  }

  /// The month before, or `nil` at the start of the system's reach.
  public func month(before month: Month) -> Month? {
    self.month(month, offsetBy: -1)
  }
}
