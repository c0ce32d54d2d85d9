package import Documents
package import FileSystem
package import LayoutModel

/// A fault of an input, of a golden file or of their layouts that prevents a comparison.
package struct GoldenFault: Error, Hashable, Sendable {
  /// The cause of the fault.
  package enum Cause: Hashable, Sendable {
    /// The files contradict each other, or UIKit throws an exception.
    case finding
    /// The input has no screen, and none is kept.
    case noScreen
    case badInput
    case file(Files.Failure)
    case layout(LayoutFailure)
  }

  package let path: Path
  /// The position in the file.
  package let position: SourcePosition?
  package let message: String
  package let cause: Cause

  package init(_ path: Path, _ message: String, _ cause: Cause, at position: SourcePosition? = nil) {
    self.path = path
    self.message = message
    self.cause = cause
    self.position = position
  }

  package init(_ path: Path, _ failure: Files.Failure) {
    self.init(path, failure.message, .file(failure))
  }
}
