/// The address of one showing's answer, and the type of that answer.
///
/// A kind of dialog that wants an answer carries one:
///
///     enum TravelDialog: Equatable {
///       case dates(ClosedRange<Day>?, DialogReply<ClosedRange<Day>?>)
///       case rating(hotel: String, DialogReply<Int>)
///     }
///
/// The coordinator makes the reply and hands it to the closure that builds
/// the kind; the view hands it back with the answer. An answer of another
/// type does not compile.
///
/// All replies of one type are equal: an address is no content, so two kinds
/// that ask the same question are equal, and a double tap is seen as one.
public struct DialogReply<Value>: Sendable {
  /// The place for the answer; `nil` for a reply that belongs to no showing.
  let pending: PendingAnswer<Value>?

  /// Creates a reply that belongs to no showing.
  ///
  /// For comparing kinds in a test and for previews of a view; to confirm it
  /// does nothing.
  public init() {
    pending = nil
  }

  init(_ pending: PendingAnswer<Value>) {
    self.pending = pending
  }
}

extension DialogReply: Hashable {
  /// Always `true`: an address is no content.
  public static func == (left: DialogReply, right: DialogReply) -> Bool {
    true
  }

  /// Adds nothing, as all replies are equal.
  public func hash(into hasher: inout Hasher) {}
}
