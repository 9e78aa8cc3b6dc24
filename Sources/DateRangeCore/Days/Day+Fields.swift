extension Day {
  /// The year, month and day of month in the proleptic Gregorian calendar.
  ///
  /// Reading all three at once costs one conversion; ``year``, ``month`` and
  /// ``dayOfMonth`` cost one each.
  package var fields: Civil.Fields {
    Civil.fields(ofEpochDay: epochDay)
  }

  /// The astronomical year of the proleptic Gregorian calendar: 0 is 1 BC.
  public var year: Int { fields.year }

  /// The month of the year in the proleptic Gregorian calendar, 1 through 12.
  public var month: Int { fields.month }

  /// The day of the month in the proleptic Gregorian calendar, 1 through 31.
  public var dayOfMonth: Int { fields.day }

  /// The day of the year in the proleptic Gregorian calendar, 1 through 366.
  ///
  /// The ordinal date of ISO 8601: 2026-11-30 is `2026-334`.
  public var dayOfYear: Int {
    Int(epochDay) - Civil.epochDay(year: year, month: 1, day: 1) + 1
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, the weekday of index 3.
    Weekday(index: Int(epochDay) + 3)
  }
}
