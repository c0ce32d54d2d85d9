import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// The modules of ours in the folder of a build.
struct StandInsTests {
  @Test("Modules and files of an earlier version go, and what is written again is as it was")
  func clears() throws {
    try TemporaryFolder.with { folder in
      let build = try BuildFolder(Path(folder.path + "/build"))
      try StandIns.write(in: build)
      let modules = try #require(Files.names(in: build.standIns)).sorted()
      #expect(modules.contains("SnapKit"))
      let module = build.standIns.file("SnapKit")
      let files = try #require(Files.names(in: module)).sorted()
      try build.write("struct Old {}", to: module.file("Old.swift"))
      try FileManager.default.createDirectory(
        atPath: "\(build.standIns)/OldKit/Sources", withIntermediateDirectories: true)
      try build.write("struct Old {}", to: build.standIns.file("OldKit/Sources/Old.swift"))
      let first = module.file(try #require(files.first))
      let text = try Files.contents(of: first, limit: 1 << 20)
      try build.write("", to: first)
      try StandIns.write(in: build)
      #expect(Files.names(in: build.standIns)?.sorted() == modules)
      #expect(Files.names(in: module)?.sorted() == files)
      #expect(try Files.contents(of: first, limit: 1 << 20) == text)
    }
  }
}
