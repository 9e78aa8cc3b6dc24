import DateRangeCore
import Foundation

extension Benchmark {
  private static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private static let berlinCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = berlin
    return calendar
  }()

  /// Instants of 1970 through 2100, far apart and in no order.
  private static let dates: [Date] = (0..<4096).map { index in
    Date(timeIntervalSince1970: Double(index * 2_654_435_761 % 4_102_444_800))
  }

  private static let days: [Day] = dates.map { Day(containing: $0, in: berlin) }

  static func dayOfDate() -> Benchmark {
    Benchmark(
      title: "Date to Day, Europe/Berlin",
      budget: 60,
      ours: Way(name: "Day(containing:in:)") { count in
        var sum = 0
        for index in 0..<count {
          sum &+= Int(
            Day(containing: dates[index % dates.count], in: berlin).epochDay)
        }
        return sum
      },
      rivals: [
        Way(name: "Calendar.dateComponents") { count in
          var sum = 0
          for index in 0..<count {
            let parts = berlinCalendar.dateComponents(
              [.year, .month, .day], from: dates[index % dates.count])
            sum &+= parts.day ?? 0
          }
          return sum
        },
        Way(name: "Calendar.isDate(inSameDayAs:)") { count in
          var sum = 0
          for index in 0..<count {
            let isSame = berlinCalendar.isDate(
              dates[index % dates.count], inSameDayAs: dates[0])
            sum &+= isSame ? 1 : 0
          }
          return sum
        },
      ],
      count: 200_000
    )
  }

  static func dateOfDay() -> Benchmark {
    Benchmark(
      title: "Day to Date, Europe/Berlin",
      budget: 250,
      ours: Way(name: "Day.start(in:)") { count in
        var sum = 0.0
        for index in 0..<count {
          sum +=
            days[index % days.count].start(in: berlin)?
            .timeIntervalSinceReferenceDate ?? 0
        }
        return Int(sum)
      },
      rivals: [
        Way(name: "Calendar.startOfDay") { count in
          var sum = 0.0
          for index in 0..<count {
            sum +=
              berlinCalendar.startOfDay(for: dates[index % dates.count])
              .timeIntervalSinceReferenceDate
          }
          return Int(sum)
        }
      ],
      count: 200_000
    )
  }

  static func datesOfGrid() -> Benchmark {
    Benchmark(
      title: "a month grid with a Date for each cell, Europe/Berlin",
      budget: 500,
      ours: Way(name: "DayRange.starts(in:)") { count in
        var sum = 0
        for index in 0..<count {
          let first = days[index % days.count]
          guard let last = first.adding(days: 41) else { continue }
          sum &+= (first...last).starts(in: berlin).count
        }
        return sum
      },
      rivals: [
        Way(name: "42 x Calendar.startOfDay") { count in
          var sum = 0.0
          for index in 0..<count {
            for offset in 0..<42 {
              let date = dates[index % dates.count]
                .addingTimeInterval(Double(offset) * 86_400)
              sum +=
                berlinCalendar.startOfDay(for: date)
                .timeIntervalSinceReferenceDate
            }
          }
          return Int(sum)
        }
      ],
      count: 20_000
    )
  }
}
