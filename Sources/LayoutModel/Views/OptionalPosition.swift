import Documents

/// A place in a file or none, in the size of a place: lines count from 1, so line 0 stands for none.
struct OptionalPosition: Hashable, Sendable {
  private var line: UInt32 = 0
  private var column: UInt32 = 0
  private var file: UInt32 = 0

  init(_ position: SourcePosition?) {
    guard let position else { return }
    line = UInt32(clamping: position.line)
    column = UInt32(clamping: position.column)
    file = position.fileNumber
  }

  var position: SourcePosition? {
    line == 0 ? nil : SourcePosition(line: Int(line), column: Int(column), inFile: Int(file))
  }
}
