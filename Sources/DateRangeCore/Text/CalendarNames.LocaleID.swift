extension CalendarNames {
  /// Which language and which place: the identifier of a locale.
  ///
  /// It reads what the environment holds (`fr_FR.UTF-8`, `sr_RS@latin`, `C`)
  /// and what a person types (`pt-BR`, `zh-Hant`, `en-US-u-fw-mon`).
  ///
  ///     let locale = try CalendarNames.LocaleID("fr_FR.UTF-8@euro")
  ///     locale.language    // "fr"
  ///     locale.region      // "FR"
  public struct LocaleID: Hashable, Sendable {
    /// The language: two or three letters of ISO 639, in lower case.
    ///
    /// Empty in ``plain``.
    public let language: String

    /// The script, four letters of ISO 15924, where one is named: `Hant`.
    public let script: String?

    /// The region, where one is named: `BR`, `419`.
    public let region: String?

    /// The subtags of variants and keywords, from the language's on.
    let extras: [String]

    /// No language and no place: `C`, `POSIX` and the empty text.
    ///
    /// Names are English and weeks begin on Monday.
    public static let plain = LocaleID(
      language: "", script: nil, region: nil, extras: [])

    /// Whether the locale is ``plain``.
    public var isPlain: Bool { language.isEmpty }

    /// Whether the words are English, which are at hand without Foundation.
    package var isEnglish: Bool { isPlain || language == "en" }
  }
}

extension CalendarNames.LocaleID {
  /// Reads an identifier.
  ///
  /// Subtags are parted by `_` or `-`, in upper or lower case. A codeset
  /// behind a full stop is left out; of what is behind `@`, the scripts
  /// `latin`, `cyrillic` and `devanagari` are taken and the rest, such as
  /// `euro`, is left out. Whether there is such a language is not looked at.
  ///
  /// - Parameter text: The identifier.
  /// - Throws: ``CalendarNames/UnknownLocale`` when the text is none.
  public init(_ text: String) throws(CalendarNames.UnknownLocale) {
    let base = text.prefix { $0 != "." && $0 != "@" }
    guard !text.isEmpty, base != "C", base != "POSIX" else {
      self = .plain
      return
    }
    var subtags = base.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "_" || $0 == "-" }
    )
    .map(String.init)[...]
    guard
      subtags.allSatisfy({ $0.isAlphanumeric && $0.utf8.count <= 8 }),
      let language = subtags.popFirst()?.lowercased(),
      (2...3).contains(language.utf8.count),
      language.isAlphabetic
    else { throw CalendarNames.UnknownLocale(identifier: text) }
    self.language = language
    let named = subtags.popFirst { $0.utf8.count == 4 && $0.isAlphabetic }
    script = named?.capitalizedSubtag ?? Self.script(ofModifier: text)
    region = subtags.popFirst {
      $0.utf8.count == 2 && $0.isAlphabetic
        || $0.utf8.count == 3 && $0.isNumeric
    }?.uppercased()
    extras = subtags.map { $0.lowercased() }
    let variants = extras.prefix { $0.utf8.count > 1 }
    guard
      variants.allSatisfy({
        $0.utf8.count >= 5 || $0.utf8.count == 4 && $0.prefix(1).isNumeric
      })
    else { throw CalendarNames.UnknownLocale(identifier: text) }
  }

  /// The script that POSIX names behind `@`.
  private static func script(ofModifier text: String) -> String? {
    let modifiers = [
      "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva",
    ]
    return text.lastIndex(of: "@").flatMap {
      modifiers[text[text.index(after: $0)...].lowercased()]
    }
  }

  /// The value of a keyword of the Unicode extension: `mon` of `fw` in
  /// `en-US-u-fw-mon`.
  func keyword(_ key: String) -> String? {
    guard
      let start = extras.firstIndex(of: "u"),
      let index = extras[start...].firstIndex(of: key),
      extras.indices.contains(index + 1),
      extras[index + 1].utf8.count > 2
    else { return nil }
    return extras[index + 1]
  }

  /// The weekday that the keyword `fw` names.
  var firstWeekday: Weekday? {
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return keyword("fw").flatMap(names.firstIndex).flatMap {
      Weekday(rawValue: $0 + 1)
    }
  }

  /// The region whose customs are followed: the one of the keyword `rg`, or
  /// the locale's own, or where most speakers of the language are.
  var weekRegion: String {
    if let keyword = keyword("rg"), keyword.hasSuffix("zzzz") {
      return keyword.dropLast(4).uppercased()
    }
    return region ?? (language == "en" ? "US" : likelyRegion)
  }
}

extension CalendarNames.LocaleID: CustomStringConvertible {
  /// The identifier in the form of BCP 47: `pt-BR`; `C` for ``plain``.
  public var description: String {
    guard !isPlain else { return "C" }
    return ([language, script, region].compactMap { $0 } + extras)
      .joined(separator: "-")
  }
}

extension CalendarNames {
  /// There is no locale with an identifier.
  public struct UnknownLocale: Error, Hashable, Sendable {
    /// The identifier, as it was given.
    public let identifier: String
  }
}

extension CalendarNames.UnknownLocale: CustomStringConvertible {
  /// One line that names the identifier and what is right.
  public var description: String {
    "no locale \(identifier.quoted): a language and a region, such as fr_FR"
  }
}

extension StringProtocol {
  fileprivate var isAlphabetic: Bool {
    !isEmpty && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  fileprivate var isNumeric: Bool {
    !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  fileprivate var isAlphanumeric: Bool {
    !isEmpty
      && utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
      }
  }

  fileprivate var capitalizedSubtag: String {
    prefix(1).uppercased() + dropFirst().lowercased()
  }
}

extension ArraySlice<String> {
  /// Removes and returns the first element if it is of a kind.
  fileprivate mutating func popFirst(
    where isWanted: (String) -> Bool
  ) -> String? {
    guard let first, isWanted(first) else { return nil }
    return popFirst()
  }
}
