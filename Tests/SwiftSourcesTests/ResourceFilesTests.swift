import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// The files beside a project's code, as its bundle has them.
struct ResourceFilesTests {
  /// Does something with a folder that has files of some names.
  private static func with<Result>(_ files: [String: String], _ body: (Path) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try body(Path(folder.path))
    }
  }

  @Test("The property list is an app's, not a framework's that comes before it")
  func informationList() throws {
    try Self.with([
      "A/Info.plist": "FMWK UILaunchStoryboardName", "B/B-Info.plist": "LSRequiresIPhoneOS", "C/Info.plist": "x",
    ]) { root in
      #expect(ResourceFiles(of: [root]).informationList == root.file("B/B-Info.plist"))
    }
  }

  @Test("All asset catalogues are there, also those of one name")
  func catalogues() throws {
    try Self.with([
      "App/Assets.xcassets/Contents.json": "{}", "Kit/Assets.xcassets/Contents.json": "{}",
      "Kit/Colors.xcassets/Contents.json": "{}",
    ]) { root in
      let names = ResourceFiles(of: [root]).files.map(\.name).sorted()
      #expect(names == ["1-Assets.xcassets", "Assets.xcassets", "Colors.xcassets"])
    }
  }

  @Test("A file of Interface Builder stands for those of all languages; code and other people's files are no resources")
  func nibs() throws {
    try Self.with([
      "App/en.lproj/Main.storyboard": "", "App/Base.lproj/Main.storyboard": "", "App/Cell.xib": "", "App/A.swift": "",
      "Pods/Other.xib": "",
    ]) { root in
      let resources = ResourceFiles(of: [root])
      #expect(resources.nibs(below: root) == ["App/Base.lproj/Main.storyboard", "App/Cell.xib"])
      let names = resources.files.map(\.name).sorted()
      #expect(names == ["Base.lproj/Main.storyboard", "Cell.xib", "en.lproj/Main.storyboard"])
    }
  }
}
