/// The offset at which each line of a text begins: behind a line feed, a carriage return, or both.
package struct LineStarts: Sendable {
  private let offsets: [Int]

  /// Finds the lines of a text.
  ///
  /// - Complexity: Linear in the text's length.
  package init(of bytes: [UInt8]) {
    var offsets = [0]
    for index in bytes.indices where Self.isLineEnd(at: index, in: bytes) { offsets.append(index + 1) }
    self.offsets = offsets
  }

  private static func isLineEnd(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case 0x0A: true
    case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
    default: false
    }
  }

  /// Returns the offset at which a line begins.
  ///
  /// - Parameter line: The line, from 1.
  /// - Returns: The offset, or `nil` if the text has no such line.
  package subscript(line: Int) -> Int? {
    offsets.indices.contains(line - 1) ? offsets[line - 1] : nil
  }

  /// Returns the line and the column, in bytes, of an offset.
  package func position(of offset: Int) -> SourcePosition {
    let line = offsets.lastIndex { $0 <= offset } ?? 0
    return SourcePosition(line: line + 1, column: offset - offsets[line] + 1)
  }
}
