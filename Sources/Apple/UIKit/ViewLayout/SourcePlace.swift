/// A place in source code: where something was made.
struct SourcePlace: Sendable {
  /// The module and the file's name: `App/LoginView.swift`.
  let file: StaticString
  let line: UInt32

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// `App/LoginView.swift#12`, as logs have it behind an address.
  var words: String { "\(file)#\(line)" }
}

/// A line of a file that the program read.
final class FilePlace: Sendable {
  let file: String
  let line: Int

  init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}
