import DateRangeCore
import Foundation

extension Benchmark {
  /// One of each kind of expression, the plain ones and the wordy.
  private static let expressions = [
    "2026-11-03..2026-11-10", "2026-11-03/10", "last 7 days", "next friday",
    "2026-W49", "this month", "dec 20 - jan 5", "tue 3 nov to +2 weeks",
    "first day of next month", "since 2026-01-01", "q4 2025", "week of 3 nov",
  ]

  private static let context: ExpressionContext? =
    Day("2026-11-30").map { ExpressionContext(today: $0) }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  static func expression() -> Benchmark {
    Benchmark(
      title: "an expression resolved, of twelve kinds", budget: 2_000,
      ours: Way(name: "DayRangeExpression") { count in
        guard let context else { return 0 }
        var sum = 0
        for index in 0..<count {
          let text = expressions[index % expressions.count]
          let extent = try? DayRangeExpression(text).extent(in: context)
          sum &+= extent?.start.map { Int($0.epochDay) } ?? 0
        }
        return sum
      },
      rivals: [
        Way(name: "2 x DateFormatter.date(from:)") { count in
          var sum = 0
          for _ in 0..<count {
            for text in ["2026-11-03", "2026-11-10"] {
              let date = formatter.date(from: text)
              sum &+= Int(date?.timeIntervalSinceReferenceDate ?? 0)
            }
          }
          return sum
        }
      ],
      count: 120_000
    )
  }
}
