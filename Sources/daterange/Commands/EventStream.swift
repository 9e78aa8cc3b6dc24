import DateRangeCore

/// `daterange tap --events`: an event a line in, its answer a line out.
///
/// Neither the lines nor their answers are kept, so the stream may go on for
/// ever. A line that is no event is answered with what is wrong, and passed
/// over.
struct EventStream {
  private var rules: SelectionRules
  private var state: SelectionState
  private let reader: EventReader

  init(
    _ calendar: CalendarState, _ arguments: ScannedArguments,
    _ settings: Settings
  ) {
    rules = calendar.rules
    state = calendar.selection
    reader = EventReader(arguments, settings)
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    var input = ByteInput(descriptor: 0)
    var line: [UInt8] = []
    var json = JSONWriter()
    while true {
      // Whoever waits for the answer has it before the next line is awaited.
      if !input.hasLine() { try session.output.flush() }
      json.clear()
      do throws(Failure) {
        guard try input.readLine(into: &line) else { break }
        guard line.contains(where: { $0 != 0x20 && $0 != 0x9 })
        else { continue }
        answer(line, number: input.lineNumber, to: &json)
      } catch {
        guard input.isLineTooLong else { throw error }
        try input.skipLine()
        json.error(error.message, line: input.lineNumber)
      }
      session.output.buffer.append(contentsOf: json.bytes)
      session.output.buffer.append(UInt8(ascii: "\n"))
      try session.output.flushIfLarge()
    }
    guard state.phase == .complete else {
      throw .none("the selection is not complete", code: state.phase.rawValue)
    }
  }

  private mutating func answer(
    _ line: [UInt8], number: Int, to json: inout JSONWriter
  ) {
    do throws(Failure) {
      let outcome: SelectionOutcome
      switch try reader.input(line) {
      case .event(let event):
        (state, outcome) = rules.applying(event, to: state)
      case .constraints(let constraints):
        rules.constraints = constraints
        (state, outcome) = rules.applying(.revalidate, to: state)
      }
      let answer = SelectionJSON(rules: rules, state: state)
      json.object { json in
        answer.write(to: &json)
        json.outcome(outcome)
        answer.writePreview(to: &json)
      }
    } catch {
      json.error(error.message, line: number)
    }
  }
}

extension SelectionJSON {
  /// Writes what a tap on the day under the pointer, or a release, would give.
  fileprivate func writePreview(to json: inout JSONWriter) {
    json.key("preview")
    guard let preview = rules.preview(of: state) else { return json.null() }
    json.object { json in
      json.key("outcome")
      json.string(preview.outcome.name)
      if let refusal = preview.outcome.refusal {
        json.key("reason")
        json.string(refusal.code.rawValue)
        json.refusal(refusal)
      }
      json.key("state")
      json.string(preview.state.phase.rawValue)
      SelectionJSON(rules: rules, state: preview.state)
        .writeSelection(to: &json)
      json.key("anchor")
      json.day(preview.state.anchor?.day)
    }
  }
}

extension JSONWriter {
  /// Writes what is wrong with a line.
  fileprivate mutating func error(_ message: String, line: Int) {
    object { json in
      json.key("error")
      json.string(message)
      json.key("line")
      json.number(line)
    }
  }
}
