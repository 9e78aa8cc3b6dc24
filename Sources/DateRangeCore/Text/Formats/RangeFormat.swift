/// A form in which days are handed to another program.
///
/// A format is a word, such as `json`, or a template, which has a `{`. Each
/// was tried in the program that it is for; `Docs/Formats.md` has them all.
///
///     let format = try RangeFormat("{start} {next}")
///     try format.append(.range(week), number: 1, to: &bytes, in: context)
public struct RangeFormat: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case iso, ends, tsv, csv, json, hledger, epoch, rfc3339, words
    case git, find, shell
    case sql(column: String)
    case template(FormatTemplate)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The form of ISO 8601, `2026-11-03/2026-11-10`.
  public static let iso = RangeFormat(.iso)

  /// The formats that are one word, in the order of the guide.
  private static let named: [(name: String, kind: Kind)] = [
    ("iso", .iso), ("ends", .ends), ("tsv", .tsv), ("csv", .csv),
    ("json", .json), ("hledger", .hledger), ("epoch", .epoch),
    ("rfc3339", .rfc3339), ("words", .words), ("git", .git),
    ("find", .find), ("shell", .shell),
  ]

  /// The words that are formats, for help and completion.
  public static let names = named.map(\.name) + ["sql:COLUMN"]

  /// The format in an error: its word, or `a template`.
  var name: String {
    if case .sql(let column) = kind { return "sql:\(column)" }
    return RangeFormat.named.first { $0.kind == kind }?.name ?? "a template"
  }

  /// Reads a format.
  ///
  /// - Parameter text: A word of the list, `sql:` and a column, or a template.
  /// - Throws: ``FormatError`` for another word, column, field or escape.
  public init(_ text: String) throws(FormatError) {
    if text.utf8.contains(UInt8(ascii: "{")) {
      self.init(.template(try FormatTemplate(text)))
    } else if let format = RangeFormat.named.first(where: { $0.name == text }) {
      self.init(format.kind)
    } else if text == "sql" || text.hasPrefix("sql:") {
      self.init(.sql(column: try RangeFormat.column(of: text)))
    } else {
      throw FormatError(
        text, "not a format", RangeFormat.names + ["a template as '{start}'"])
    }
  }

  /// The column of `sql:COLUMN`.
  ///
  /// It is pasted into a statement, so that nothing but a name may be in it.
  private static func column(
    of text: String
  ) throws(FormatError) -> String {
    let column = text.dropFirst(4)
    let isName = column.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "\""):
        true
      default: false
      }
    }
    let quotes = column.utf8.count { $0 == UInt8(ascii: "\"") }
    let first = column.utf8.first ?? 0
    let hasDigitFirst = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    guard !column.isEmpty, isName, quotes % 2 == 0, !hasDigitFirst else {
      throw FormatError(
        text,
        hasDigitFirst
          ? "a column does not begin with a digit"
          : "a column is letters, digits, '_', '.' and quotes in pairs",
        ["sql:created_at"])
    }
    return String(column)
  }

  /// Whether the format holds one result and no more.
  public var isForOneResult: Bool { kind == .shell }

  /// What a shell is to run when there is no result, so that
  /// `eval "$(daterange … --format shell)"` fails too.
  ///
  /// - Parameter status: The exit status.
  /// - Returns: One line, without its end.
  public static func shellFailure(status: Int) -> String {
    "unset start end days nights; (exit \(status))"
  }
}
