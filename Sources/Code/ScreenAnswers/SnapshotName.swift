/// The name under which a library keeps a snapshot, as the call and the test say it.
package struct SnapshotName: Hashable, Sendable {
  /// The libraries that keep snapshots in files, each by rules of its own.
  package enum Library: PackableChoice {
    case snapshotTesting, facebook
  }

  package private(set) var library: Library
  /// The file of the call, as the compiler names it; of Facebook's library the class of the test.
  package private(set) var file: String
  /// The test, as its function is written; of Facebook's library without parentheses.
  package private(set) var test: String
  /// The name that the call gives; `nil` where it gives none.
  package private(set) var name: String?
  /// The folder that the call names; `nil` for the library's own.
  package private(set) var folder: String?
  /// The ending of the file; `nil` where the strategy has none.
  package var ending: String?
  /// The number among the snapshots without a name of the test, from 1.
  package var number = 0

  /// The name of a call of SnapshotTesting.
  package init(file: String, test: String, name: String?, folder: String? = nil, ending: String? = nil) {
    (library, self.file, self.test, self.name) = (.snapshotTesting, file, test, name)
    (self.folder, self.ending) = (folder, ending)
  }

  /// The name of a call of Facebook's library.
  ///
  /// - Parameters:
  ///   - type: The class of the test.
  ///   - method: The name of its method.
  ///   - identifier: The name that the call gives; empty for none.
  package init(of type: String, _ method: String, identifier: String?) {
    (library, file, test, ending) = (.facebook, type, method, "png")
    name = identifier?.isEmpty == false ? identifier : nil
  }
}

extension SnapshotName: Packable {
  package static var blank: SnapshotName { SnapshotName(file: "", test: "", name: nil) }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&library)
    line.pass(&file)
    line.pass(&test)
    line.pass(&name)
    line.pass(&folder)
    line.pass(&ending)
    line.pass(&number)
  }
}
