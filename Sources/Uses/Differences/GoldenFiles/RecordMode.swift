import FileSystem

/// The golden files to write, by `layout verify` and by tests.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Write all of them anew.
  case all
  /// Write the missing ones.
  case missing
  /// Write the differing and the missing ones.
  case failed
  /// Write none.
  case never

  /// The default mode: `never` on a CI machine, where `CI` is set, else `missing`.
  package static var standard: RecordMode {
    Environment.value("CI", isEmptyUnset: true) == nil ? .missing : .never
  }
}
