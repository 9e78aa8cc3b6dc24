import Foundation

/// Prints what things cost beside what they cost elsewhere.
///
///     benchmarks [--command PATH] [WORD…]
///
/// PATH is an installed copy of the command, for the rows that start it. Words
/// choose the rows whose title has one of them.
@main
enum Main {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    var command: String?
    if let index = words.firstIndex(of: "--command"), index + 1 < words.count {
      command = words[index + 1]
      words.removeSubrange(index...index + 1)
    }
    let benchmarks = all.filter { benchmark in
      words.isEmpty || words.contains { benchmark.title.contains($0) }
    }
    for benchmark in benchmarks { report(benchmark) }
    if let command { ProcessBenchmark.run(command: command) }
  }

  private static let all: [Benchmark] = [
    .grid(), .cells(), .dayOfDate(), .dateOfDay(), .datesOfGrid(),
    .tap(), .tapAmongTaken(), .contains(), .union(), .subtraction(),
    .expression(),
  ]

  private static func report(_ benchmark: Benchmark) {
    let timings = benchmark.timings()
    let ours = timings[0].nanoseconds
    let budget = benchmark.budget.map { budget in
      ", budget \(format(budget)): \(ours <= budget ? "met" : "MISSED")"
    }
    print("\(benchmark.title)\(budget ?? "")")
    for timing in timings {
      let ratio = timing.nanoseconds / ours
      print(
        "  " + timing.name.padding(toLength: 40, withPad: " ", startingAt: 0)
          + format(timing.nanoseconds)
          + (ratio == 1 ? "" : "   \(Int(ratio.rounded())) x"))
    }
  }

  static func format(_ nanoseconds: Double) -> String {
    String(format: "%12.1f ns", nanoseconds)
  }
}
