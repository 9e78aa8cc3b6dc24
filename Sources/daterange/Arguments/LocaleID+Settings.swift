import DateRangeCore

extension CalendarNames.LocaleID {
  /// The locale that an option names, or else the environment.
  ///
  /// An environment that names none we know is as good as an empty one, for
  /// nobody asked this command for it.
  ///
  /// - Parameter arguments: The command line.
  /// - Returns: The locale.
  /// - Throws: ``Failure`` for an option that names none.
  static func chosen(_ arguments: ScannedArguments) throws(Failure) -> Self {
    guard let text = arguments.value(.locale) else {
      let text = Environment.locale(category: "LC_TIME") ?? ""
      return (try? CalendarNames.LocaleID(text)) ?? .plain
    }
    do throws(CalendarNames.UnknownLocale) {
      return try CalendarNames.LocaleID(text)
    } catch {
      throw .error("\(Option.locale.spelling): \(error)")
    }
  }

  /// The names of a calendar's months in the language.
  func names(
    of calendar: CalendarSystem, for arguments: ScannedArguments
  ) throws(Failure) -> CalendarNames {
    do throws(CalendarNames.UnknownLocale) {
      return try CalendarNames(calendar, locale: self)
    } catch {
      guard arguments.has(.locale) else { return .english }
      throw .error("\(Option.locale.spelling): \(error)")
    }
  }
}

extension CalendarSystem {
  /// The calendar that an option names, or else the Gregorian one.
  static func chosen(_ arguments: ScannedArguments) throws(Failure) -> Self {
    guard let text = arguments.value(.calendar) else { return .gregorian }
    do throws(IdentifierError) {
      return try CalendarSystem(identifier: text)
    } catch {
      throw .error("\(Option.calendar.spelling): \(error)")
    }
  }
}
