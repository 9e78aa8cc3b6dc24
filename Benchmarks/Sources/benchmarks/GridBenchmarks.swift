import DateRangeCore
import Foundation

extension Benchmark {
  /// The months of 1900 through 2100, in an order that no cache foresees.
  private static let months: [Month] = {
    var months: [Month] = []
    for index in 0..<2412 {
      let shuffled = index * 1009 % 2412
      let month = CalendarSystem.gregorian.month(
        year: 1900 + shuffled / 12, number: shuffled % 12 + 1)
      if let month { months.append(month) }
    }
    return months
  }()

  static func grid() -> Benchmark {
    Benchmark(
      title: "a month grid as a value, from year and month",
      budget: 20,
      ours: Way(name: "MonthGrid") { count in
        var sum = 0
        for index in 0..<count {
          let shuffled = index % 2412
          guard
            let month = CalendarSystem.gregorian.month(
              year: 1900 + shuffled / 12, number: shuffled % 12 + 1)
          else { continue }
          sum &+= MonthGrid(of: month).count
        }
        return sum
      },
      rivals: [multiDatePicker, dateByAdding],
      count: 1_000_000
    )
  }

  static func cells() -> Benchmark {
    Benchmark(
      title: "the same, every cell read",
      budget: nil,
      ours: Way(name: "MonthGrid") { count in
        var sum = 0
        for index in 0..<count {
          for week in MonthGrid(of: months[index % months.count], rows: .six) {
            for cell in week { sum &+= cell.number }
          }
        }
        return sum
      },
      rivals: [multiDatePicker, dateByAdding],
      count: 100_000
    )
  }

  /// The way of the MultiDatePicker: for each day a date from components, the
  /// question whether it is today, by six components, and the question
  /// whether it may be chosen, by its weekday, each of the current calendar.
  private static let multiDatePicker = Way(name: "MultiDatePicker's way") {
    count in
    let today = Date(timeIntervalSince1970: 1_796_000_000)
    var sum = 0
    for index in 0..<count {
      let calendar = Calendar.current
      let month = months[index % months.count]
      let parts = DateComponents(
        year: Int(month.year), month: Int(month.number))
      guard let first = calendar.date(from: parts),
        let days = calendar.range(of: .day, in: .month, for: first)
      else { continue }
      sum &+= calendar.component(.weekday, from: first)
      for day in days {
        let parts = DateComponents(
          year: Int(month.year), month: Int(month.number), day: day)
        guard let date = calendar.date(from: parts) else { continue }
        let same = [Calendar.Component.day, .year, .month].map {
          Calendar.current.component($0, from: today)
            == Calendar.current.component($0, from: date)
        }
        sum &+= Calendar.current.component(.weekday, from: date)
        sum &+= same == [true, true, true] ? 1 : 0
      }
      sum &+= calendar.monthSymbols.count
    }
    return sum
  }

  private static let dateByAdding = Way(name: "42 x date(byAdding:)") { count in
    let calendar = utc
    var sum = 0
    for index in 0..<count {
      let month = months[index % months.count]
      let start = Date(
        timeIntervalSince1970: Double(month.firstDay.epochDay) * 86_400)
      for offset in 0..<42 {
        let date = calendar.date(byAdding: .day, value: offset, to: start)
        sum &+= Int(date?.timeIntervalSince1970 ?? 0)
      }
    }
    return sum
  }

  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
