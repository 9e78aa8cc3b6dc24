import Foundation

/// The zone data of Foundation, which is a part of ICU.
enum ZoneData {
  /// Whether the program has it.
  ///
  /// On Linux a static link leaves ICU out unless something of it is used,
  /// and zones do not count: `TimeZone` finds them at run time, and when it
  /// does not, `Europe/Berlin` is `nil` and the current zone is GMT. Month
  /// names do count. Reading them here keeps ICU in every program that links
  /// this module, whether the program calls it or not.
  static var isLinked: Bool {
    !Calendar(identifier: .gregorian).monthSymbols.isEmpty
      && TimeZone(identifier: "Europe/Berlin") != nil
  }
}
