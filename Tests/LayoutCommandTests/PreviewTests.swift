import Foundation
import LayoutTestSupport
import Testing

/// The command `layout preview`.
@Suite(.enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
struct PreviewTests {
  private static let fixture = """
    {"format": "layout-fixture/1", "device": "iphone-4s",
     "view": {"id": "root", "subviews": [{"id": "box", "frame": [1, 2, 3, 4]}]}}
    """

  /// Runs the command until it has written its page, looks at that, and interrupts the command.
  ///
  /// - Returns: The lines that it told, and the status that it ended with.
  private func preview(
    _ arguments: String..., temporaryFolder: URL, _ look: (_ told: String) throws -> Void
  ) throws -> Int32 {
    let process = BuiltCommand.process(["preview", "--width", "none", "--height", "none"] + arguments)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": temporaryFolder.path, "DISPLAY": "", "WAYLAND_DISPLAY": ""]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var told = ""
    while !told.contains("note: written") {
      let bytes = errors.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      told += String(decoding: bytes, as: UTF8.self)
    }
    let looked = Result { try look(told) }
    process.interrupt()
    process.waitUntilExit()
    try looked.get()
    return process.terminationStatus
  }

  @Test("A preview's page is in a folder of its own, which goes with it; what has another's name stays")
  func isPrivate() throws {
    try TemporaryFolder.with { folder in
      let input = folder.appendingPathComponent("Login.json")
      try Data(Self.fixture.utf8).write(to: input)
      let temporary = folder.appendingPathComponent("tmp")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
      let victim = folder.appendingPathComponent("victim")
      try Data("mine".utf8).write(to: victim)
      let link = temporary.appendingPathComponent("layout-preview-Login.html")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: victim)
      let status = try preview(input.path, temporaryFolder: temporary) { told in
        let made = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
          .filter { $0 != link.lastPathComponent }
        try #require(made.count == 1)
        let own = temporary.appendingPathComponent(made[0])
        #expect(made[0].hasPrefix("layout-preview-"))
        let permissions = try FileManager.default.attributesOfItem(atPath: own.path)[.posixPermissions] as? Int
        #expect(permissions == 0o700)
        let page = own.appendingPathComponent("Login.html").path
        #expect(FileManager.default.fileExists(atPath: page))
        #expect(told.hasPrefix("\(page): note: open this page; it shows each save, until this command ends\n"))
      }
      #expect(status == 130)
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [link.lastPathComponent])
      #expect(try String(contentsOf: victim, encoding: .utf8) == "mine")
    }
  }

  @Test("A preview's page that is asked for stays, and no other folder is made")
  func keepsWhatIsAskedFor() throws {
    try TemporaryFolder.with { folder in
      let input = folder.appendingPathComponent("Login.json")
      try Data(Self.fixture.utf8).write(to: input)
      let temporary = folder.appendingPathComponent("tmp")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
      let page = folder.appendingPathComponent("page.html").path
      _ = try preview(input.path, "--output", page, temporaryFolder: temporary) { told in
        #expect(told.hasPrefix("\(page): note: open this page; it shows each save\n"))
        let made = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
        #expect(made == [])
      }
      #expect(FileManager.default.fileExists(atPath: page))
    }
  }
}
