/// The identity of one showing of a dialog.
///
/// A coordinator never uses an id twice, and every action of a person carries
/// one: a late tap on the blocker of a dialog that has gone cannot reach the
/// dialog that came after it. Ids of two coordinators have nothing to do with
/// each other.
public struct DialogID: Hashable, Sendable {
  /// How many ids were issued before this one.
  package let number: UInt64

  /// Creates the id with a number.
  package init(number: UInt64) {
    self.number = number
  }
}
