#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

import DateRangeCore

/// One run of the command: where it writes.
struct Session: ~Copyable {
  /// What was asked for, and nothing else.
  var output = ByteOutput(descriptor: STDOUT_FILENO)
  /// Words to people.
  var errors = ByteOutput(descriptor: STDERR_FILENO)

  /// Whether what was understood is told: when a person sees the words and
  /// not the result.
  var isEchoing: Bool { errors.isTerminal && !output.isTerminal }

  /// Writes a line to people at once.
  ///
  /// What was written before it goes out first, so that the two stay in
  /// order where both go to one terminal.
  mutating func say(_ line: String) throws(Failure) {
    try output.flush()
    errors.buffer.append("daterange: \(line.escaped)\n")
    // There is nowhere left to say that this cannot be said.
    try? errors.flush()
  }

  /// Writes what is left and says why the run failed, if it did.
  ///
  /// - Parameter failure: Why the run ended, or `nil` when it went well.
  /// - Returns: The exit status.
  mutating func end(_ failure: Failure?) -> Int32 {
    var failure = failure
    do throws(Failure) {
      try output.flush()
    } catch {
      failure = error
    }
    if let failure, !failure.message.isEmpty {
      try? say(failure.message)
    }
    return failure?.status.rawValue ?? 0
  }
}

/// Ends the process.
func endProcess(status: Int32) -> Never {
  exit(status)
}
