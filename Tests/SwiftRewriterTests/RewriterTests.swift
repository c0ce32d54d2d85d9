import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftRewriter

/// Texts in, texts out.
struct RewriterTests {
  @Test("A file is rewritten to what is kept beside it, and keeps its lines", arguments: RewriterCase.all)
  func rewrites(file: RewriterCase) throws {
    let actual: String
    if let change = file.change {
      actual = try TemporaryFolder.with { folder in
        let copy = folder.appendingPathComponent("file").path
        try FileManager.default.copyItem(atPath: file.before, toPath: copy)
        _ = try Program.run([change[0], copy] + change.dropFirst())
        return try String(contentsOfFile: copy, encoding: .utf8)
      }
    } else {
      actual = try Program.run(file.options + ["--show", file.before])
    }
    try file.expect(actual.hasSuffix("\n") ? actual : actual + "\n", is: "after")
    // What the compiler says of a line holds for the line that was written, but for what is added at a file's end.
    let lines = try String(contentsOfFile: file.before, encoding: .utf8).filter { $0 == "\n" }.count
    #expect(actual.filter { $0 == "\n" }.count == lines)
  }

  @Test("Code is generated of resources", arguments: RewriterCase.all.filter(\.hasResources))
  func generates(file: RewriterCase) throws {
    try file.expect(
      write(file, ["--resources", file.resources, "--generated", "generated"], reading: "generated"), is: "generated")
  }

  @Test("The screens of a file are found", arguments: RewriterCase.all.filter(\.hasScreens))
  func findsScreens(file: RewriterCase) throws {
    let screens = try write(file, file.options + ["--screens", "screens"] + file.library, reading: "screens")
    try file.expect(screens.replacingOccurrences(of: "},{", with: "},\n{") + "\n", is: "screens")
  }

  /// Rewrites a file into a folder, and returns a file that is written beside it.
  private func write(_ file: RewriterCase, _ options: [String], reading name: String) throws -> String {
    try TemporaryFolder.with { folder in
      let path = folder.appendingPathComponent(name).path
      let options = options.map { $0 == name ? path : $0 }
      let own = String(file.before.dropFirst(RewriterCase.folder.count + 1))
      _ = try Program.run(["--from", RewriterCase.folder, "--to", folder.path] + options + [own])
      return try String(contentsOfFile: path, encoding: .utf8)
    }
  }

  @Test(
    "Other files see the same of a file where only its bodies differ",
    arguments: Checkout.files(below: "Tests/SwiftRewriterCases/interfaces", ending: "txt"))
  func seesInterfaces(path: String) throws {
    let base = try Program.run(["--interfaces", "\(RewriterCase.folder)/interfaces/base.txt"])
    let isOther = path.contains("/other-")
    #expect(try (Program.run(["--interfaces", path]) == base) != isOther)
  }

  @Test("Wrong usage is told", arguments: [["--from"], ["--nothing"], ["--look-up", "a", "1"], []])
  func tellsUsage(arguments: [String]) {
    #expect { try Program.run(arguments) } throws: { ($0 as? Program.Failure)?.status == 64 }
  }
}
