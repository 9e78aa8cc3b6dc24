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

    /// The words with one blank between them.
    var whole: String { words.joined(separator: " ") }
  }

  /// What is wrong, in the order of asking.
  private static let rules: [(reason: String, rewrite: Rewrite)] = [
    ("a range is written with '..'", { $0.comparison }),
    ("both ends of a range belong to it", { $0.interval }),
    ("an open side is nothing at all", { $0.openSide }),
    ("a time, whose day depends on the zone", { $0.withoutTime }),
    ("hours and minutes are not counted", { $0.hours }),
    ("seconds, whose day depends on the zone", { $0.epoch }),
    ("a part is not known", { $0.withoutPlaceholders }),
    ("the sign of a range is '..'", { $0.otherSigns }),
    ("a year has four digits", { $0.wholeYear }),
    ("a date is numbers with '-' between them", { $0.hyphenated }),
    ("a number has no commas", { $0.withoutCommas }),
    ("a week is a number behind 'w'", { $0.week }),
    ("the year is missing", { $0.dayOfSomeWeek }),
    ("a fiscal year is not known", { $0.fiscalYear }),
    ("holidays are not known", { $0.businessDays }),
    ("weekends are not counted", { $0.weekends }),
    ("the year is missing", { $0.partOfSomeYear }),
    ("'m' could be minutes or months", { $0.minutes }),
    ("it is said otherwise here", { $0.otherWords }),
  ]

  /// The error of a refused text with advice, where there is some.
  static func advise(
    _ error: ExpressionError, on expression: DayRangeExpression,
    in context: ExpressionContext
  ) -> ExpressionError {
    let text = expression.text
    guard !text.isEmpty else { return error }
    guard text.utf8.count <= 200 else {
      return error.isUnread ? error.suggesting(general) : error
    }
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let phrase = Phrase(
      text: text, words: words.map { String($0) }, context: context)
    let stripping: (reason: String, rewrite: Rewrite) = (
      "there is more than a date", { $0.stripped }
    )
    for rule in rules + (error.isUnread ? [stripping] : []) {
      var advice: [String] = []
      for text in rule.rewrite(phrase) {
        advice += rewritten(to: text, in: context)
          .filter { !advice.contains($0) }
      }
      if !advice.isEmpty {
        return expression.error(rule.reason, advice)
      }
    }
    return error.isUnread
      ? fallback(error, on: expression, in: context)
      : checked(error, on: expression, in: context)
  }

  /// The error with those of its suggestions that can be read, each by itself
  /// or in its place in the text, and each once.
  private static func checked(
    _ error: ExpressionError, on expression: DayRangeExpression,
    in context: ExpressionContext
  ) -> ExpressionError {
    let text = Array(expression.text.utf8)
    let (before, after) = (
      text[..<error.span.lowerBound], text[error.span.upperBound...]
    )
    var suggestions: [String] = []
    for suggestion in error.suggestions where !suggestions.contains(suggestion)
    {
      let whole = String(
        decoding: before + suggestion.utf8 + after, as: UTF8.self)
      if isNoExpression(suggestion)
        || [suggestion, whole].contains(where: { reads($0, in: context) })
      {
        suggestions.append(suggestion)
      } else {
        suggestions += bareNumberAdvice(on: whole, in: context)
      }
    }
    return error.suggesting(suggestions)
  }

  /// What to write for `3rd`, which is right but is no date yet.
  private static func bareNumberAdvice(
    on text: String, in context: ExpressionContext
  ) -> [String] {
    do {
      _ = try DayRangeExpression(text).reading(in: context)
      return []
    } catch {
      return error.isBareNumber
        ? checked(error, on: DayRangeExpression(text), in: context).suggestions
        : []
    }
  }

  private static func reads(
    _ text: String, in context: ExpressionContext
  ) -> Bool {
    (try? DayRangeExpression(text).reading(in: context)) != nil
  }

  /// Whether a suggestion is no expression: an option or a command that does
  /// what the text asks for, or an example.
  private static func isNoExpression(_ text: String) -> Bool {
    ["daterange ", "--", "add --", "a date as "]
      .contains(where: text.hasPrefix)
  }

  /// What may be suggested where a rule gives a text: the text if it can be
  /// read, or what its own error suggests.
  private static func rewritten(
    to text: String, in context: ExpressionContext
  ) -> [String] {
    if isNoExpression(text) { return [text] }
    do {
      _ = try DayRangeExpression(text).reading(in: context)
      return [text]
    } catch {
      return error.isUndirected ? error.suggestions : []
    }
  }

  /// What can be written where nothing is known of what was meant.
  private static let general = ["2026-11-03", "last week", "nov 3 - 10"]

  /// The part of the text before the one that could not be read.
  private static func fallback(
    _ error: ExpressionError, on expression: DayRangeExpression,
    in context: ExpressionContext
  ) -> ExpressionError {
    let bytes = expression.text.utf8.prefix(error.span.lowerBound)
    let read = String(decoding: bytes, as: UTF8.self)
    // `last friday of november` is not meant to be `last friday`.
    let rest = error.text.lowercased().prefix { $0.isLetter }
    let isForeign = !rest.isEmpty && Word.english[String(rest)] == nil
    return error.suggesting(
      isForeign && reads(read, in: context)
        ? [read.trimmingBlanks()] : general)
  }
}

extension ExpressionError {
  /// The error with other suggestions.
  fileprivate func suggesting(_ suggestions: [String]) -> ExpressionError {
    ExpressionError(
      text: text, span: span, reason: reason, suggestions: suggestions)
  }
}
