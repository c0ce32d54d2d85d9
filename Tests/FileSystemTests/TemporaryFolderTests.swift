import Documents
import FileSystem
import Foundation
import LayoutTestSupport
import Testing

/// Folders for temporary files.
struct TemporaryFolderTests {
  @Test("A temporary folder is new, and its user's alone")
  func isPrivate() throws {
    try TemporaryFolder.with { outer in
      let place = Path(outer.path)
      let folder = try TemporaryFolder(named: "a", in: place)
      let other = try TemporaryFolder(named: "a", in: place)
      #expect(folder.path.folder == place)
      #expect(folder.path.name.description.hasPrefix("a-"))
      #expect(folder.path != other.path)
      #expect(Files.isFolder(folder.path))
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path.description)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test("A temporary folder goes with its owner, and what links in it lead to stays")
  func goesWithItsOwner() throws {
    try TemporaryFolder.with { outer in
      let kept = outer.appendingPathComponent("kept")
      try Data("text".utf8).write(to: kept)
      let path: Path
      do {
        let folder = try TemporaryFolder(named: "a", in: Path(outer.path))
        path = folder.path
        try Files.makeFolder(path.file("inner"))
        try Files.replace(path.file("inner/file"), with: "text")
        try Files.link(path.file("link"), to: Path(kept.path))
        #expect(Files.isTaken(path.file("inner/file")))
      }
      #expect(!Files.isTaken(path))
      #expect(try FileManager.default.contentsOfDirectory(atPath: outer.path) == ["kept"])
    }
  }

  @Test("Where no folder can be made, the reason is thrown")
  func tellsWhy() {
    #expect(throws: Files.Failure.notWritable(reason: "no such file or directory")) {
      _ = try TemporaryFolder(in: "/nowhere/at/all")
    }
  }
}
