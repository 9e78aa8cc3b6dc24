import DateRangeCore

/// The command.
///
/// `main` is synchronous: starting Swift's concurrency would cost a tenth of
/// what the whole run costs.
@main
enum Main {
  static func main() {
    var session = Session()
    let words = CommandLine.arguments.dropFirst()
    var failure: Failure?
    do throws(Failure) {
      try Invocation(words).run(&session)
    } catch {
      failure = error
    }
    if let failure, failure.status != .closedPipe, words.wantShellFormat {
      let line = RangeFormat.shellFailure(
        status: Int(failure.status.rawValue))
      session.output.buffer.append(line + "\n")
    }
    endProcess(status: session.end(failure))
  }
}

extension Sequence<String> {
  /// Whether the words ask for the format that a shell evaluates.
  ///
  /// Read without the grammar of the command, for a failure of the grammar
  /// too must reach the `eval` that waits for it.
  fileprivate var wantShellFormat: Bool {
    let option = Option.format.spelling
    var format: Substring?
    var last = ""
    for word in self {
      if word == "--" { break }
      if last == option {
        format = word[...]
      } else if word.hasPrefix(option + "=") {
        format = word.dropFirst(option.count + 1)
      }
      last = word
    }
    return format == "shell"
  }
}
