import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// What the programs of a project see of the files.
struct CodeConfinementTests {
  @Test(
    "The home, what is around it, and its hidden folders are private; projects and what can be made again aren't",
    arguments: [
      ("/", true), ("/home", true), ("/home/ada", true), ("/home/ada/.ssh", true), ("/home/ada/.config/app", true),
      ("/home/ada/Developer/app", false), ("/home/ada/.cache/layout/app", false), ("/srv/app", false),
      ("/home/adam/app", false),
    ])
  func tellsPrivateFolders(folder: String, isPrivate: Bool) {
    #expect(CodeConfinement.isPrivate(Path(folder), home: "/home/ada") == isPrivate)
  }

  @Test("The programs read the repository around a project and its modules; the screens' write nothing")
  func showsRepository() throws {
    try TemporaryFolder.with { folder in
      let app = folder.appendingPathComponent("repository/App")
      let kit = folder.appendingPathComponent("Kit")
      for place in [app, kit, folder.appendingPathComponent("repository/.git")] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let repository = Path(folder.appendingPathComponent("repository").path)
      let confinement = try CodeConfinement(.namespaces, tools: ["/usr"])
        .reading(Path(app.path), lentBy: Path(kit.path))
      let screens = confinement.ofScreens(in: "/cache/build")
      #expect(screens.readable == ["/usr", repository, Path(kit.path), "/cache/build"])
      #expect(screens.hidden == [repository.file(".git"), Path(kit.path).file(".git")])
      #expect(screens.writable.isEmpty && !screens.startsPrograms)
      #expect(confinement.ofCompiler(writing: "/cache/build").writable == ["/cache/build"])
    }
  }
}
