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

  @Test(
    "A header imports UIKit for all files: the bridging one or the module's own, or one that it includes",
    arguments: [
      (["Shop-Bridging-Header.h": "#import \"Views/Field.h\"\n", "Views/Field.h": "#import <UIKit/UIKit.h>\n"], true),
      (["Shop-Bridging-Header.h": "#import \"Field.h\"\n", "Field.h": "#include \"Shop-Bridging-Header.h\"\n"], false),
      (["Field.h": "#import <UIKit/UIKit.h>\n", "Shop-Bridging-Header.h": "#import <Kit/Kit.h>\n"], false),
    ])
  func headers(files: [String: String], imports: Bool) throws {
    try TemporaryFolder.with { folder in
      for (name, text) in files.merging(["A.swift": ""], uniquingKeysWith: { $1 }) {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      #expect(try CodeProject(around: Path(folder.path)).hasUIKitHeader == imports)
    }
  }
}
