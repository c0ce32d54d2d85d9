import Foundation
import LayoutTestSupport
import Testing

/// The outcome of a run of lint in which something goes wrong: one bad file never ends it.
struct LintFaultTests {
  private static let sound = Checkout.path("Fixtures/InterfaceBuilder/findings.xib")

  private func folder<Result>(of names: [String], _ body: (URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      for name in names {
        let path = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Self.sound, toPath: path.path)
      }
      return try body(folder)
    }
  }

  private func conflicts(_ result: ChildProcess.Result) -> Int {
    result.output.split(separator: "\n").count { $0.hasSuffix("[conflict]") }
  }

  @Test("A link in a circle is followed once, and a file that isn't there ends nothing")
  func linksAndMissingFiles() throws {
    try folder(of: ["a.xib", "Inner/b.xib"]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/Inner/up", withDestinationPath: "..")
      let whole = try InnerCommand.run("lint", folder.path, "--device", "iphone-8")
      #expect(whole.status == 1)
      #expect(conflicts(whole) == 2)
      let missing = try InnerCommand.run(
        "lint", folder.path + "/a.xib", folder.path + "/gone.xib", "--device", "iphone-8")
      #expect(missing.status == 66)
      #expect(conflicts(missing) == 1)
      #expect(missing.output.contains("gone.xib: error: there is no such file [unreadable]"))
    }
  }

  @Test(
    "What may not be read is told, and the rest is laid out",
    .enabled(if: geteuid() != 0, "the superuser may read everything"))
  func permissions() throws {
    try folder(of: ["a.xib", "b.xib", "Closed/c.xib"]) { folder in
      for name in ["b.xib", "Closed"] {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path + "/" + name)
      }
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/Closed")
      }
      let result = try InnerCommand.run("lint", folder.path, "--device", "iphone-8")
      #expect(result.status == 66)
      #expect(conflicts(result) == 1)
      #expect(result.output.components(separatedBy: "permission denied [unreadable]").count == 3)
    }
  }

  @Test("A file of more than 64 MiB is refused beside others that are laid out")
  func sizes() throws {
    try folder(of: ["a.xib"]) { folder in
      let large = folder.appendingPathComponent("large.storyboard")
      try Data().write(to: large)
      try FileHandle(forWritingTo: large).truncate(atOffset: 65 << 20)
      let result = try InnerCommand.run("lint", folder.path, "--device", "iphone-8")
      #expect(result.status == 65)
      #expect(conflicts(result) == 1)
      #expect(result.output.contains("large.storyboard:1:1: error: the file is larger than 64 MiB"))
    }
  }

  @Test(
    "Output that can't be written ends a run with 74", .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"),
    arguments: [["lint"], ["lint", "--reporter", "json"]])
  func fullDevice(command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$LAYOUT_COMMAND\" \"$@\" > /dev/full", "sh"] + command + [Self.sound]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }

  @Test(
    "Of a run that is interrupted what was found so far is printed, in whole lines",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func interruption() throws {
    try folder(of: ["a.xib", "c.xib"]) { folder in
      let held = try HeldInput(at: folder.appendingPathComponent("b.xib").path)
      let files = ["a.xib", "b.xib", "c.xib"].map { folder.appendingPathComponent($0).path }
      let content = try Data(contentsOf: URL(fileURLWithPath: files[0]))
      let (status, text) = try held.end(["lint", "--jobs", "1", "--quiet"] + files, giving: content) { $0.interrupt() }
      #expect(status == 130)
      // The last line says how many layouts were made.
      let lines = text.split(separator: "\n").dropLast()
      #expect(text.hasSuffix("\n") && !lines.isEmpty)
      #expect(lines.allSatisfy { $0.hasSuffix("]") || $0.contains(": note: ") })
      #expect(text.contains("a.xib:") && !text.contains("c.xib:"))
    }
  }
}
