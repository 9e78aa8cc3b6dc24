import DateRangeCore

/// The members of an event's object.
struct EventMembers {
  private let op: Op
  private let value: JSONValue
  private let settings: Settings

  init(_ op: Op, _ value: JSONValue, _ settings: Settings) {
    self.op = op
    self.value = value
    self.settings = settings
  }

  /// Refuses a key that the operation does not have.
  func checkKeys(_ keys: [String]) throws(Failure) {
    let unknown = keys.first { $0 != "op" && !op.keys.contains($0) }
    guard let unknown else { return }
    let known = op.keys.isEmpty ? "none" : op.keys.joined(separator: ", ")
    throw .error("\(op.rawValue) has no \(unknown.quoted); its keys: \(known)")
  }

  func event() throws(Failure) -> SelectionEvent {
    switch op {
    case .tap: .tap(try day())
    case .hover: .hover(value["day"] ?? .null == .null ? nil : try day())
    case .press: .press(try day())
    case .move: .move(try day())
    case .release: .release(try day())
    case .extend: .extend(try edge(), by: try count())
    case .edit: .edit(try edge())
    case .set: try set()
    case .clear: .clear
    case .undo: .undo
    case .escape: .escape
    case .abandon: .abandon
    }
  }

  private func day() throws(Failure) -> Day {
    guard case .string(let text)? = value["day"] else {
      throw .error("\(op.rawValue) needs a day: \"day\":\"2026-11-03\"")
    }
    return try settings.reader.day(Setting(text: text, place: "day"))
  }

  private func edge() throws(Failure) -> RangeEdge {
    guard case .string(let text)? = value["edge"],
      let edge = RangeEdge(rawValue: text)
    else { throw .error("\(op.rawValue) needs an edge: start or end") }
    return edge
  }

  private func count() throws(Failure) -> Int {
    guard case .integer(let count)? = value["by"] else {
      throw .error("extend needs a whole number: \"by\":1")
    }
    return count
  }

  private func set() throws(Failure) -> SelectionEvent {
    let lists = ["days", "ranges"].compactMap { key in
      value[key].map { (key: key, value: $0) }
    }
    let range = value["range"]
    guard lists.count + (range == nil ? 0 : 1) == 1 else {
      throw .error("set needs one of range, days and ranges")
    }
    if let list = lists.first {
      return .setDays(try days(list.value, of: list.key))
    }
    switch range {
    case .string(let text)?: return try set(range: text)
    case .null?: return .set(nil)
    default:
      throw .error("range is a text such as 2026-11-03..10, or null")
    }
  }

  /// A reversed range is an event that is refused, not a line that cannot be
  /// read.
  private func set(range text: String) throws(Failure) -> SelectionEvent {
    let setting = Setting(text: text, place: "range")
    do throws(Failure) {
      return .set(try settings.reader.rangeOrNone(setting))
    } catch {
      var turning = settings.reader
      turning.context.turnsReversedRanges = true
      guard let range = try? turning.range(setting) else { throw error }
      return .setEnds(start: range.upperBound, end: range.lowerBound)
    }
  }

  private func days(
    _ value: JSONValue, of key: String
  ) throws(Failure) -> DayRangeSet {
    guard case .array(let values) = value else {
      throw .error("\(key) is a list such as [\"2026-11-03\"]")
    }
    var ranges: [DayRange] = []
    for value in values {
      guard case .string(let text) = value else {
        throw .error("\(key) holds texts, not \(value.kind)")
      }
      let setting = Setting(text: text, place: key)
      if let range = try settings.reader.rangeOrNone(setting) {
        ranges.append(range)
      }
    }
    return DayRangeSet(ranges)
  }
}
