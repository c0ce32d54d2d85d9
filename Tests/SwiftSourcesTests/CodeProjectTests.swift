import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// The files that are built together.
struct CodeProjectTests {
  @Test("Every Swift file below a folder is part of it, but tests, hidden folders and other people's code")
  func files() throws {
    try TemporaryFolder.with { folder in
      let names = [
        "B.swift", "a/A.swift", "Tests/T.swift", "Pods/P.swift", ".build/H.swift", "x.txt", "A.xcodeproj/p",
      ]
      for name in names {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      #expect(try CodeProject(around: Path(folder.path)).files == ["B.swift", "a/A.swift"])
      // The project around a file is that of the nearest folder that says that it has one.
      #expect(try CodeProject(around: Path(folder.path + "/a/A.swift")).files == ["B.swift", "a/A.swift"])
    }
  }

  @Test("A folder without Swift files says so, and so does a path where nothing is")
  func nothing() throws {
    try TemporaryFolder.with { folder in
      let path = Path(folder.path)
      #expect(throws: CodeError("there is no Swift file in this folder", at: path)) { try CodeProject(around: path) }
      let absent = path.file("absent")
      #expect(throws: CodeError("there is no such file", at: absent)) { try CodeProject(around: absent) }
    }
  }
}
