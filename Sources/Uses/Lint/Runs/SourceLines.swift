import Documents
import Findings
import LayoutModel

/// The lines of a file, used to find the end of what begins at a position.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: LineStarts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = LineStarts(of: bytes)
  }

  /// Returns a place with its end: after the tag's name, the string, or else the first character.
  func completed(_ place: LintFinding.Place) -> LintFinding.Place {
    let position = place.position
    guard let lineStart = starts[position.line] else { return place }
    let start = lineStart + position.column - 1
    guard start < bytes.count else { return place }
    var end = start + 1
    if bytes[start] == UInt8(ascii: "<") {
      let ends = Array(" \t\r\n/>".utf8)
      while end < bytes.count, !ends.contains(bytes[end]) { end += 1 }
    } else if bytes[start] == UInt8(ascii: "\"") {
      // An escaped character doesn't end the string.
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { end += 1 }
      end = min(end, bytes.count)
    }
    return LintFinding.Place(position: position, endColumn: position.column + end - start)
  }
}
