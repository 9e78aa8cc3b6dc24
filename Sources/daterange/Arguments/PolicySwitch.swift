import DateRangeCore

/// A switch of the selection policy as an option: its words are the raw
/// values of the library's own enum.
struct PolicySwitch: Sendable {
  let option: Option
  let words: [String]
  private let apply: @Sendable (String, inout SelectionPolicy) -> Void

  private init<Value>(
    _ option: Option,
    _ path: any WritableKeyPath<SelectionPolicy, Value> & Sendable
  ) where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
    self.option = option
    words = Value.allCases.map(\.rawValue)
    apply = { word, policy in
      if let value = Value(rawValue: word) { policy[keyPath: path] = value }
    }
  }

  /// Turns the switch.
  ///
  /// - Parameters:
  ///   - setting: The word, and where it stands.
  ///   - policy: The policy to change.
  /// - Throws: ``Failure`` for another word.
  func set(
    _ setting: Setting, in policy: inout SelectionPolicy
  ) throws(Failure) {
    try setting.check(isOneOf: words)
    apply(setting.text, &policy)
  }

  static let all = [
    PolicySwitch(.onFirst, \.first),
    PolicySwitch(.onEarlier, \.earlier),
    PolicySwitch(.onSame, \.same),
    PolicySwitch(.onComplete, \.complete),
    PolicySwitch(.onOneDay, \.oneDay),
    PolicySwitch(.onBlocked, \.blocked),
    PolicySwitch(.onWeekday, \.weekday),
    PolicySwitch(.onLength, \.length),
    PolicySwitch(.onAbandon, \.abandon),
    PolicySwitch(.publish, \.publish),
    PolicySwitch(.onDragAcross, \.dragAcross),
    PolicySwitch(.onDragInside, \.dragInside),
    PolicySwitch(.onDragOutside, \.dragOutside),
    PolicySwitch(.onCount, \.count),
    PolicySwitch(.onInside, \.inside),
    PolicySwitch(.onConstrain, \.revalidate),
  ]
}

extension Setting {
  /// Refuses a word that is not one of some.
  func check(isOneOf words: [String]) throws(Failure) {
    guard !words.contains(text) else { return }
    let list = words.dropLast().joined(separator: ", ")
    throw .error(
      "\(place): \(text.quoted) is not \(list) or \(words.last ?? "")")
  }

  /// A number from `least` on.
  ///
  /// - Parameters:
  ///   - unit: What is counted, for the error.
  ///   - least: The least that is right.
  /// - Returns: The number.
  /// - Throws: ``Failure`` for anything else.
  func number(
    of unit: String? = nil, from least: Int
  ) throws(Failure) -> Int {
    guard let number = Int(text), number >= least,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else {
      let noun = unit.map { "number of \($0)" } ?? "number"
      throw .error("\(place): \(text.quoted) is not a \(noun) from \(least)")
    }
    return number
  }
}
