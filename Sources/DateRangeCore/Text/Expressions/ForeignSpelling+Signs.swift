// Rules about signs: brackets, comparisons, stars, times.
extension ForeignSpelling.Phrase {
  /// `>=2026-11-03`, `before 2026-11-03`.
  var comparison: [String] {
    let lowercased = text.lowercased().trimmingBlanks()
    for (sign, isStart, shift) in ForeignSpelling.comparisons {
      guard lowercased.hasPrefix(sign) else { continue }
      let rest = String(lowercased.dropFirst(sign.count))
      guard let range = read(rest),
        let day =
          (isStart == (shift == 0) ? range.lowerBound : range.upperBound)
          .adding(days: shift)
      else { return [] }
      return [isStart ? "\(day).." : "..\(day)"]
    }
    return []
  }

  /// `[2026-11-03,2026-11-11)`, as PostgreSQL writes a range.
  var interval: [String] {
    let text = text.trimmingBlanks()
    guard let open = text.first, let close = text.last,
      "[(".contains(open), "])".contains(close)
    else { return [] }
    let ends = text.dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingBlanks() }
    guard ends.count == 2, ends != ["", ""] else { return [] }
    let first = read(ends[0])?.lowerBound.adding(days: open == "(" ? 1 : 0)
    let last = read(ends[1])?.upperBound.adding(days: close == ")" ? -1 : 0)
    guard ends[0].isEmpty || first != nil, ends[1].isEmpty || last != nil
    else { return [] }
    let days = [first, last].map { $0.map { "\($0)" } ?? "" }
    return [days.joined(separator: "..")]
  }

  /// `2026-11-03..*`, `2026-11-03/open`.
  var openSide: [String] {
    let words = ["*", "open", "unknown", "now()", "infinity"]
    let text = text.trimmingBlanks()
    for sign in ["..", "/"] {
      let slash = sign == "/" ? "/" : ""
      for word in words {
        if text.lowercased().hasSuffix(sign + word) {
          return [text.dropLast(sign.count + word.count) + slash + ".."]
        }
        if text.lowercased().hasPrefix(word + sign) {
          return [".." + slash + text.dropFirst(sign.count + word.count)]
        }
      }
    }
    return []
  }

  /// `2026-11-03T10:00Z`, `2026-11-03 10:00`, `tomorrow 3pm`.
  var withoutTime: [String] {
    let colons = text.split(separator: ":", omittingEmptySubsequences: false)
    if let colon = text.firstIndex(of: ":"),
      colons[1].prefix(while: \.isNumber).count == 2
    {
      var rest = text[..<colon]
      while rest.last?.isNumber == true { rest.removeLast() }
      while let last = rest.last, last.isWhitespace || "Tt+-".contains(last) {
        rest.removeLast()
      }
      return [rest.isEmpty ? "today" : String(rest)]
    }
    guard let last = words.last, words.count > 1 else { return [] }
    let isHour =
      ["noon", "midnight", "morning", "evening"].contains(last)
      || last.hasSuffix("am") || last.hasSuffix("pm")
    return isHour ? [words.dropLast().joined(separator: " ")] : []
  }

  /// `2026/11-03`, `2026-1103`, `2026年11月3日`.
  var hyphenated: [String] {
    let signs = "-/.\u{5E74}\u{6708}\u{65E5}"
    let numbers = text.trimmingBlanks().split { signs.contains($0) }
    let digits = numbers.joined()
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      numbers.first?.count == 4, !"-/.".contains(text.last ?? "-")
    else { return [] }
    if numbers.count == 3 { return [numbers.joined(separator: "-")] }
    guard numbers.count == 2, digits.count == 8 else { return [] }
    let month = numbers[1].prefix(2)
    return ["\(numbers[0])-\(month)-\(numbers[1].dropFirst(2))"]
  }

  /// `last 1,000 days`.
  var withoutCommas: [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped = parts.indices.dropFirst().allSatisfy { index in
      parts[index - 1].last?.isNumber == true
        && parts[index].prefix { $0.isNumber }.count == 3
    }
    return parts.count > 1 && isGrouped ? [parts.joined()] : []
  }

  /// `last 48 hours`, `90 minutes ago`.
  var hours: [String] {
    let units = ["h", "hr", "hrs", "hour", "hours"]
    let shorter = [
      "min", "mins", "minute", "minutes", "sec", "secs", "second", "seconds",
    ]
    let parts = whole.split { !$0.isLetter }.map { String($0) }
    let numbers = whole.split { !$0.isNumber }
    if parts.contains(where: shorter.contains) { return ["today"] }
    guard parts.contains(where: units.contains), numbers.count == 1,
      let hours = Int(numbers[0]), hours > 0
    else { return [] }
    let days = (hours - 1) / 24 + 1
    let isPast = ["last", "past", "ago"].contains { parts.contains($0) }
    return [
      "\(isPast ? "last" : "next") \(days) \(DayUnit.day.word(for: days))"
    ]
  }

  /// `1793664000`, `@1793664000`: the day that it is in Greenwich.
  var epoch: [String] {
    let digits = text.trimmingBlanks().drop { $0 == "@" }
    guard digits.utf8.count == 10, let seconds = Int(digits),
      let day = Day(exactly: seconds.floorDivided(by: 86_400))
    else { return [] }
    return ["\(day)"]
  }

  /// `2026-11-XX` and `202X` of EDTF.
  var withoutPlaceholders: [String] {
    let text = text.lowercased().trimmingBlanks()
    let known = text.prefix { !"xu".contains($0) }
    let unknown = text.dropFirst(known.count)
    guard !unknown.isEmpty, unknown.allSatisfy({ "xu-".contains($0) })
    else { return [] }
    if known.last == "-" { return [String(known.dropLast())] }
    guard known.count + unknown.count == 4 else { return [] }
    let years = ["0", "9"].map {
      known + String(repeating: $0, count: unknown.count)
    }
    return [years.joined(separator: "..")]
  }

  /// A wave dash, `->`, `...` between two dates.
  var otherSigns: [String] {
    let signs = [
      "\u{301C}", "\u{FF5E}", "~", "->", "=>", "...", "\u{2026}", "---",
      "\u{2015}", ":", ";", " and ", " & ", " thru ", " till ", " til ",
    ]
    var lowercased = text.lowercased().trimmingBlanks()
    if lowercased.hasPrefix("between ") { lowercased.removeFirst(8) }
    for sign in signs {
      guard let parts = lowercased.parts(around: sign),
        !parts.before.isEmpty, !parts.after.isEmpty
      else { continue }
      return ["\(parts.before)..\(parts.after)"]
    }
    return []
  }

  /// What is left of `(2026-11-03)`, `"2026-11-03",` or `2026-11~`.
  var stripped: [String] {
    var rest = text[...]
    while let first = rest.first, ForeignSpelling.wrappers.contains(first) {
      rest.removeFirst()
    }
    while let last = rest.last, ForeignSpelling.wrappers.contains(last) {
      rest.removeLast()
    }
    return rest.count == text.count ? [] : [String(rest)]
  }

  /// The days of a text that is read without advice.
  func read(_ text: String) -> DayRange? {
    (try? DayRangeExpression(text).reading(in: context))?.extent.range
  }
}

extension String {
  /// The text without blanks at its ends.
  func trimmingBlanks() -> String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// What stands before and after the first place that another text has in
  /// this one.
  fileprivate func parts(
    around sign: String
  ) -> (before: String, after: String)? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(sign) {
        let after = self.index(index, offsetBy: sign.count)
        return (
          String(self[..<index]).trimmingBlanks(),
          String(self[after...]).trimmingBlanks()
        )
      }
      index = self.index(after: index)
    }
    return nil
  }
}

extension ForeignSpelling {
  /// Signs and words that leave a side open, whether it is the start that
  /// they give, and how far the day is that they name.
  fileprivate static let comparisons: [(String, Bool, Int)] = [
    (">=", true, 0), ("<=", false, 0), (">", true, 1), ("<", false, -1),
    ("\u{2265}", true, 0), ("\u{2264}", false, 0), ("after ", true, 1),
    ("before ", false, -1), ("starting ", true, 0), ("by ", false, 0),
  ]

  /// What is put round a date, or behind one.
  fileprivate static let wrappers: Set<Character> = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "'", "`", "\u{201C}",
    "\u{201D}", "\u{2018}", "\u{2019}", ",", ";", ".", ":", "!", "?", "~",
    "%", "*", "=", " ", "\u{200B}", "\u{200E}", "\u{200F}",
  ]
}
