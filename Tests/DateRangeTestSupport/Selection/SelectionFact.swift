import DateRangeCore
import Foundation

/// A row of the table of selections: what the public tests of a picker say.
///
/// ``scenario()`` has it in the words of the rules.
public struct SelectionFact: Sendable {
  /// The row itself.
  let row: JSONValue

  /// The name that the row is called by.
  public var id: String { row["id"]?.text ?? "" }

  /// The picker's behaviour, which the table calls a policy.
  var behaviour: String { row["policy"]?.text ?? "" }

  /// What kind of thing the row is about; not our ``SelectionMode``.
  var kind: String { row["mode"]?.text ?? "" }

  /// What should come of it.
  var expected: [JSONValue.Member] { row["expected"]?.members ?? [] }

  /// Whether the row asks a question about days, and has no events.
  public var isQuestion: Bool { kind == "predicate" }

  /// Why the row is not a rule of selection, where it is not.
  public var reasonToLeaveOut: String? {
    SelectionFact.leftOut.first { $0.ids.contains(id) }?.reason
  }

  /// The rows that tell what a widget does around a selection.
  private static let leftOut: [(reason: String, ids: Set<String>)] = [
    (
      "the whole control is read-only, disabled or invalid",
      ["aria-116", "aria-126", "aria-138", "aria-139", "rc-347", "ng-309"]
    ),
    (
      "paging moves the keyboard's focus",
      ["aria-133", "aria-150", "aria-154"]
    ),
    ("which months are shown", ["aria-170", "aria-171", "aria-172"]),
    ("where the focus goes first", ["rd-195", "rd-197", "rd-198"]),
    (
      "what a text field does with a wrong or half text",
      ["rd-213", "fp-220", "zag-242", "zag-243", "zag-245"]
    ),
    ("a typed day is moved into the bounds", ["zag-249", "zag-252"]),
    ("a time of day", ["fp-226"]),
    ("a range with an open end as a value", ["mda-336", "mda-337", "rc-350"]),
    ("a draft beside the selection", ["rc-359"]),
    ("a tie in a drag on the middle", ["hz-381"]),
  ]

  /// The ids of all rows that are left out.
  public static var allLeftOut: Set<String> {
    leftOut.reduce(into: []) { $0.formUnion($1.ids) }
  }
}

extension Facts {
  /// The rows of the table of selections.
  ///
  /// - Returns: All of them, in the file's order.
  /// - Throws: When the file is not there, or is no JSON.
  public func selections() throws -> [SelectionFact] {
    let file = try JSONValue(reading: Array(data("selection.json")))
    return (file["cases"]?.elements ?? []).map(SelectionFact.init)
  }
}

extension JSONValue {
  /// The text, where it is one.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number, where it is one.
  var number: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The elements of an array; of anything else none.
  var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The members of an object; of anything else none.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The day.
  ///
  /// The table has times of day in a few places, to show that they
  /// count for nothing.
  var day: Day? { text.flatMap { Day(String($0.prefix(10))) } }
}
