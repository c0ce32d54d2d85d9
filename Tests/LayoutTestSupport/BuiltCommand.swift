package import Foundation

/// The command as it is shipped, run as a process: the binary that `LAYOUT_COMMAND` names, as `tools/test` sets it.
package enum BuiltCommand {
  /// What a run left.
  package struct Result: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  private static let path = ProcessInfo.processInfo.environment["LAYOUT_COMMAND"]

  /// Whether there is a binary to run.
  package static var isHere: Bool { path.map { FileManager.default.isExecutableFile(atPath: $0) } ?? false }

  /// Why a test is skipped.
  package static let reason = "the built command is absent: run the tests by tools/test"

  /// Runs the command with arguments, an input, and variables beside those of the tests.
  package static func run(_ arguments: String..., input: Data = Data()) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the command, or another program, with arguments, an input, and variables beside those of the tests.
  package static func run(
    _ arguments: [String], program: String? = nil, input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Result {
    try TemporaryFolder.with { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program ?? path ?? "")
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      // Files, not pipes: neither side waits for the other, whatever the sizes.
      let files = try ["in", "out", "err"].map { name in
        let url = folder.appendingPathComponent(name)
        try (name == "in" ? input : Data()).write(to: url)
        return url
      }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
        errors: try String(contentsOf: files[2], encoding: .utf8))
    }
  }
}

/// A folder that is there while a body runs.
package enum TemporaryFolder {
  package static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
