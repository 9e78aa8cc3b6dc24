import DateRangeCore

/// Reads the events of `tap --events`.
struct EventReader {
  /// What a line says.
  enum Input {
    case event(SelectionEvent)
    /// New constraints in place of all there were.
    case constraints(SelectionConstraints)
  }

  private let arguments: ScannedArguments
  private let settings: Settings

  init(_ arguments: ScannedArguments, _ settings: Settings) {
    self.arguments = arguments
    self.settings = settings
  }

  /// Reads a line.
  ///
  /// - Parameter line: One JSON object.
  /// - Returns: The event.
  /// - Throws: ``Failure`` that says what is wrong and what would be right.
  func input(_ line: [UInt8]) throws(Failure) -> Input {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(reading: line)
    } catch {
      throw .error("not JSON: \(error)")
    }
    guard case .object(let members) = value else {
      throw .error("an event is an object, not \(value.kind)")
    }
    guard case .string(let name)? = value["op"] else {
      throw .error(#"an event has an op: {"op":"tap","day":"2026-11-03"}"#)
    }
    if name == "constrain" { return .constraints(try constraints(members)) }
    guard let op = Op(rawValue: name) else {
      throw .error("op \(name.quoted) is not \(Op.list)")
    }
    let event = EventMembers(op, value, settings)
    try event.checkKeys(members.map(\.key))
    return .event(try event.event())
  }

  /// The rules of the command line with the members' constraints.
  private func constraints(
    _ members: [JSONValue.Member]
  ) throws(Failure) -> SelectionConstraints {
    var options: [(option: Option, setting: Setting)] = []
    for member in members where member.key != "op" {
      guard let option = Option(rawValue: member.key),
        let entry = OptionTable.entry(of: option), entry.group == .constraints
      else {
        let known = OptionTable.entries.filter { $0.group == .constraints }
        throw .error(
          "constrain has no \(member.key.quoted); there are "
            + known.map(\.option.rawValue).joined(separator: ", "))
      }
      for text in try texts(member) {
        options.append((option, Setting(text: text, place: member.key)))
      }
    }
    return try RuleOptions(options, settings).constraints()
  }

  private func texts(_ member: JSONValue.Member) throws(Failure) -> [String] {
    switch member.value {
    case .null: return []
    case .string(let text): return [text]
    case .integer(let number): return ["\(number)"]
    case .array(let values):
      var texts: [String] = []
      for value in values {
        texts += try self.texts(.init(key: member.key, value: value))
      }
      return texts
    case .bool, .fraction, .object:
      throw .error(
        "\(member.key) is a text, a whole number or a list of them, not "
          + member.value.kind)
    }
  }
}

/// The operations but for `constrain`, which brings its own keys.
enum Op: String, CaseIterable {
  case tap
  case hover
  case press
  case move
  case release
  case extend
  case edit
  case set
  case clear
  case undo
  case escape
  case abandon

  /// The keys that the operation has beside `op`.
  var keys: [String] {
    switch self {
    case .tap, .hover, .press, .move, .release: ["day"]
    case .extend: ["edge", "by"]
    case .edit: ["edge"]
    case .set: ["range", "days", "ranges"]
    case .clear, .undo, .escape, .abandon: []
    }
  }

  static let list =
    allCases.map(\.rawValue).joined(separator: ", ") + " or constrain"
}
