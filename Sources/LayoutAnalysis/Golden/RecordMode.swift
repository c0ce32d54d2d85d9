import FileSystem

/// Which golden files are written: by `layout verify`, and by tests.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Every one anew.
  case all
  /// Those that aren't there yet.
  case missing
  /// Those that differ, and those that aren't there yet.
  case failed
  /// None.
  case never

  /// What holds where nothing is asked for: `never` on a CI machine, where `CI` is set, else `missing`.
  package static var standard: RecordMode {
    Environment.value("CI", isEmptyUnset: true) == nil ? .missing : .never
  }
}
