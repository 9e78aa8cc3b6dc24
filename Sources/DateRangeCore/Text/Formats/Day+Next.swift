extension Day {
  /// The day after, where a range ends that does not hold its end.
  static func next(after day: Day) throws(FormatError) -> Day {
    guard let next = day.adding(days: 1), isoDays.contains(next) else {
      throw FormatError(
        "\(day)", "the day after leaves the years 1 through 9999")
    }
    return next
  }
}
