import Foundation
import LayoutTestSupport
import Testing

/// Where code is built: in folders that this user's runs made, and nowhere else.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"))
struct BuildFolderTests {
  /// Does something with a folder that has a project of one controller, `app`, and a file in another folder, `victim/Resources/kept`.
  private func with<Result>(_ body: (_ folder: URL, _ app: URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      let (app, victim) = (folder.appendingPathComponent("app"), folder.appendingPathComponent("victim/Resources"))
      for place in [app, victim, folder.appendingPathComponent("cache")] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      try "precious".write(to: victim.appendingPathComponent("kept"), atomically: false, encoding: .utf8)
      try "{}".write(to: app.appendingPathComponent(".layout.json"), atomically: false, encoding: .utf8)
      try "import UIKit\nfinal class Plain: UIViewController {}\n".write(
        to: app.appendingPathComponent("A.swift"), atomically: false, encoding: .utf8)
      return try body(folder, app)
    }
  }

  private func code(_ app: URL, in folder: URL, _ arguments: String...) throws -> ChildProcess.Result {
    try BuiltCommand.run(
      ["code", app.path] + arguments,
      environment: ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path])
  }

  private func isUntouched(_ folder: URL) throws -> Bool {
    let victim = folder.appendingPathComponent("victim")
    return try FileManager.default.subpathsOfDirectory(atPath: victim.path).sorted() == ["Resources", "Resources/kept"]
      && String(contentsOf: victim.appendingPathComponent("Resources/kept"), encoding: .utf8) == "precious"
  }

  @Test("What is built lies in the user's cache, and nothing of the checkout is written or followed")
  func staysOutside() throws {
    try with { folder, app in
      try FileManager.default.createDirectory(
        at: app.appendingPathComponent(".build"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: app.appendingPathComponent(".build/layout"), withDestinationURL: folder.appendingPathComponent("victim"))
      let result = try code(app, in: folder)
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("1 of 1 Swift file is built\n"))
      #expect(try isUntouched(folder))
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent("cache/layout").path)
          .contains { $0.hasPrefix("app-") && $0.hasSuffix("/screens") })
    }
  }

  @Test("A folder that is named and is a link, or has files that weren't built here, isn't taken")
  func refusesOthers() throws {
    try with { folder, app in
      let (link, full) = (app.appendingPathComponent("link"), app.appendingPathComponent("full"))
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appendingPathComponent("victim"))
      try FileManager.default.createDirectory(
        at: full.appendingPathComponent("compiled"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: full.appendingPathComponent("compiled/A.swift"),
        withDestinationURL: folder.appendingPathComponent("victim/Resources/kept"))
      let linked = try code(app, in: folder, "--build-folder", link.path)
      #expect(linked.status == 74)
      #expect(
        linked.errors
          == "\(link.path): error: this can't be written: it is a link; --build-folder names another folder for what is built\n"
      )
      let filled = try code(app, in: folder, "--build-folder", full.path)
      #expect(filled.status == 65)
      #expect(
        filled.errors
          == "\(full.path): error: this folder has files that weren't built here, and is left alone; empty it, or name another one\n"
      )
      #expect(try isUntouched(folder))
    }
  }

  @Test("A named folder in a repository isn't reached through a link that the repository has")
  func refusesLinksOfRepositories() throws {
    try with { folder, app in
      try FileManager.default.createDirectory(at: app.appendingPathComponent(".git"), withIntermediateDirectories: true)
      let link = app.appendingPathComponent(".build")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appendingPathComponent("victim"))
      let result = try code(app, in: folder, "--build-folder", "\(link.path)/layout")
      #expect(result.status == 65)
      #expect(result.errors.hasPrefix("\(link.path): error: this is a link in a repository"))
      #expect(try isUntouched(folder))
    }
  }

  @Test("A named folder that an earlier run made is taken again, and what is built in it stays")
  func takesOwn() throws {
    try with { folder, app in
      let own = folder.appendingPathComponent("own").path
      #expect(try code(app, in: folder, "--build-folder", own).status == 0)
      let program = "\(own)/screens"
      let made = try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
      #expect(try code(app, in: folder, "--build-folder", own).status == 0)
      #expect(try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date == made)
    }
  }

  @Test("What was built of a project that is gone goes too")
  func forgets() throws {
    try with { folder, app in
      let other = folder.appendingPathComponent("other")
      try FileManager.default.copyItem(at: app, to: other)
      let cache = folder.appendingPathComponent("cache/layout").path
      #expect(try code(app, in: folder).status == 0)
      try FileManager.default.removeItem(at: app)
      #expect(try code(other, in: folder).status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: cache).map { $0.prefix(5) } == ["other"])
    }
  }
}
