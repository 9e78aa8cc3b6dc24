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
      return (try? known(text)) ?? .plain
    }
    do throws(CalendarNames.UnknownLocale) {
      return try known(text)
    } catch {
      throw .error("\(Option.locale.spelling): \(error)")
    }
  }

  private static func known(
    _ text: String
  ) throws(CalendarNames.UnknownLocale) -> Self {
    let locale = try CalendarNames.LocaleID(text)
    try locale.checkLanguage()
    return locale
  }
}

extension Settings {
  /// What the months that are shown are called.
  ///
  /// They are looked up for a drawing alone: in most languages that costs
  /// more than all the rest.
  var names: CalendarNames {
    get throws(Failure) {
      do throws(CalendarNames.UnknownLocale) {
        return try CalendarNames(calendar, locale: locale)
      } catch {
        throw .error("\(Option.locale.spelling): \(error)")
      }
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
