#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that bytes are written to, in large pieces.
struct ByteOutput: ~Copyable {
  /// The bytes not written yet.
  var buffer: [UInt8] = []

  private let descriptor: CInt
  private static let limit = 1 << 16

  /// Creates an output to a file that is open.
  ///
  /// Writing to a closed pipe is an error from here on, not a signal.
  init(descriptor: CInt) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes the buffer if it has grown large: to be called between records.
  mutating func flushIfLarge() throws(Failure) {
    if buffer.count >= ByteOutput.limit { try flush() }
  }

  /// Writes all bytes of the buffer.
  mutating func flush() throws(Failure) {
    // What cannot be written is lost once, not tried again.
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        write(
          descriptor, bytes.baseAddress?.advanced(by: start),
          bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno == EAGAIN {
        // Somebody else made the terminal or pipe non-blocking.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw .error("cannot write: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Whether the file is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The number of columns of the terminal, or `nil` where it is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }
}
