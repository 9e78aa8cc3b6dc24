extension CalendarSystem {
  /// The proleptic Gregorian calendar of ISO 8601: Gregorian before 1582 too.
  public static let gregorian = CalendarSystem(.gregorian)

  /// The same months as ``gregorian``, under the name of ISO 8601.
  public static let iso8601 = CalendarSystem(.iso8601)

  /// The calendar of Thailand: Gregorian months, years 543 higher.
  public static let buddhist = CalendarSystem(.buddhist)

  /// The calendar of Taiwan: Gregorian months, years from 1912.
  public static let republicOfChina = CalendarSystem(.republicOfChina)

  /// The calendar of Japan: Gregorian months, years of an emperor's era.
  public static let japanese = CalendarSystem(.japanese)

  /// The solar Hijri calendar of Iran and Afghanistan.
  public static let persian = CalendarSystem(.persian)

  /// The national calendar of India.
  public static let indian = CalendarSystem(.indian)

  /// The calendar of the Coptic church, with thirteen months.
  public static let coptic = CalendarSystem(.coptic)

  /// The calendar of Ethiopia, with thirteen months.
  public static let ethiopicAmeteMihret = CalendarSystem(.ethiopicAmeteMihret)

  /// The months of ``ethiopicAmeteMihret`` in years from the creation.
  public static let ethiopicAmeteAlem = CalendarSystem(.ethiopicAmeteAlem)

  /// The Hebrew calendar, with twelve or thirteen months.
  public static let hebrew = CalendarSystem(.hebrew)

  /// The Islamic calendar by the astronomical new moon.
  public static let islamic = CalendarSystem(.islamic)

  /// The Islamic calendar by table, from 16 July 622.
  public static let islamicCivil = CalendarSystem(.islamicCivil)

  /// The Islamic calendar by table, from 15 July 622.
  public static let islamicTabular = CalendarSystem(.islamicTabular)

  /// The calendar of Saudi Arabia.
  public static let islamicUmmAlQura = CalendarSystem(.islamicUmmAlQura)

  /// The traditional calendar of China, with twelve or thirteen months.
  public static let chinese = CalendarSystem(.chinese)

  /// The traditional calendar of Korea, with twelve or thirteen months.
  public static let dangi = CalendarSystem(.dangi)

  /// Every calendar system there is.
  public static let all = Engine.allCases.map(CalendarSystem.init)
}

extension CalendarSystem {
  /// The identifier that CLDR has for the system: `islamic-umalqura`.
  public var identifier: String { engine.rawValue }

  /// Finds the calendar system with an identifier of CLDR.
  ///
  /// Upper and lower case are one. Older and longer names that CLDR lists as
  /// aliases are understood: `gregory`, `islamicc`, `ethiopic-amete-alem`.
  ///
  /// - Parameter identifier: The identifier.
  /// - Throws: ``IdentifierError`` for a calendar that is unknown, or known
  ///   and not supported.
  public init(identifier: String) throws(IdentifierError) {
    let name = identifier.lowercased()
    guard let engine = Engine(rawValue: Self.aliases[name] ?? name) else {
      throw IdentifierError(identifier: identifier)
    }
    self.init(engine)
  }

  private static let aliases = [
    "gregory": "gregorian",
    "ethiopic-amete-alem": "ethioaa",
    "islamicc": "islamic-civil",
  ]
}

extension CalendarSystem {
  /// Why an identifier is of no calendar system.
  public struct IdentifierError: Error, Hashable, Sendable {
    /// The kinds of the error.
    public enum Reason: Hashable, Sendable {
      /// No calendar is known by that name.
      case unknown

      /// Foundation knows the name and gives Gregorian months for it.
      case gregorianInDisguise

      /// Foundation's months are not sound: it cannot find their bounds, and
      /// no authority's table is there to find them by.
      case unsound
    }

    /// The identifier, as it was given.
    public let identifier: String

    /// What is wrong with it.
    public let reason: Reason

    init(identifier: String) {
      self.identifier = identifier
      reason = Self.refused[identifier.lowercased()] ?? .unknown
    }

    private static let refused: [String: Reason] = [
      "vietnamese": .gregorianInDisguise,
      "bangla": .unsound,
      "gujarati": .unsound,
      "kannada": .unsound,
      "malayalam": .unsound,
      "marathi": .unsound,
      "odia": .unsound,
      "tamil": .unsound,
      "telugu": .unsound,
      "vikram": .unsound,
    ]
  }
}

extension CalendarSystem.IdentifierError: CustomStringConvertible {
  /// One line that names the identifier and what is right.
  public var description: String {
    switch reason {
    case .unknown:
      "no calendar \(identifier.quoted): there are "
        + CalendarSystem.all.map(\.identifier).joined(separator: ", ")
    case .gregorianInDisguise:
      "no calendar \(identifier.quoted) on this system, which would show"
        + " Gregorian months under that name"
    case .unsound:
      "no calendar \(identifier.quoted) on this system, whose months of that"
        + " name have no sound first and last days"
    }
  }
}
