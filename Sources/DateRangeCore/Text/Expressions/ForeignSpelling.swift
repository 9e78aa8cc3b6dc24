/// What people write elsewhere, and how it is written here.
///
/// Asked only when a text has been refused. A rule rewrites the text; what
/// the error then suggests has been read, so that no advice leads to the next
/// error.
struct ForeignSpelling {
  private typealias Rewrite = @Sendable (Phrase) -> [String]

  /// A text that was refused.
  struct Phrase {
    /// As it was typed.
    var text: String
    /// In lower case, cut at blanks.
    var words: [String]
    var context: ExpressionContext
  }

  /// What is wrong, in the order of asking.
  private static let rules: [(reason: String, rewrite: Rewrite)] = [
    ("a range is written with '..'", { $0.comparison }),
    ("both ends of a range belong to it", { $0.interval }),
    ("an open side is nothing at all", { $0.openSide }),
    ("a time, whose day depends on the zone", { $0.withoutTime }),
    ("seconds, whose day depends on the zone", { $0.epoch }),
    ("a part is not known", { $0.withoutPlaceholders }),
    ("the sign of a range is '..'", { $0.otherSigns }),
    ("a year has four digits", { $0.wholeYear }),
    ("a week is a number behind 'w'", { $0.week }),
    ("a fiscal year is not known", { $0.fiscalYear }),
    ("holidays are not known", { $0.businessDays }),
    ("weekends are not counted", { $0.weekends }),
    ("the year is missing", { $0.monthOfSomeYear }),
    ("'m' could be minutes or months", { $0.minutes }),
    ("it is said otherwise here", { $0.otherWords }),
  ]

  /// The error of a refused text with advice, where there is some.
  static func advise(
    _ error: ExpressionError, on expression: DayRangeExpression,
    in context: ExpressionContext
  ) -> ExpressionError {
    let text = expression.text
    guard text.utf8.count <= 200, !text.isEmpty else { return error }
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let phrase = Phrase(
      text: text, words: words.map { String($0) }, context: context)
    let stripping: (reason: String, rewrite: Rewrite) = (
      "there is more than a date", { $0.stripped }
    )
    for rule in rules + (error.isUnread ? [stripping] : []) {
      let advice = rule.rewrite(phrase).flatMap {
        rewritten(to: $0, in: context)
      }
      if !advice.isEmpty {
        return expression.error(rule.reason, advice)
      }
    }
    return error.isUnread
      ? fallback(error, on: expression, in: context) : error
  }

  /// What may be suggested where a rule gives a text: the text if it can be
  /// read, or what its own error suggests.
  private static func rewritten(
    to text: String, in context: ExpressionContext
  ) -> [String] {
    // A command line that does what the text asks for.
    if text.hasPrefix("daterange ") || text.hasPrefix("--") { return [text] }
    do {
      _ = try DayRangeExpression(text).reading(in: context)
      return [text]
    } catch {
      return error.isUndirected ? error.suggestions : []
    }
  }

  /// The part of the text before the one that could not be read.
  private static func fallback(
    _ error: ExpressionError, on expression: DayRangeExpression,
    in context: ExpressionContext
  ) -> ExpressionError {
    let bytes = expression.text.utf8.prefix(error.span.lowerBound)
    let read = String(decoding: bytes, as: UTF8.self)
    let isFine =
      (try? DayRangeExpression(read).reading(in: context)) != nil
    let general = ["2026-11-03", "last week", "nov 3 - 10"]
    return ExpressionError(
      text: error.text, span: error.span, reason: error.reason,
      suggestions: isFine
        ? [read.trimmingBlanks()] : general)
  }
}
