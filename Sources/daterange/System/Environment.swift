#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The variables that the process was started with.
enum Environment {
  /// A variable's value; an empty one counts as not set.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The first of some variables that is set, as the C library looks up a
  /// locale category: `LC_ALL` before the category before `LANG`.
  static func locale(category: String) -> String? {
    value("LC_ALL") ?? value(category) ?? value("LANG")
  }

  /// Whether text is to be written in UTF-8: the codeset of the locale, as
  /// `en_US.UTF-8` and `C.utf8` name it.
  static var isUTF8: Bool {
    guard let locale = locale(category: "LC_CTYPE") else { return false }
    var codeset: [UInt8] = []
    for byte in locale.utf8.drop(while: { $0 != UInt8(ascii: ".") }).dropFirst()
    {
      guard byte != UInt8(ascii: "@") else { break }
      if byte != UInt8(ascii: "-") { codeset.append(byte | 0x20) }
    }
    return codeset.elementsEqual([0x75, 0x74, 0x66, 0x38])
  }

  /// The columns that `COLUMNS` says the terminal has.
  static var columns: Int? {
    value("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
