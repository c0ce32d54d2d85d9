#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of standard input, one after another as they arrive. No more is held in memory than the longest line
/// allowed.
package struct LineReader {
  /// A line without its line break.
  package enum Line: Sendable {
    case bytes([UInt8])
    /// A line that is longer than allowed; nothing of it is kept.
    case tooLong
  }

  private let limit: Int
  private var chunk: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  private static let chunkBytes = 1 << 16
  /// The interval, in milliseconds, at which a waiting reader checks whether to stop.
  private static let patience: Int32 = 100

  /// Creates a reader of lines with a limit in bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns the next line, or `nil` at the end of the input or if the reader is asked to stop before the line is
  /// complete. The last line needs no line break.
  ///
  /// - Parameter isEnding: Tells whether the reader is to stop.
  /// - Returns: The line.
  /// - Throws: The reason why the input can't be read.
  package mutating func next(unless isEnding: () -> Bool) throws(Files.Failure) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if isEnding() { return nil }
      if position == chunk.count {
        guard try fill(unless: isEnding) else {
          guard isAtEnd, !line.isEmpty || isTooLong else { return nil }
          return isTooLong ? .tooLong : .bytes(line)
        }
      }
      let end = chunk[position...].firstIndex(of: UInt8(ascii: "\n"))
      let part = chunk[position..<(end ?? chunk.count)]
      position = end.map { $0 + 1 } ?? chunk.count
      if line.count + part.count > limit { isTooLong = true }
      if isTooLong { line = [] } else { line += part }
      if end != nil { return isTooLong ? .tooLong : .bytes(line) }
    }
  }

  /// Reads more; `false` where there is nothing more, or the reader is asked to stop.
  private mutating func fill(unless isEnding: () -> Bool) throws(Files.Failure) -> Bool {
    while !isAtEnd {
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&descriptor, 1, Self.patience)
      if isEnding() { return false }
      guard ready != 0, ready > 0 || errno != EINTR else { continue }
      chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR || errno == EAGAIN { continue }
        throw errno == EISDIR ? .isFolder : .notReadable(reason: Files.reason())
      }
      chunk.removeLast(chunk.count - count)
      position = 0
      isAtEnd = count == 0
      return !isAtEnd
    }
    return false
  }
}
