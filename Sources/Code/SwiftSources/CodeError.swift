package import Documents
package import FileSystem
package import SceneSources

/// A reason why the screens of Swift code can't be made.
package struct CodeError: Error, Hashable, CustomStringConvertible {
  /// The problem, and the way to solve it.
  package let description: String
  /// The file or folder that it is about; `nil` where it is about the machine.
  package let path: Path?
  /// The place in the file; `nil` where it is about the whole of it.
  package let position: SourcePosition?
  /// A Boolean value that tells whether the machine lacks something, rather than the code.
  package let isOfMachine: Bool
  /// The configuration's error; `nil` where the error is another one.
  package let configuration: ConfigurationError?
  /// A Boolean value that tells whether what is built can't be written.
  package private(set) var isOfOutput = false

  init(_ description: String, at path: Path? = nil, _ position: SourcePosition? = nil, isOfMachine: Bool = false) {
    self.description = description
    self.path = path
    self.position = position
    self.isOfMachine = isOfMachine
    configuration = nil
  }

  /// The error of a configuration that can't be read.
  package init(_ error: ConfigurationError) {
    description = error.words
    path = error.path
    position = nil
    isOfMachine = false
    configuration = error
  }

  /// The error for a file or folder of what is built.
  ///
  /// - Parameters:
  ///   - failure: The reason why it can't be read or written.
  ///   - path: The file or folder.
  ///   - advice: What helps, behind the reason; nothing if empty.
  init(_ failure: Files.Failure, at path: Path, advice: String = "") {
    self.init(failure.message + advice, at: path)
    if case .notWritable = failure { isOfOutput = true }
  }

  static let noToolchain = CodeError(
    "Swift code needs the Swift toolchain, 6.2 or later, and there is no 'swiftc' on the PATH; "
      + "see https://www.swift.org/install",
    isOfMachine: true)

  static let interrupted = CodeError("the run was ended while it waited for another")

  static let noModules = CodeError(
    "the modules that view code is built with aren't here: LAYOUT_UIKIT names their folder, which `tools/uikit` of layout's "
      + "repository builds",
    isOfMachine: true)
}
