/// The Gregorian months under the years of Japanese eras.
///
/// An era begins on any day. The month is nevertheless one, and bears the
/// label of its last day: January 1989 is the first month of Heisei, whose
/// first week was still Shōwa; see ``CalendarSystem/openingLabel(of:)``.
///
/// The reach begins where Foundation's Gregorian calendar does, after the
/// calendar reform of 1582. Before 1873 the label is a projection: Japan had
/// months of the moon. It ends with the year 9999, since Foundation takes the
/// longer for an era's year the farther off it is.
struct JapaneseMonths: MonthReckoning {
  var mainEra: Int? { nil }
  var shortestLength: Int { 28 }
  var monthsInEveryYear: Int? { 12 }

  var serials: ClosedRange<Int> {
    (1582 * 12 + 10)...(9999 * 12 + 11)
  }

  func firstDay(of serial: Int) -> Int {
    Civil.epochDay(
      year: serial.floorDivided(by: 12), month: serial.modulo(12) + 1, day: 1)
  }

  func serial(containing epochDay: Int) -> Int {
    let fields = Civil.fields(ofEpochDay: Int32(clamping: epochDay))
    return fields.year * 12 + fields.month - 1
  }

  func label(of serial: Int) -> MonthLabel {
    Almanac.japanese.reading(of: firstDay(of: serial + 1) - 1).label
  }

  /// The label of a month's first day.
  func openingLabel(of serial: Int) -> MonthLabel {
    Almanac.japanese.reading(of: firstDay(of: serial)).label
  }

  func serial(of label: MonthLabel) -> Int? {
    guard
      !label.isLeap,
      (1...12).contains(label.number),
      (0...255).contains(label.era),
      Civil.years.contains(label.year),
      let firstDay = Almanac.japanese.firstDay(of: label)
    else { return nil }
    let serial = serial(containing: firstDay)
    let isKnown =
      self.label(of: serial) == label || openingLabel(of: serial) == label
    return isKnown ? serial : nil
  }
}
