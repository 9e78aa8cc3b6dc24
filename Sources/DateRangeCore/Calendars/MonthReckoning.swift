/// How a calendar system counts its months.
///
/// Every month has a serial number, one more than the month before it, so
/// paging is addition and no system needs code for 12 or 13 months, leap
/// months or the ends of its years. A system says on which day a serial
/// number begins and what it is called; lengths are differences.
protocol MonthReckoning {
  /// The serial numbers of the months that the system answers for.
  var serials: ClosedRange<Int> { get }

  /// The era meant when a label has none, or `nil` where a year says nothing
  /// without its era.
  var mainEra: Int? { get }

  /// The number of days that every month has at the least.
  var shortestLength: Int { get }

  /// The number of months in a year, where every year has as many.
  var monthsInEveryYear: Int? { get }

  /// The day number of the first day of a month.
  func firstDay(of serial: Int) -> Int

  /// The serial number of the month that a day is in.
  ///
  /// It may be any number outside ``serials``, on the right side, for a day
  /// outside them.
  func serial(containing epochDay: Int) -> Int

  /// The number of a day in its month, also before the first month and after
  /// the last, where the rule goes on though nobody answers for it.
  ///
  /// - Parameter epochDay: A day within a few months of ``serials``.
  /// - Returns: A number from 1.
  func dayOfMonth(of epochDay: Int) -> Int

  /// What a month is called.
  func label(of serial: Int) -> MonthLabel

  /// The serial number of the month with a label, if there is one.
  func serial(of label: MonthLabel) -> Int?

  /// The month with a serial number among ``serials``.
  func month(_ serial: Int) -> Month

  /// The days of all months.
  var days: DayRange { get }
}

/// What a month is called within its calendar system.
struct MonthLabel: Hashable {
  var era: Int
  var year: Int
  var number: Int
  var isLeap = false
}

extension MonthReckoning {
  var monthsInEveryYear: Int? { nil }

  func dayOfMonth(of epochDay: Int) -> Int {
    epochDay - firstDay(of: serial(containing: epochDay)) + 1
  }

  func month(_ serial: Int) -> Month {
    let firstDay = firstDay(of: serial)
    return Month(
      label(of: serial), firstDay: firstDay,
      length: self.firstDay(of: serial + 1) - firstDay)
  }

  var days: DayRange {
    month(serials.lowerBound).firstDay...month(serials.upperBound).lastDay
  }

  func month(containing day: Day) -> Month {
    let serial = serial(containing: Int(day.epochDay))
    return month(min(max(serial, serials.lowerBound), serials.upperBound))
  }

  func month(_ label: MonthLabel) -> Month? {
    guard let serial = serial(of: label), serials.contains(serial)
    else { return nil }
    return month(serial)
  }

  func month(_ month: Month, offsetBy count: Int) -> Month? {
    let start = serial(containing: Int(month.firstDay.epochDay))
    let (serial, overflow) = start.addingReportingOverflow(count)
    guard !overflow, serials.contains(serial) else { return nil }
    return self.month(serial)
  }
}

extension Month {
  init(_ label: MonthLabel, firstDay: Int, length: Int) {
    self.init(
      era: UInt8(clamping: label.era),
      year: Int32(clamping: label.year),
      number: UInt8(clamping: label.number),
      isLeap: label.isLeap,
      firstDay: Day(epochDay: Int32(clamping: firstDay)),
      length: UInt8(clamping: length)
    )
  }

  var label: MonthLabel {
    MonthLabel(
      era: Int(era), year: Int(year), number: Int(number), isLeap: isLeap)
  }
}
