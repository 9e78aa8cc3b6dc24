/// Why a draft is no answer yet.
public enum DraftError: Error, Hashable, Sendable {
  /// This day is one end of a range, and its other end is missing.
  case pending(Day)

  /// The rules refuse what is selected, or that nothing is.
  case refused(Refusal)
}

extension DraftError: CustomStringConvertible {
  /// A sentence for people, in English, without a full stop.
  public var description: String {
    switch self {
    case .pending(let day): "\(day) is one end of a range: the other is missing"
    case .refused(let refusal): refusal.description
    }
  }
}
