public import Foundation

/// The fact tables of a test target: the files of its `Fixtures` folder.
///
///     struct Row: Decodable, Sendable { var zone: String, day: String }
///     let facts = Facts(in: .module)
///     try facts.rows(Row.self, of: "cases", in: "calendar.json",
///                    kind: "day_start")
///
/// A property that only some rows have, or that may be `null`, is an optional
/// one. Rows that are `Sendable` can be the arguments of a test.
public struct Facts: Sendable {
  /// No row was found, where a test would have passed by running no case.
  public struct NoRows: Error {
    /// The key of the list.
    public let list: String
    /// The kind that was asked for.
    public let kind: String?
  }

  private let folder: URL

  /// Creates the facts of a test target.
  ///
  /// - Parameter bundle: The target's own `Bundle.module`.
  public init(in bundle: Bundle) {
    let resources = bundle.resourceURL ?? bundle.bundleURL
    folder = resources.appending(path: "Fixtures")
  }

  /// Creates the facts of a folder, for a test target that reads another
  /// one's.
  ///
  /// - Parameter folder: The folder `Fixtures`.
  public init(at folder: URL) {
    self.folder = folder
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: A path in `Fixtures`, such as `grids/index.json`.
  /// - Returns: All of them.
  /// - Throws: Foundation's error when there is no such file.
  public func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }

  /// The text of a file, in UTF-8.
  ///
  /// - Parameter path: A path in `Fixtures`.
  /// - Returns: All of it.
  /// - Throws: Foundation's error when there is no such file.
  public func text(_ path: String) throws -> String {
    String(decoding: try data(path), as: UTF8.self)
  }

  /// The rows of a list in a JSON file.
  ///
  /// - Parameters:
  ///   - type: What to decode a row as.
  ///   - list: The key of the list in the file's outermost object.
  ///   - path: A path in `Fixtures`.
  ///   - kind: Which rows to take, by their `kind`; the rest may have any
  ///     shape. Without it all are taken.
  /// - Returns: At least one row, in the file's order.
  /// - Throws: Foundation's error when there is no such file,
  ///   `DecodingError` when a row has another shape, ``NoRows``.
  public func rows<Row: Decodable>(
    _ type: Row.Type = Row.self, of list: String, in path: String,
    kind: String? = nil
  ) throws -> [Row] {
    let object = try JSONSerialization.jsonObject(with: data(path))
    let lists = object as? [String: Any]
    let rows = (lists?[list] as? [[String: Any]] ?? [])
      .filter { kind == nil || $0["kind"] as? String == kind }
    guard !rows.isEmpty else { throw NoRows(list: list, kind: kind) }
    let wanted = try JSONSerialization.data(withJSONObject: rows)
    return try JSONDecoder().decode([Row].self, from: wanted)
  }
}
