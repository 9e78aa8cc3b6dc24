import Foundation

/// The built command, run as a process.
enum Product {
  /// What a run left behind.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String

    /// The lines of the output.
    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init).dropLast(output.hasSuffix("\n") ? 1 : 0)
    }
  }

  /// The surroundings of a run: fixed, whoever runs the tests.
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
    "DATERANGE_TODAY": "2026-11-30",
    "DATERANGE_CONFIG": "/dev/null",
  ]

  /// The command lies beside the test runner, whatever the build's folder.
  static let url = runner.deletingLastPathComponent()
    .appendingPathComponent("daterange")

  private static var runner: URL {
    #if os(Linux)
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      ?? URL(fileURLWithPath: CommandLine.arguments[0])
    #endif
  }

  /// Runs the command.
  static func run(
    _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    try run(url, arguments, input: Data(input.utf8), environment: environment)
  }

  /// Runs the command with words parted by blanks.
  static func run(_ words: String) throws -> Run {
    try run(words.split(separator: " ").map(String.init))
  }

  /// Runs a script in which `$daterange` is the command.
  static func shell(
    _ script: String, shell: String = "sh", input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Run {
    var environment = environment
    environment["daterange"] = url.path
    return try run(
      URL(fileURLWithPath: "/usr/bin/env"), [shell, "-c", script],
      input: input, environment: environment)
  }

  /// Whether a program that a test would like is there.
  static func has(_ program: String) -> Bool {
    let run = try? run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["sh", "-c", "command -v \(program)"], input: Data(), environment: [:])
    return run?.status == 0
  }

  /// Files stand for the streams, for a pipe that nobody empties would hold a
  /// long output up.
  private static func run(
    _ program: URL, _ arguments: [String], input: Data,
    environment: [String: String]
  ) throws -> Run {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("daterange-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map(folder.appendingPathComponent)
    try input.write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = Product.environment
      .merging(environment) { $1 }.filter { !$0.value.isEmpty }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .uncaughtSignal
        ? 128 + process.terminationStatus : process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }
}
