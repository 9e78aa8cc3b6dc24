extension [UInt8] {
  /// Appends a number's decimal digits, with zeros in front up to `width`.
  package mutating func append(decimal number: Int, width: Int = 1) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude, width: width)
  }

  private mutating func append(digitsOf number: UInt, width: Int) {
    let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
    if tens > 0 || width > 1 { append(digitsOf: tens, width: width - 1) }
    append(UInt8(ascii: "0") + UInt8(ones))
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
