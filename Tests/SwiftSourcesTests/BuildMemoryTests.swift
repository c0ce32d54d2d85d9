import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// What is remembered of a build for the next one.
struct BuildMemoryTests {
  @Test("A memory is read as it was written, and only for the tools that it is of")
  func reading() throws {
    try TemporaryFolder.with { folder in
      let error = CodeBuild.LeftOutFile(
        file: "A \"1\".swift", isWhole: true, line: 3, column: 5, message: "cannot find 'x'")
      var memory = BuildMemory()
      memory.files["A \"1\".swift"] = BuildMemory.File(
        stamp: "12 34", interface: "a", builtInterface: "b", leftOut: error)
      memory.files["B.swift"] = BuildMemory.File(stamp: "5 6", interface: "c", builtInterface: "c", leftOut: nil)
      memory.screens["Card()"] = "type 'Card' has no member 'x'"
      let file = folder.appendingPathComponent("left-out.json")
      try memory.text("tools").write(to: file, atomically: true, encoding: .utf8)
      let path = Path(file.path)
      let read = try #require(BuildMemory(reading: path, "tools"))
      #expect(read.files.count == 2 && read.screens == memory.screens)
      #expect(read.files["A \"1\".swift"]?.leftOut == error)
      #expect(read.files["A \"1\".swift"]?.builtInterface == "b")
      #expect(read.files["B.swift"]?.stamp == "5 6" && read.files["B.swift"]?.builtInterface == "c")
      #expect(BuildMemory(reading: path, "others") == nil)
    }
  }

  @Test("A memory that was only half written is none")
  func halfWritten() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("left-out.json")
      try #"{"signature": "tools", "files": [{"path": "A"#.write(to: file, atomically: true, encoding: .utf8)
      #expect(BuildMemory(reading: Path(file.path), "tools") == nil)
      #expect(BuildMemory(reading: Path(file.path + "2"), "tools") == nil)
    }
  }
}
