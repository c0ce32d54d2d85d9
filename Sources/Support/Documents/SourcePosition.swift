/// A place in a document: a line and a column, both counted from 1, columns in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line; its highest bit tells that the place is in another file than the source's own.
  private let lineWord: UInt32
  /// The column; for a place in another file, the number of that file.
  private let columnWord: UInt32

  private static let elsewhere: UInt32 = 1 << 31

  /// The line, from 1.
  public var line: Int { Int(lineWord & ~Self.elsewhere) }

  /// The column in UTF-8 bytes, from 1.
  public var column: Int { isElsewhere ? 1 : Int(columnWord) }

  /// The number of a further file that the source names, from 1; 0 for the source's own file.
  package var fileNumber: Int { isElsewhere ? Int(columnWord) : 0 }

  private var isElsewhere: Bool { lineWord & Self.elsewhere != 0 }

  /// Creates a place at a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    precondition(line >= 1 && column >= 1, "lines and columns count from 1")
    lineWord = min(UInt32(clamping: line), Self.elsewhere - 1)
    columnWord = UInt32(clamping: column)
  }

  /// Creates a place at the beginning of a line of another of a source's files.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - fileNumber: The file's number among those that the source names besides its own, from 1.
  package init(line: Int, inFile fileNumber: Int) {
    precondition(line >= 1 && fileNumber >= 1, "lines and files count from 1")
    lineWord = min(UInt32(clamping: line), Self.elsewhere - 1) | Self.elsewhere
    columnWord = UInt32(clamping: fileNumber)
  }

  /// Creates a place from two numbers of a file; `nil` where they name none.
  ///
  /// - Parameters:
  ///   - line: The line, of any size.
  ///   - column: The column, of any size.
  package init?(parsing line: Double, _ column: Double) {
    guard let line = UInt32(exactly: line), let column = UInt32(exactly: column), line > 0, column > 0 else {
      return nil
    }
    (lineWord, columnWord) = (min(line, Self.elsewhere - 1), column)
  }

  /// The place as two words, the first of which isn't 0.
  package var words: (UInt32, UInt32) { (lineWord, columnWord) }

  /// Creates the place of two words.
  package init(words: (UInt32, UInt32)) { (lineWord, columnWord) = words }

  /// The beginning of a document.
  package static let start = SourcePosition(line: 1, column: 1)

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.fileNumber, a.line, a.column) < (b.fileNumber, b.line, b.column)
  }
}
