import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SceneSources
@testable import SwiftSources

/// The packages in an app's folder that are built with the app as one module.
struct OwnPackagesTests {
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      T = { name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
        buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      S = { isa = PBXSourcesBuildPhase; files = (F); }; F = { fileRef = A; };
    }; rootObject = P; }
    """

  private static func manifest(_ names: String..., version: String = "5.9") -> String {
    let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    return "// swift-tools-version:\(version)\nlet package = Package(name: \"P\", targets: [\(targets)])\n"
  }

  /// Writes an app of Xcode with packages, and returns it as it is built.
  private func app(in folder: URL, _ files: [String: String]) throws -> CodeProject {
    var files = files
    if files["Loose.swift"] == nil { files["App.xcodeproj/project.pbxproj"] = Self.project }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try CodeProject(around: Path(folder.path), CodeSettings())
  }

  private static let files = [
    "App.swift": "import Feature\nclass AppDelegate {}",
    "Packages/Feature/Package.swift": manifest("Feature", "Unused"),
    "Packages/Feature/Sources/Feature/F.swift": "import Model\npublic final class Screen {}\nprivate class Row {}",
    "Packages/Feature/Sources/Unused/U.swift": "class Unused {}",
    "Packages/Model/Package.swift": manifest("Model"),
    "Packages/Model/Sources/Model/M.swift": "import Kit\nstruct Row {}",
    "Packages/Model/Tests/T.swift": "class ModelTests {}",
    "Packages/Kit/Package.swift": manifest("Kit"), "Packages/Kit/LICENSE.md": "",
    "Packages/Kit/Sources/Kit/K.swift": "",
  ]

  @Test(
    "Packages that the app imports, directly or through others, are built with it; those with a licence of their own aren't"
  )
  func joins() throws {
    try TemporaryFolder.with { folder in
      let app = try app(in: folder, Self.files)
      #expect(
        app.files == [
          "App.swift", "Packages/Feature/Sources/Feature/F.swift", "Packages/Model/Sources/Model/M.swift",
        ])
      #expect(app.modules == ["App", "Feature", "Model"])
      #expect(ForeignModules(beside: app, CodeSettings()).project(named: "Kit")?.files == ["K.swift"])
    }
  }

  @Test("Loose files are built with their packages likewise")
  func joinsLoose() throws {
    try TemporaryFolder.with { folder in
      var files = Self.files
      files["Loose.swift"] = ""
      let app = try app(in: folder, files)
      #expect(app.modules == ["Feature", "Model"])
      #expect(app.files.contains("Packages/Model/Sources/Model/M.swift"))
      #expect(!app.files.contains("Packages/Kit/Sources/Kit/K.swift"))
    }
  }

  @Test(
    "A module with a name that another declares, of another version of Swift, or that other people's import stays one of its own",
    arguments: [
      ["Packages/Model/Sources/Model/M.swift": "@MainActor public enum Screen {}"],
      ["Packages/Model/Package.swift": manifest("Model", version: "4.0")],
      ["App.swift": "import Feature\nimport Kit", "Packages/Kit/Sources/Kit/K.swift": "import Model"],
    ])
  func keepsApart(changed: [String: String]) throws {
    try TemporaryFolder.with { folder in
      let app = try app(in: folder, Self.files.merging(changed) { _, new in new })
      #expect(app.files == ["App.swift", "Packages/Feature/Sources/Feature/F.swift"])
      #expect(app.modules == ["App", "Feature"])
    }
  }

  @Test("What was found before holds until a file that was read changes")
  func knows() throws {
    try TemporaryFolder.with { folder in
      let app = try app(in: folder, Self.files)
      let path = Path(folder.path)
      #expect(try CodeProject(around: path, CodeSettings(), knowing: app).files == app.files)
      let file = folder.appendingPathComponent("Packages/Feature/Sources/Feature/F.swift")
      try Data("public final class Screen {}".utf8).write(to: file)
      let now = try CodeProject(around: path, CodeSettings(), knowing: app)
      #expect(now.files == ["App.swift", "Packages/Feature/Sources/Feature/F.swift"])
      #expect(now.modules == ["App", "Feature"])
    }
  }

  @Test(
    "A package's file is the app's, in whichever order files are asked for; what the app isn't built with is the package's"
  )
  func asksForFiles() throws {
    try TemporaryFolder.with { folder in
      let app = try app(in: folder, Self.files)
      let library = CodeLibrary()
      let packages = app.folder.file("Packages")
      let feature = packages.file("Feature/Sources/Feature/F.swift")
      #expect(try library.foundProject(around: feature).folder == app.folder)
      #expect(try library.foundProject(around: packages.file("Kit/Sources/Kit/K.swift")).folder == packages.file("Kit"))
      let unused = packages.file("Feature/Sources/Unused/U.swift")
      #expect(try library.foundProject(around: unused).module == "Unused")
      #expect(try library.foundProject(around: packages.file("Feature")).folder == packages.file("Feature"))
    }
  }

  @Test("What a module stands apart with stands apart too")
  func keepsImportsApart() throws {
    try TemporaryFolder.with { folder in
      let changed = ["Packages/Feature/Sources/Feature/F.swift": "import Model\nclass AppDelegate {}"]
      let app = try app(in: folder, Self.files.merging(changed) { _, new in new })
      #expect(app.files == ["App.swift"])
    }
  }

  @Test(
    "Names are read from lines without indentation",
    arguments: [
      ("public final class Cart: View {", "Cart"), ("struct Box<Item> {", "Box"), ("  class Inner {", nil),
      ("private enum Own {", nil), ("@MainActor let shared = Cart()", "shared"), ("extension Cart {", nil),
      ("func run() {}", nil), ("class", nil), ("@available(iOS 13, *) class Menu {", "Menu"),
      ("public private(set) var total = 0", "total"), ("private(set) var own = 0", "own"),
      ("nonisolated(unsafe) let clock = Clock()", "clock"), ("@objc(Foo bar:) final class Foo {", "Foo"),
      (#"@available(*, deprecated, message: "see f(") enum Old {"#, "Old"), ("private var hidden = 0", nil),
      ("@available(iOS 13, *", nil), ("let (first, second) = pair", nil),
    ] as [(String, String?)])
  func names(line: String, name: String?) throws {
    try TemporaryFolder.with { folder in
      try Data(line.utf8).write(to: folder.appendingPathComponent("A.swift"))
      #expect(TopLevelNames.of(["A.swift"], in: Path(folder.path)) == Set([name].compactMap(\.self)))
    }
  }
}
