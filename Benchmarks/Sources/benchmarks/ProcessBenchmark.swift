import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Whole processes, started in turn.
enum ProcessBenchmark {
  private static let rounds = 300

  /// Prints what it costs to start the command, and what its peers cost.
  static func run(command: String) {
    guard FileManager.default.isExecutableFile(atPath: command) else {
      return print("no command at \(command)")
    }
    compare(
      "a month printed, whole process",
      [
        ["daterange", command, "calendar", "2026-11"],
        ["cal", "/usr/bin/cal", "11", "2026"],
        ["ncal", "/usr/bin/ncal", "-b", "11", "2026"],
        ["gcal", "/usr/bin/gcal", "11", "2026"],
      ], rounds: rounds)
    compare(
      "12,000 months printed, whole process",
      [
        ["daterange", command, "calendar", "1000..1999"],
        [
          "python calendar", "/usr/bin/python3", "-c",
          "import calendar\nc = calendar.TextCalendar()\n"
            + "for y in range(1000, 2000): print(c.formatyear(y))",
        ],
      ], rounds: 10)
  }

  private static func compare(
    _ title: String, _ commands: [[String]], rounds: Int
  ) {
    let commands = commands.filter {
      FileManager.default.isExecutableFile(atPath: $0[1])
    }
    var samples = [[Double]](repeating: [], count: commands.count)
    for _ in 0..<rounds {
      for (index, command) in commands.enumerated() {
        if let time = time(Array(command.dropFirst())) {
          samples[index].append(time)
        }
      }
    }
    print(title)
    let ours = samples[0].median
    for (command, samples) in zip(commands, samples) {
      print(
        "  " + command[0].padding(toLength: 40, withPad: " ", startingAt: 0)
          + String(
            format: "%12.3f ms   %.2f x", samples.median / 1e6,
            samples.median / ours))
    }
  }

  /// The nanoseconds from starting a program to its end.
  private static func time(_ words: [String]) -> Double? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    var status: CInt = -1
    let duration = ContinuousClock().measure {
      guard
        posix_spawn(
          &process, words[0], &actions, nil, &arguments, environ) == 0
      else { return }
      waitpid(process, &status, 0)
    }
    return status == 0 ? duration / .nanoseconds(1) : nil
  }
}
