package import Documents
package import Findings

/// A file's bytes with its lines: the places of elements as offsets, and edits of ranges.
package struct SourceBytes: Sendable {
  package let bytes: [UInt8]
  private let lines: LineStarts

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineStarts(of: bytes)
  }

  /// Returns the offset of a place; `nil` where the file has no such place, or the place is in another file.
  package func offset(of position: SourcePosition) -> Int? {
    guard position.fileNumber == 0, let start = lines[position.line] else { return nil }
    let offset = start + position.column - 1
    return offset < bytes.count ? offset : nil
  }

  /// Returns the edit that replaces a range of bytes.
  package func edit(_ range: Range<Int>, _ text: String) -> LintFinding.Repair.Edit {
    LintFinding.Repair.Edit(
      bytes: range, start: lines.position(of: range.lowerBound), end: lines.position(of: range.upperBound), text: text)
  }

  /// Returns the text of a range.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The characters that end a line: those of the file's first line.
  package var lineEnd: String {
    guard let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the blanks with which the line of an offset begins.
  package func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    return text(start..<(bytes[start...].firstIndex { !$0.isBlank } ?? bytes.count))
  }

  /// Returns a range with the whole lines that it fills alone, so that its removal leaves no empty line; the range itself where
  /// something else stands on them.
  package func wholeLines(_ range: Range<Int>) -> Range<Int> {
    let start = startOfLine(at: range.lowerBound)
    guard bytes[start..<range.lowerBound].allSatisfy(\.isBlank) else { return range }
    guard let next = bytes[range.upperBound...].firstIndex(where: { !$0.isBlank }) else { return start..<bytes.count }
    switch bytes[next] {
    case UInt8(ascii: "\n"): return start..<next + 1
    case UInt8(ascii: "\r"):
      return start..<(next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "\n") ? next + 2 : next + 1)
    default: return range
    }
  }

  private func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return start
  }
}

extension UInt8 {
  /// A Boolean that tells whether the character is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// A Boolean that tells whether the character is a space, a tab or a line break.
  var isWhitespace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
