/// Months of 29 or 30 days that follow the moon in the sky, or a table of it.
///
/// Their serial numbers count mean new moons from the one of January 2000, of
/// which no calendar strays by more than two or three days.
struct LunarMonths: MonthReckoning {
  /// Whose months they are.
  enum Moon {
    /// The Islamic calendar by the astronomical new moon.
    case islamic

    /// The calendar of Umm al-Qura, Mecca: its table for the years 1300
    /// through 1600, the civil arithmetic on both sides of it.
    case ummAlQura

    /// The Chinese calendar, by the sun and moon over Beijing.
    case chinese

    /// The calendar of Korea, by the sun and moon over Seoul.
    case dangi
  }

  let moon: Moon

  var mainEra: Int? {
    switch moon {
    case .islamic, .ummAlQura: 0
    case .chinese, .dangi: nil
    }
  }

  var shortestLength: Int { 29 }

  /// For Islam the years 1 through 2100, for China and Korea those that began
  /// in 1849 through 2150.
  ///
  /// Foundation goes further. But before 1850 the calendars that were in
  /// force had other months than its rules make, more of them the further
  /// back, and no authority has published those after 2100.
  var days: DayRange {
    switch moon {
    case .islamic: Day(epochDay: -492_149)...Day(epochDay: 252_020)
    case .ummAlQura: Day(epochDay: -492_148)...Day(epochDay: 252_021)
    case .chinese: Day(epochDay: -44_171)...Day(epochDay: 66_154)
    case .dangi: Day(epochDay: -44_171)...Day(epochDay: 66_155)
    }
  }

  var serials: ClosedRange<Int> {
    let first = Int(days.lowerBound.epochDay)
    let last = Int(days.upperBound.epochDay) - 29
    return Self.serial(startingNear: first)...Self.serial(startingNear: last)
  }

  func month(_ serial: Int) -> Month {
    let middle = Self.middle(of: serial)
    let (label, day) = reading(of: middle)
    let firstDay = middle - day + 1
    let isLong = reading(of: firstDay + 29).label == label
    return Month(label, firstDay: firstDay, length: isLong ? 30 : 29)
  }

  func firstDay(of serial: Int) -> Int {
    let middle = Self.middle(of: serial)
    return middle - reading(of: middle).day + 1
  }

  func serial(containing epochDay: Int) -> Int {
    let epochDay = min(
      max(epochDay, Int(days.lowerBound.epochDay)),
      Int(days.upperBound.epochDay))
    return Self.serial(startingNear: epochDay - reading(of: epochDay).day + 1)
  }

  func dayOfMonth(of epochDay: Int) -> Int {
    reading(of: epochDay).day
  }

  func label(of serial: Int) -> MonthLabel {
    reading(of: Self.middle(of: serial)).label
  }

  func serial(of label: MonthLabel) -> Int? {
    guard let guess = guess(label) else { return nil }
    let serial = Self.serial(startingNear: guess)
    return (serial - 2...serial + 2).first { self.label(of: $0) == label }
  }
}

extension LunarMonths {
  /// The day number of a mean new moon, and the mean length of a month in
  /// millionths of a day.
  private static let newMoon = 10_963
  private static let meanLength = 29_530_589

  /// The serial number of the month whose first day is near a day.
  private static func serial(startingNear epochDay: Int) -> Int {
    ((epochDay - newMoon) * 1_000_000 + meanLength / 2)
      .floorDivided(by: meanLength)
  }

  /// A day far from the ends of a month.
  private static func middle(of serial: Int) -> Int {
    newMoon + 14 + (serial * meanLength).floorDivided(by: 1_000_000)
  }

  /// A day number within a month or two of a month's first day.
  private func guess(_ label: MonthLabel) -> Int? {
    guard (1...13).contains(label.number) else { return nil }
    let month = 29 * (label.number - 1)
    switch moon {
    case .islamic, .ummAlQura:
      guard (1...2100).contains(label.year) else { return nil }
      return month
        + TabularIslamicMonths(epoch: .civil)
        .firstDay(ofMonth: 0, year: label.year)
    case .chinese, .dangi:
      guard
        (75...81).contains(label.era),
        (1...60).contains(label.year)
      else { return nil }
      let year = 60 * label.era + label.year - 2697
      return month + Civil.epochDay(year: year, month: 2, day: 5)
    }
  }

  /// The month that a day is in and its number there.
  ///
  /// Where a new moon falls within minutes of midnight, Foundation may give
  /// the last day of a month to the next one, as its day 0: 28 September 2057
  /// and 7 August 2097 in China, 13 January 2097 in Korea.
  private func reading(of epochDay: Int) -> (label: MonthLabel, day: Int) {
    var (label, day) = almanac.reading(of: epochDay)
    if day < 1 {
      (label, day) = almanac.reading(of: epochDay - 1)
      day += 1
    }
    return (Self.correct[label] ?? label, day)
  }

  /// The months of 1890 that Foundation names wrong, and their names.
  ///
  /// It takes the month that began on 21 January for a leap month of the old
  /// year. It was New Year, and the leap month came two months later. ICU
  /// knows of it (ICU-22230).
  private static let correct: [MonthLabel: MonthLabel] = [
    MonthLabel(era: 76, year: 26, number: 12, isLeap: true):
      MonthLabel(era: 76, year: 27, number: 1),
    MonthLabel(era: 76, year: 27, number: 1):
      MonthLabel(era: 76, year: 27, number: 2),
    MonthLabel(era: 76, year: 27, number: 2):
      MonthLabel(era: 76, year: 27, number: 2, isLeap: true),
  ]

  private var almanac: Almanac {
    switch moon {
    case .islamic: .islamic
    case .ummAlQura: .ummAlQura
    case .chinese: .chinese
    case .dangi: .dangi
    }
  }
}
