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
  private var input = StandardInput()
  private var chunk: [UInt8] = []
  private var position = 0

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
        guard let next = try input.chunk(unless: isEnding) else {
          guard input.isAtEnd, !line.isEmpty || isTooLong else { return nil }
          return isTooLong ? .tooLong : .bytes(line)
        }
        (chunk, position) = (next, 0)
      }
      let end = chunk[position...].firstIndex(of: UInt8(ascii: "\n"))
      let part = chunk[position..<(end ?? chunk.count)]
      position = end.map { $0 + 1 } ?? chunk.count
      if line.count + part.count > limit { isTooLong = true }
      if isTooLong { line = [] } else { line += part }
      if end != nil { return isTooLong ? .tooLong : .bytes(line) }
    }
  }
}
