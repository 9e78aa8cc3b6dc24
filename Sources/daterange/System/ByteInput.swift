#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file read line by line, in constant memory.
struct ByteInput: ~Copyable {
  /// The most bytes that a line may have: far beyond any day, expression or
  /// event, and far below what an endless line would take.
  static let longestLine = 1 << 16

  /// The number of the line that was read last, from 1.
  private(set) var lineNumber = 0

  /// Whether the line that was read last is too long; ``skipLine()`` passes
  /// over the rest of it.
  private(set) var isLineTooLong = false

  private let descriptor: CInt
  /// Whether it was opened here.
  private var isOwn = false
  /// What it is called in an error.
  private let name: String
  private var chunk: [UInt8] = []
  private var position = 0
  /// Where the next line in `chunk` ends, once it has been looked for.
  private var lineEnd: Int?
  private var isAtEnd = false

  /// Creates an input from a file that is open.
  init(descriptor: CInt, named name: String = "standard input") {
    self.descriptor = descriptor
    self.name = name
  }

  /// Opens a file, or gives `nil` where it cannot be read.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor, named: path.quoted)
    isOwn = true
  }

  // Where the standard input is closed, a file that is opened takes its place.
  deinit {
    if isOwn { close(descriptor) }
  }

  /// Whether the next line is here, so that reading it does not wait.
  mutating func hasLine() -> Bool {
    if lineEnd == nil {
      lineEnd = chunk[position...].firstIndex(of: UInt8(ascii: "\n"))
    }
    return lineEnd != nil
  }

  /// Reads the next line, without its end, LF or CRLF, and without the mark
  /// that some editors begin a file with.
  ///
  /// - Parameter line: Set to the line's bytes.
  /// - Returns: `false` at the end of the file.
  /// - Throws: ``Failure`` for a line too long and for what the system says.
  mutating func readLine(into line: inout [UInt8]) throws(Failure) -> Bool {
    line.removeAll(keepingCapacity: true)
    lineNumber += 1
    while !hasLine() {
      try append(chunk[position...], to: &line)
      guard try fill() else {
        let isLine = !line.isEmpty
        trim(&line)
        return isLine
      }
    }
    let end = lineEnd ?? chunk.endIndex
    try append(chunk[position..<end], to: &line)
    position = end + 1
    lineEnd = nil
    trim(&line)
    return true
  }

  /// Passes over what is left of a line that is too long.
  ///
  /// - Throws: ``Failure`` for what the system says.
  mutating func skipLine() throws(Failure) {
    isLineTooLong = false
    while !hasLine() {
      guard try fill() else { return }
    }
    position = (lineEnd ?? position) + 1
    lineEnd = nil
  }

  private mutating func append(
    _ bytes: ArraySlice<UInt8>, to line: inout [UInt8]
  ) throws(Failure) {
    guard line.count + bytes.count <= ByteInput.longestLine
    else {
      isLineTooLong = true
      throw .error(
        "\(isOwn ? name + ", " : "")line \(lineNumber) is longer than "
          + "\(ByteInput.longestLine) bytes")
    }
    line.append(contentsOf: bytes)
  }

  /// Reads the next bytes of the file; `false` at its end.
  private mutating func fill() throws(Failure) -> Bool {
    guard !isAtEnd else { return false }
    var reason: String?
    chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat {
        let read = read(descriptor, buffer.baseAddress, buffer.count)
        if read < 0 && errno != EINTR {
          reason = String(cString: strerror(errno))
        }
        count = max(read, 0)
        if read >= 0 || reason != nil { break }
      } while true
    }
    position = 0
    if let reason { throw .error("cannot read \(name): \(reason)") }
    isAtEnd = chunk.isEmpty
    return !isAtEnd
  }

  private func trim(_ line: inout [UInt8]) {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line.removeFirst(3)
    }
  }
}
