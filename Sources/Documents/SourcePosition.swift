/// A place in a document: a line and a column, both counted from 1, columns in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable, Comparable {
  private let lineNumber: UInt32
  private let columnNumber: UInt32

  /// The line, from 1.
  public var line: Int { Int(lineNumber) }

  /// The column in UTF-8 bytes, from 1.
  public var column: Int { Int(columnNumber) }

  /// A place at a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    precondition(line >= 1 && column >= 1, "lines and columns count from 1")
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
  }

  /// The place that two numbers of a file name; `nil` where they name none.
  ///
  /// - Parameters:
  ///   - line: A line, of whatever size.
  ///   - column: A column, likewise.
  package init?(parsing line: Double, _ column: Double) {
    guard let line = UInt32(exactly: line), let column = UInt32(exactly: column), line > 0, column > 0 else {
      return nil
    }
    (lineNumber, columnNumber) = (line, column)
  }

  /// Where a document begins.
  package static let start = SourcePosition(line: 1, column: 1)

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.lineNumber, a.columnNumber) < (b.lineNumber, b.columnNumber)
  }
}
