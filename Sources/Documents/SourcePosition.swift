/// A place in a document: a line and a column, both counted from 1, columns in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable, Comparable {
  private let lineNumber: UInt32
  private let columnNumber: UInt32
  /// The number of the file among those that its source names besides its own, from 1; 0 for the source's own file.
  package let fileNumber: UInt32

  /// The line, from 1.
  public var line: Int { Int(lineNumber) }

  /// The column in UTF-8 bytes, from 1.
  public var column: Int { Int(columnNumber) }

  /// Creates a place at a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    precondition(line >= 1 && column >= 1, "lines and columns count from 1")
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
    fileNumber = 0
  }

  /// Creates a place in another file of a source.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  ///   - fileNumber: The file's number among those that the source names besides its own, from 1; 0 for its own.
  package init(line: Int, column: Int, inFile fileNumber: Int) {
    precondition(line >= 1 && column >= 1, "lines and columns count from 1")
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
    self.fileNumber = UInt32(clamping: fileNumber)
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
    (lineNumber, columnNumber, fileNumber) = (line, column, 0)
  }

  /// The beginning of a document.
  package static let start = SourcePosition(line: 1, column: 1)

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.fileNumber, a.lineNumber, a.columnNumber) < (b.fileNumber, b.lineNumber, b.columnNumber)
  }
}
