import SwiftParser
import SwiftSyntax

/// A file of Swift code, parsed.
final class SourceFile {
  /// Its path, for messages.
  let path: String
  /// Its text.
  let text: String
  /// Its syntax.
  let tree: SourceFileSyntax

  /// A file of a text.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// Tells whether the text has one of some words, before anything is looked for in the syntax.
  func mentions(_ words: [String]) -> Bool {
    let patterns = words.map { Array($0.utf8) }
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.contains { start in
        patterns.contains { pattern in
          bytes[start] == pattern[0] && bytes[start...].starts(with: pattern)
        }
      }
    } ?? true
  }
}
