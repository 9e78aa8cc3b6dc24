extension HebrewMonths {
  /// A year of the Hebrew calendar.
  ///
  /// Its New Year is the day of the mean new moon (the molad) of Tishri,
  /// where a day ends at noon, unless one of three more rules puts it off:
  ///
  /// | day of the molad | if | New Year |
  /// |---|---|---|
  /// | Sunday, Wednesday, Friday | | the day after |
  /// | Tuesday | from 9 h 204 p on, in a common year | two days after |
  /// | Monday | from 15 h 589 p on, after a leap year | the day after |
  ///
  /// The last two look at the day of the molad itself. Foundation asks them
  /// after the first rule has moved it, and so moves the New Year of 5807,
  /// whose molad is on a Sunday, to Tuesday.
  struct Year {
    let number: Int

    /// The day number of 1 Tishri.
    let newYear: Int

    /// The number of days: 353 to 355, in a leap year 383 to 385.
    let length: Int

    init(_ number: Int) {
      self.number = number
      newYear = Self.newYear(of: number)
      length = Self.newYear(of: number + 1) - newYear
    }
  }
}

extension HebrewMonths.Year {
  /// The number of days before the month `index`, which is from 0, added to
  /// the year's first day.
  ///
  /// Months of 30 and 29 days take turns. A leap year puts 30 days in before
  /// Adar, a complete one gives its second month a day and a deficient one
  /// takes one from its third.
  func firstDay(ofMonth index: Int) -> Int {
    let isAfterLeapMonth = length > 380 && index > 5
    let turn = isAfterLeapMonth ? index - 1 : index
    return newYear + (59 * turn + 1) / 2
      + (isAfterLeapMonth ? 30 : 0)
      + (length % 10 == 5 && index > 1 ? 1 : 0)
      - (length % 10 == 3 && index > 2 ? 1 : 0)
  }

  /// The month, from 0, that a day of the year is in.
  func month(containing epochDay: Int) -> Int {
    var index = (epochDay - newYear) / 29
    while firstDay(ofMonth: index) > epochDay { index -= 1 }
    return index
  }
}

extension HebrewMonths.Year {
  /// The day number of 7 October 3761 BC (Julian), 1 Tishri of the year 1.
  private static let epoch = -1_373_427 - 719_163

  /// Parts of an hour are 1080, parts of a day 25,920.
  private static let partsInDay = 25_920

  static func isLeap(_ year: Int) -> Bool {
    (7 * year + 1) % 19 < 7
  }

  /// The number of months from the first of the year 1 to the first of
  /// `year`.
  static func monthsBefore(_ year: Int) -> Int {
    (235 * year - 234) / 19
  }

  /// The year that the month with a serial number is in.
  static func number(ofMonth serial: Int) -> Int {
    (19 * serial + 252) / 235
  }

  init(ofMonth serial: Int) {
    self.init(Self.number(ofMonth: serial))
  }

  /// The year that a day is in, or `nil` before the year 1.
  init?(containing epochDay: Int) {
    guard epochDay >= Self.epoch else { return nil }
    // 98,496 years of mean length are 35,975,351 days. Two days of putting
    // off make the guess wrong by one year at most.
    let guess = (epochDay - Self.epoch) * 98_496 / 35_975_351 + 1
    let year = Self(guess)
    if epochDay < year.newYear {
      self.init(guess - 1)
    } else if epochDay >= year.newYear + year.length {
      self.init(guess + 1)
    } else {
      self = year
    }
  }

  private static func newYear(of year: Int) -> Int {
    let months = monthsBefore(year)
    // The first molad was on Monday at 5 h 204 p after the evening, and the
    // 6 h added make a day end at noon. A month has 29 d 12 h 793 p.
    let parts = 5604 + 6480 + 13_753 * months
    let day = 29 * months + parts / partsInDay
    let time = parts % partsInDay
    let delay =
      switch day % 7 {
      case 2, 4, 6: 1  // Wednesday, Friday, Sunday.
      case 1 where time >= 16_404 && !isLeap(year): 2
      case 0 where time >= 23_269 && isLeap(year - 1): 1
      default: 0
      }
    return epoch + day + delay
  }
}
