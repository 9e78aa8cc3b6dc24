#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

import DateRangeCore
import Foundation

/// The time zone of `TZ`, or the system's own.
///
/// The C library is asked, as for ``Clock``, so that a day begins here when
/// it begins for `date`, `git` and `find`: `GMT+5` is west of Greenwich in
/// POSIX, and east of it in Foundation. Names go to Foundation, which has
/// them where the machine has no zone files.
enum SystemZone {
  /// When its days begin.
  ///
  /// The zone is looked up when a format asks for it: most do not.
  static let instants = DayInstants(
    firstSecond: { day throws(FormatError) in
      try found.get().firstSecond(day)
    },
    offset: { second in
      guard case .success(let zone) = found else { return 0 }
      return zone.offset(second)
    })

  private static let found: Result<DayInstants, FormatError> = {
    guard let text = Environment.value("TZ") else { return .success(ofLibrary) }
    let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
    if text.isPOSIXZone || name.hasPrefix("/") { return .success(ofLibrary) }
    guard let zone = try? TimeZone(named: name) else {
      return .failure(
        FormatError(
          text, "TZ names no time zone",
          ["a name as Europe/Berlin", "a rule as CET-1CEST"]))
    }
    return .success(DayInstants(of: zone))
  }()

  private static let ofLibrary = DayInstants(
    firstSecond: { $0.firstSecond(offset: offset) }, offset: offset)

  /// How far the clock is ahead of Greenwich at a second from 1970.
  @Sendable
  private static func offset(at second: Int) -> Int {
    var time = time_t(second)
    var fields = tm()
    return localtime_r(&time, &fields) == nil ? 0 : Int(fields.tm_gmtoff)
  }
}

extension String {
  /// Whether the text is a zone by the rules of POSIX: letters, or anything
  /// in angle brackets, and an offset.
  fileprivate var isPOSIXZone: Bool {
    var rest = utf8[...]
    if rest.first == UInt8(ascii: "<") {
      rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
    } else {
      let letters = rest.prefix { (0x41...0x5A).contains($0 & 0xDF) }
      guard letters.count >= 3 else { return false }
      rest = rest[letters.endIndex...]
    }
    if let sign = rest.first, sign == 0x2B || sign == 0x2D {
      rest.removeFirst()
    }
    return rest.first.map { (0x30...0x39).contains($0) } ?? false
  }
}
