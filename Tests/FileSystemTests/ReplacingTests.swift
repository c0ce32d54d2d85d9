import Documents
import FileSystem
import Foundation
import LayoutTestSupport
import Testing

/// Files that are replaced whole.
struct ReplacingTests {
  @Test("A file is made, and replaced with its permissions, and nothing is left beside it")
  func replaces() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("a.json").path
      try Files.replace(Path(file), with: "one")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "one")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try Files.replace(Path(file), with: "two")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "two")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test("A reader who has opened the file reads what it was")
  func keepsReaders() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("a.json")
      try Files.replace(Path(file.path), with: "one")
      let reader = try FileHandle(forReadingFrom: file)
      try Files.replace(Path(file.path), with: "two")
      #expect(try reader.readToEnd() == Data("one".utf8))
    }
  }

  @Test("What a link leads to is replaced; a link that leads nowhere isn't followed")
  func followsLinks() throws {
    try TemporaryFolder.with { folder in
      let link = folder.appendingPathComponent("link").path
      let target = folder.appendingPathComponent("target").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
      #expect(throws: Files.Failure.notWritable(reason: "it is a link that leads nowhere")) {
        try Files.replace(Path(link), with: "one")
      }
      #expect(!FileManager.default.fileExists(atPath: target))
      try Data("one".utf8).write(to: URL(fileURLWithPath: target))
      try Files.replace(Path(link), with: "two")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
      #expect(try String(contentsOfFile: target, encoding: .utf8) == "two")
    }
  }

  @Test("A folder isn't replaced, and a device is written to")
  func keepsWhatIsNoFile() throws {
    try TemporaryFolder.with { folder in
      let path = Path(folder.path)
      #expect(throws: Files.Failure.notWritable(reason: "it is a folder")) { try Files.replace(path, with: "") }
      #expect(Files.kind(of: path) == .folder)
    }
    try Files.replace("/dev/null", with: "text")
    #expect(Files.kind(of: "/dev/null") == .other)
  }

  @Test("Two that write at once leave one text whole")
  func keepsTextsApart() throws {
    try TemporaryFolder.with { folder in
      let file = Path(folder.appendingPathComponent("a.json").path)
      let texts = ["a", "b"].map { String(repeating: $0, count: 300_000) }
      let found = Workers.map(40, threads: 4) { number -> Bool in
        if number % 2 == 0 {
          return (try? Files.replace(file, with: PrintableText(document: texts[number / 2 % 2]))) != nil
        }
        guard let bytes = try? Files.contents(of: file, limit: 1 << 20) else { return true }
        return texts.contains { bytes.elementsEqual($0.utf8) }
      }
      #expect(found.allSatisfy { $0 })
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["a.json"])
    }
  }
}
