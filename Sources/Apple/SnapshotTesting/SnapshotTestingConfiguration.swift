// Settings for recording snapshots, which aren't recorded here.

/// The configuration of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The tool that would show a difference.
  public var diffTool: DiffTool?
  /// The snapshots that would be recorded.
  public var record: Record?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

  /// The snapshots that would be recorded.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The mode of a name: `all`, `failed`, `missing`, `never`.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      name = rawValue
    }

    /// All, or what is missing.
    public init(booleanLiteral value: Bool) { name = value ? "all" : "missing" }

    public static let all = Record("all")
    public static let failed = Record("failed")
    /// Those that aren't there.
    public static let missing = Record("missing")
    public static let never = Record("never")
  }

  /// A tool that would show a difference.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// A tool, by the command for two files.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// A tool by its name.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

    /// The command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    public static let ksdiff: DiffTool = "ksdiff"
    public static let `default`: DiffTool = "diff"
  }
}

/// A Boolean value that tells whether all snapshots would be recorded.
public var isRecording: Bool {
  get { false }
  set {}
}

/// A Boolean value that tells whether all snapshots would be recorded, as the library first called it.
public var record: Bool {
  get { false }
  set {}
}

/// The tool that would show a difference.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { .default }
  set {}
}

/// Does something under a configuration, which changes nothing here.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Value
) rethrows -> Value {
  try operation()
}

/// Does something under a configuration, which changes nothing here.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> Value
) async rethrows -> Value {
  try await operation()
}
