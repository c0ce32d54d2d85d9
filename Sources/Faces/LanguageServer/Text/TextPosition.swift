import Documents
import LayoutOutput

/// A place in a text as the protocol counts it: lines from 0, characters in UTF-16 units from 0.
struct TextPosition: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static let start = TextPosition(line: 0, character: 0)

  static func < (a: Self, b: Self) -> Bool { (a.line, a.character) < (b.line, b.character) }

  var json: JSONValue { ["line": .number(Double(line)), "character": .number(Double(character))] }
}

/// A part of a text.
struct TextRange: Hashable, Sendable {
  var start: TextPosition
  var end: TextPosition

  var json: JSONValue { ["start": start.json, "end": end.json] }

  func contains(_ position: TextPosition) -> Bool { start <= position && position <= end }
}

extension JSONValue {
  /// The position that the value is: `{"line": 0, "character": 0}`; `nil` for another value, and for negative numbers.
  var textPosition: TextPosition? {
    guard let line = self["line"]?.int, let character = self["character"]?.int, line >= 0, character >= 0 else {
      return nil
    }
    return TextPosition(line: line, character: character)
  }

  /// The range that the value is. Its ends may stand in either order.
  var textRange: TextRange? {
    guard let start = self["start"]?.textPosition, let end = self["end"]?.textPosition else { return nil }
    return TextRange(start: min(start, end), end: max(start, end))
  }
}
