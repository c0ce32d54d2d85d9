package import Documents
package import FileSystem
package import LayoutModel

/// What is wrong with a file, seen as an input or a golden file, or with its layouts, that keeps it from being compared.
package struct GoldenFault: Error, Hashable, Sendable {
  /// Whose fault it is.
  package enum Cause: Hashable, Sendable {
    /// Files stand beside each other as they can't, or UIKit throws an exception.
    case finding
    /// There is no screen in the input, and none is kept.
    case noScreen
    case badInput
    case file(Files.Failure)
    case layout(LayoutFailure)
  }

  package let path: Path
  /// Where in the file.
  package let position: SourcePosition?
  package let message: String
  package let cause: Cause

  init(_ path: Path, _ message: String, _ cause: Cause, at position: SourcePosition? = nil) {
    self.path = path
    self.message = message
    self.cause = cause
    self.position = position
  }

  init(_ path: Path, _ failure: Files.Failure) {
    self.init(path, failure.message, .file(failure))
  }
}
