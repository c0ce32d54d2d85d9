package import FileSystem
package import LayoutModel

/// What is wrong with a file, seen as an input or a golden file, or with its layouts, that keeps it from being compared.
package struct GoldenFault: Error, Hashable, Sendable {
  /// Whose fault it is.
  package enum Cause: Hashable, Sendable {
    /// Files stand beside each other as they can't.
    case finding
    case badInput
    case file(Files.Failure)
    case layout(LayoutFailure)
  }

  package let path: String
  package let message: String
  package let cause: Cause

  init(_ path: String, _ message: String, _ cause: Cause) {
    self.path = path
    self.message = message
    self.cause = cause
  }

  init(_ path: String, _ failure: Files.Failure) {
    self.init(path, failure.message, .file(failure))
  }
}
