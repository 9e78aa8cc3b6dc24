import DateRangeCore

/// The rules that the search goes through.
enum SelectionShapes {
  /// Monday 2 to Sunday 8 November 2026.
  static let window = day(2)...day(8)

  /// A day of November 2026, from 31 on of December.
  static func day(_ number: Int) -> Day {
    (Day(year: 2026, month: 11, day: 1) ?? .epoch).advanced(by: number - 1)
  }

  private static func days(_ numbers: Int...) -> DayPattern {
    DayPattern(days: DayRangeSet(days: numbers.map(day)))
  }

  /// Eight kinds of constraints, each on its own.
  ///
  /// Bounds that hold the window keep the search in it.
  static let constraints: [@Sendable (inout SelectionConstraints) -> Void] = [
    { _ in },
    { $0.bounds = day(3)...day(6) },
    { $0.weekdays = [.monday, .wednesday, .thursday, .sunday] },
    { $0.blocked = days(4, 7) },
    { $0.blockedNights = days(4, 5) },
    {
      $0.lengths = LengthLimits(minNights: 1, maxNights: 3)
      $0.lengths.minNights.append(
        .init(2, startingIn: DayPattern(weekdays: [.tuesday])))
    },
    {
      $0.noCheckIn = days(3, 6)
      $0.noCheckOut = days(2, 6)
    },
    {
      $0.predicate = DayPredicate("not the fifth") { day, _ in
        day != SelectionShapes.day(5)
      }
    },
  ]

  /// The rules of a policy under each kind of constraints.
  static func rules(_ policy: SelectionPolicy) -> [SelectionRules] {
    constraints.map { change in
      var rules = SelectionRules(policy: policy)
      rules.constraints.bounds = window
      change(&rules.constraints)
      return rules
    }
  }

  /// A switch turned to one of its values.
  struct Setting: Sendable {
    var name: String
    var turn: @Sendable (inout SelectionPolicy) -> Void
  }

  /// Every value of every switch of the mode of one range.
  static let settings: [Setting] =
    settings("first", \.first) + settings("earlier", \.earlier)
    + settings("same", \.same) + settings("complete", \.complete)
    + settings("one-day", \.oneDay) + settings("blocked", \.blocked)
    + settings("weekday", \.weekday) + settings("length", \.length)
    + settings("abandon", \.abandon) + settings("publish", \.publish)
    + settings("drag-across", \.dragAcross)
    + settings("drag-inside", \.dragInside)
    + settings("drag-outside", \.dragOutside)
    + settings("revalidate", \.revalidate)
    + [nil, .start, .end].map { edge in
      Setting(name: "lock \(edge?.rawValue ?? "none")") { $0.lock = edge }
    }
    + [false, true].map { isRequired in
      Setting(name: "required \(isRequired)") { $0.isRequired = isRequired }
    }

  private static func settings<Value>(
    _ name: String,
    _ path: any WritableKeyPath<SelectionPolicy, Value> & Sendable
  ) -> [Setting]
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    Value.allCases.map { value in
      Setting(name: "\(name) \(value.rawValue)") { $0[keyPath: path] = value }
    }
  }
}
