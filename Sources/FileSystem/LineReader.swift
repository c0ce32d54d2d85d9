#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of standard input, one after another, as they come: no more of them is held than the longest that is allowed.
package struct LineReader {
  /// A line without its end.
  package enum Line: Sendable {
    case bytes([UInt8])
    /// One that is longer than allowed, of which nothing is kept.
    case tooLong
  }

  private let limit: Int
  private var chunk: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  private static let chunkBytes = 1 << 16
  /// How often it is looked whether the end is asked for while nothing comes, in milliseconds.
  private static let patience: Int32 = 100

  /// Lines of no more bytes than a limit.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The next line; `nil` at the end of the input, or where the end is asked for before it is whole. The last line needs no line
  /// break.
  ///
  /// - Parameter isEnding: Whether the end is asked for.
  /// - Returns: The line.
  /// - Throws: Why the input can't be read.
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

  /// Reads on; `false` where there is nothing more, or the end is asked for.
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
