#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input as it arrives, which a signal may end.
package struct StandardInput {
  /// A Boolean value that tells whether the input has ended.
  package private(set) var isAtEnd = false

  private static let chunkBytes = 1 << 16
  /// The interval, in milliseconds, at which a waiting reader checks whether to stop.
  private static let patience: Int32 = 100

  /// Reads the input from where it is.
  package init() {}

  /// Returns the next bytes, at least one.
  ///
  /// - Parameter isEnding: Tells whether to stop.
  /// - Returns: The bytes; `nil` at the end of the input, or where the reader is asked to stop.
  /// - Throws: The reason why the input can't be read.
  package mutating func chunk(unless isEnding: () -> Bool) throws(Files.Failure) -> [UInt8]? {
    while !isAtEnd {
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&descriptor, 1, Self.patience)
      if isEnding() { return nil }
      guard ready != 0, ready > 0 || errno != EINTR else { continue }
      var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR || errno == EAGAIN { continue }
        throw errno == EISDIR ? .isFolder : .notReadable(reason: Files.reason())
      }
      isAtEnd = count == 0
      guard !isAtEnd else { break }
      chunk.removeLast(chunk.count - count)
      return chunk
    }
    return nil
  }
}
