/// A JSON value as it was read.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number that is an `Int`.
  case integer(Int)
  /// Any other number: nothing here takes one, so none is kept.
  case fraction
  case string(String)
  case array([JSONValue])
  /// The members in their order, no key twice.
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    /// Creates a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a key, where this is an object that has it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What kind of value it is, with an article.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .fraction: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// What is wrong with a text that should be JSON, and where.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found or missed.
  package var problem: String
  /// The number of bytes before it.
  package var offset: Int

  /// One line: `at byte 7: a key is missing`.
  package var description: String { "at byte \(offset): \(problem)" }
}
