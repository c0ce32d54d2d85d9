/// A place in a document: a line and a column, both counted from 1, columns in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable, Comparable {
  private let lineNumber: UInt32
  private let columnNumber: UInt32

  /// The line, from 1.
  public var line: Int { Int(lineNumber) }

  /// The column in UTF-8 bytes, from 1.
  public var column: Int { Int(columnNumber) }

  /// Creates a place at a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    precondition(line >= 1 && column >= 1, "lines and columns count from 1")
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
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
    (lineNumber, columnNumber) = (line, column)
  }

  /// The beginning of a document.
  package static let start = SourcePosition(line: 1, column: 1)

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.lineNumber, a.columnNumber) < (b.lineNumber, b.columnNumber)
  }
}
