extension [UInt8] {
  /// Appends a number's decimal digits, with zeros in front up to `width`.
  package mutating func append(decimal number: Int, width: Int = 1) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var magnitude = number.magnitude
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(magnitude % 10))
      magnitude /= 10
    } while magnitude > 0 || count - start < width
    self[start...].reverse()
  }

  /// Appends the day's text form, as ``Day/description`` gives it.
  package mutating func append(_ day: Day) {
    let fields = day.fields
    if (0...9999).contains(fields.year) {
      append(decimal: fields.year, width: 4)
    } else {
      if fields.year > 0 { append(UInt8(ascii: "+")) }
      append(decimal: fields.year, width: 6)
    }
    append(UInt8(ascii: "-"))
    append(decimal: fields.month, width: 2)
    append(UInt8(ascii: "-"))
    append(decimal: fields.day, width: 2)
  }

  /// Appends a text's UTF-8.
  package mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }
}
