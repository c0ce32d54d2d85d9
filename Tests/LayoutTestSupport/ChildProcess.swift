package import Foundation

/// Programs run by tests.
package enum ChildProcess {
  /// The output and the end of a run.
  package struct Result: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    package init(status: Int32, output: String, errors: String) {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Runs a program with arguments, an input, and variables beside those of the tests.
  package static func run(
    _ program: URL, _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Result {
    try TemporaryFolder.with { folder in
      let process = Process()
      process.executableURL = program
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

  /// Returns the path of a program on the `PATH`, if it is.
  package static func program(named name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
