import DateRangeCore

/// A calendar as another program printed it, read back.
struct PrintedCalendar {
  /// One month of it: rows of seven numbers, blanks `nil`.
  struct Month {
    var rows: [[Int?]] = []
    /// The week numbers of the rows, where they are printed.
    var weeks: [Int?] = []
  }

  /// The months in the order they are printed in.
  private(set) var months: [Month] = []

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// Reads the output of `cal` and of Python's `calendar`: months side by
  /// side, each under a line of weekdays, week numbers in front.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - first: The weekday of the first column.
  init(rows text: String, from first: Weekday) {
    let heading = first.week.map { Self.names[$0.rawValue - 1] }
      .joined(separator: " ")
    var columns: [Int] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = Array(line)
      let found = line.indices.filter {
        String(line.dropFirst($0).prefix(heading.count)) == heading
      }
      if !found.isEmpty {
        columns = found
        months += columns.map { _ in Month() }
      } else if line.contains(where: \.isLetter) {
        columns = []
      }
      for (index, column) in columns.enumerated() where found.isEmpty {
        let row = (0..<7).map { Self.number(in: line, at: column + 3 * $0) }
        guard row.contains(where: { $0 != nil }) else { continue }
        let month = months.count - columns.count + index
        months[month].rows.append(row)
        months[month].weeks.append(Self.number(in: line, at: column - 3))
      }
    }
  }

  /// Reads the output of `ncal -w`: one month, a weekday a line, the numbers
  /// of the weeks in the last line.
  ///
  /// - Parameter text: The output.
  init(columns text: String) {
    let lines = text.split(separator: "\n").map(Array.init)
    let weekdays = lines.filter { Self.names.contains(String($0.prefix(2))) }
    var month = Month()
    for column in 0..<6 {
      let row = weekdays.map { Self.number(in: $0, at: 3 + 3 * column) }
      guard row.contains(where: { $0 != nil }) else { continue }
      month.rows.append(row)
      let week = lines.last.flatMap { Self.number(in: $0, at: 3 + 3 * column) }
      month.weeks.append(week)
    }
    months = [month]
  }

  /// The number of two columns, if there is one.
  private static func number(in line: [Character], at column: Int) -> Int? {
    guard column >= 0 else { return nil }
    return Int(
      String(line.dropFirst(column).prefix(2)).drop { $0 == " " })
  }
}
