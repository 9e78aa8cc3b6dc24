/// The lines of standard input that stand for operands: blank ones and those
/// that begin with `#` are passed over.
struct OperandLines: ~Copyable {
  private var input = ByteInput(descriptor: 0)
  private var bytes: [UInt8] = []

  /// The next operand, or `nil` at the end.
  mutating func next() throws(Failure) -> String? {
    while try input.readLine(into: &bytes) {
      let line = String(decoding: bytes, as: UTF8.self).trimmed
      if !line.isEmpty && !line.hasPrefix("#") { return line }
    }
    return nil
  }

  /// Does something with the line, and says which line it was when it fails.
  func located<Result>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      var failure = error
      failure.message = "line \(input.lineNumber): \(failure.message)"
      throw failure
    }
  }
}
