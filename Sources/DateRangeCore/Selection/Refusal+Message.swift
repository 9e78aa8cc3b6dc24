extension Refusal: CustomStringConvertible {
  /// A sentence for people, in English, without a full stop: `11 November is
  /// taken`.
  public var description: String { code.rawValue }
}
