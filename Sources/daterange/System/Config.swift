import DateRangeCore

/// The user's own defaults: looks and presets, never rules or formats, for a
/// script must not depend on whose it is.
struct Config {
  var firstWeekday: Setting?
  var color: Setting?
  /// Each is `NAME=EXPR`.
  var presets: [Setting] = []

  /// Reads the file that `DATERANGE_CONFIG` names, or the standard one.
  ///
  /// The standard one is `daterange/config` in the folder of the XDG Base
  /// Directory Specification, and need not be there.
  ///
  /// - Throws: ``Failure`` for a line that is no setting.
  init() throws(Failure) {
    let named = Environment.value("DATERANGE_CONFIG")
    guard let path = named ?? Config.standardPath else { return }
    guard var input = ByteInput(path: path) else {
      guard named == nil else {
        throw .error("cannot read \(path.quoted), named by DATERANGE_CONFIG")
      }
      return
    }
    var bytes: [UInt8] = []
    while try input.readLine(into: &bytes) {
      let place = "\(path.quoted), line \(input.lineNumber)"
      try read(String(decoding: bytes, as: UTF8.self), at: place)
    }
  }

  private static var standardPath: String? {
    let folder =
      Environment.value("XDG_CONFIG_HOME")
      ?? Environment.value("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/daterange/config" }
  }

  private mutating func read(
    _ line: String, at place: String
  ) throws(Failure) {
    let line = line.trimmed
    guard !line.isEmpty, !line.hasPrefix("#") else { return }
    let parts = line.split(separator: "=", maxSplits: 1)
      .map { $0.trimmed }
    let words = parts.first?.split(separator: " ").map(String.init) ?? []
    guard parts.count == 2 else {
      throw .error("\(place): \(line.quoted) is not NAME = VALUE")
    }
    let setting = Setting(text: parts[1], place: place)
    switch (words.first, words.count) {
    case ("first-weekday", 1): firstWeekday = setting
    case ("color", 1): color = setting
    case ("preset", 2):
      presets.append(
        Setting(text: "\(words[1])=\(parts[1])", place: place))
    default:
      throw .error(
        "\(place): \(words.joined(separator: " ").quoted) is no setting; "
          + "there are first-weekday, color and preset NAME")
    }
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    let blanks: Set<Character> = [" ", "\t", "\r"]
    let start = drop { blanks.contains($0) }
    return String(start.reversed().drop { blanks.contains($0) }.reversed())
  }
}
