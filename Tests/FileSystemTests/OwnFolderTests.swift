import FileSystem
import Foundation
import LayoutTestSupport
import Testing

/// Folders that are this user's alone, and locks on them.
struct OwnFolderTests {
  @Test("A folder is made with its parents, for this user alone, and taken when it is there")
  func makes() throws {
    try TemporaryFolder.with { folder in
      let path = folder.appendingPathComponent("a/b").path
      for _ in 1...2 { try Files.makeOwnFolder(Path(path)) }
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test("A link, a file, and a folder that everybody may write to aren't taken")
  func refuses() throws {
    try TemporaryFolder.with { folder in
      let names = ["link", "file", "open"].map { folder.appendingPathComponent($0).path }
      try FileManager.default.createSymbolicLink(atPath: names[0], withDestinationPath: folder.path)
      try Data().write(to: URL(fileURLWithPath: names[1]))
      try FileManager.default.createDirectory(atPath: names[2], withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: names[2])
      for (name, reason) in zip(names, ["it is a link", "it is no folder", "everybody may write to it"]) {
        #expect(throws: Files.Failure.notWritable(reason: reason)) { try Files.makeOwnFolder(Path(name)) }
      }
    }
  }

  @Test("Who waits for a lock is told whose it is, and has it once that lets go of it")
  func waits() throws {
    try TemporaryFolder.with { folder in
      let path = Path(folder.appendingPathComponent("lock").path)
      let held = Monitor<(isHeld: Bool, isAsked: Bool)>((false, false))
      let told = Monitor<[String]>([])
      Threads.run(2) { number in
        if number == 0 {
          guard let lock = try? FolderLock(path, as: "layout lint App", waiting: { _ in }) else { return }
          held.withLock { $0.isHeld = true }
          _ = held.wait { $0.isAsked ? true : nil }
          withExtendedLifetime(lock) {}
        } else {
          _ = held.wait { $0.isHeld ? true : nil }
          let lock = try? FolderLock(path, as: "layout solve App") { name in
            told.withLock { $0.append(name) }
            held.withLock { $0.isAsked = true }
          }
          if lock == nil { told.withLock { $0.append("no lock") } }
        }
      }
      #expect(told.withLock { $0 } == ["process \(getpid()), layout lint App"])
    }
  }
}
