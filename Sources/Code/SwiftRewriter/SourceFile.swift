import Foundation
import SwiftParser
import SwiftSyntax

/// A file of Swift code, parsed.
final class SourceFile {
  /// The file's path, or the name under which it is written and listed. No two files have the same.
  let path: String
  /// The name by which it is known to people.
  let name: String
  /// Its text.
  let text: String
  /// Its text as bytes.
  let bytes: [UInt8]
  /// Its syntax, without the bodies in which nothing may need rewriting (`Skimming`).
  let tree: SourceFileSyntax
  /// Its syntax with all bodies.
  private(set) lazy var wholeTree = isSkimmed ? Parser.parse(source: text) : tree
  /// The lines and columns of that.
  private(set) lazy var wholeConverter = SourceLocationConverter(fileName: path, tree: wholeTree)
  private let isSkimmed: Bool
  /// The file's imports.
  private(set) lazy var importDeclarations = findImports()
  /// The offsets at which lines begin.
  private lazy var lineStarts = [0] + bytes.indices.lazy.filter { self.bytes[$0] == 0x0A }.map { $0 + 1 }

  private let progress: ProgressFile?

  /// A file of a text.
  ///
  /// - Parameters:
  ///   - path: Its path, or its own name.
  ///   - name: The name by which it is known to people; the last of the path's if `nil`.
  ///   - text: Its text.
  ///   - progress: Where the work on it is told.
  init(path: String, name: String? = nil, text: String, progress: ProgressFile? = nil) {
    self.path = path
    self.name = name ?? path.split(separator: "/").last.map(String.init) ?? path
    self.text = text
    self.progress = progress
    bytes = Array(text.utf8)
    let skimmed = Skimming.skimmed(bytes)
    isSkimmed = skimmed != bytes
    tree = Parser.parse(source: isSkimmed ? String(decoding: skimmed, as: UTF8.self) : text)
  }

  /// Tells of work on the file while that is done.
  func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let progress else { return try work() }
    return try progress.during(path, work)
  }

  /// Returns the line of a token, from 1.
  func line(of token: TokenSyntax) -> Int {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Tells whether the text has one of some words, before anything is looked for in the syntax.
  func mentions(_ words: [String]) -> Bool { words.contains(where: bytes.holds) }
}

extension [UInt8] {
  /// Tells whether a word is in the bytes. The system finds its first letter.
  fileprivate func holds(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return unsafe withUnsafeBytes { text in
      guard let start = text.baseAddress else { return false }
      var position = 0
      while text.count - position >= word.count,
        let found = unsafe memchr(start + position, Int32(first), text.count - position - word.count + 1)
      {
        if unsafe memcmp(found, word, word.count) == 0 { return true }
        position = unsafe UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}
