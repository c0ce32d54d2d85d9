/// The name under which a library keeps a snapshot, as the call and the test say it.
package struct SnapshotName: Hashable, Sendable {
  /// The libraries that keep snapshots in files, each by rules of its own.
  package enum Library: Sendable {
    case snapshotTesting, facebook
  }

  package let library: Library
  /// The file of the call, as the compiler names it; of Facebook's library the class of the test.
  package let file: String
  /// The test, as its function is written; of Facebook's library without parentheses.
  package let test: String
  /// The name that the call gives; `nil` where it gives none.
  package let name: String?
  /// The folder that the call names; `nil` for the library's own.
  package let folder: String?
  /// The ending of the file; `nil` where the strategy has none.
  package internal(set) var ending: String?
  /// The number among the snapshots without a name of the test, from 1.
  package internal(set) var number = 0

  /// The name of a call of SnapshotTesting.
  init(file: StaticString, test: String, name: String?, folder: String? = nil) {
    (library, self.file, self.test, self.name, self.folder) = (.snapshotTesting, "\(file)", test, name, folder)
  }

  /// The name of a call of Facebook's library.
  ///
  /// - Parameters:
  ///   - type: The class of the test.
  ///   - method: The name of its method.
  ///   - identifier: The name that the call gives; empty for none.
  package init(of type: String, _ method: String, identifier: String?) {
    (library, file, test, folder) = (.facebook, type, method, nil)
    name = identifier?.isEmpty == false ? identifier : nil
    ending = "png"
  }
}
