import SwiftSyntax

/// A replacement of a piece of a file.
struct Edit {
  /// The bytes that are replaced.
  let range: Range<Int>
  /// The text that stands there instead.
  let text: String

  /// A replacement of a node with the spaces and comments around it left as they are.
  init(_ node: some SyntaxProtocol, by text: String) {
    range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    self.text = text
  }

  /// A replacement of some bytes.
  init(_ range: Range<Int>, by text: String) {
    self.range = range
    self.text = text
  }

  /// An insertion before a place.
  init(at position: AbsolutePosition, insert text: String) {
    range = position.utf8Offset..<position.utf8Offset
    self.text = text
  }

  /// A node's removal, by blanks in its place, so that later code keeps its line and column.
  static func blank(_ node: some SyntaxProtocol) -> Edit {
    Edit(node, by: String(node.trimmedDescription.map { $0.isNewline ? $0 : " " }))
  }
}

extension [Edit] {
  /// A text with the edits made in it. Of two that overlap the outer one is made.
  func applied(to text: String) -> String {
    let bytes = Array<UInt8>(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * count)
    var position = 0
    // Insertions at one place keep their order; a replacement comes behind the insertions before it.
    let sorted = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $1.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $0.element.range.upperBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
