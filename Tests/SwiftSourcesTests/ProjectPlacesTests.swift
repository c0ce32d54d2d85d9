import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// The projects that a folder has.
struct ProjectPlacesTests {
  /// Writes files into a new folder.
  private static func with(_ files: [String: String], _ body: (Path) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try body(try #require(Files.resolved(Path(folder.path))))
    }
  }

  /// The text of a project of Xcode with targets, each with a type and files.
  private static func project(_ targets: [(name: String, type: String, files: [String])]) -> String {
    let objects = targets.map { name, type, files in
      let references = files.map {
        "\(name)\($0) = {isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT;};"
      }
      let built = files.map { "B\(name)\($0) = {isa = PBXBuildFile; fileRef = \(name)\($0);};" }
      let list = files.map { "B\(name)\($0)" }.joined(separator: ", ")
      return """
        \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
          buildPhases = (S\(name)); dependencies = ();};
        S\(name) = {isa = PBXSourcesBuildPhase; files = (\(list));};
        \(references.joined()) \(built.joined())
        """
    }
    let children = targets.flatMap { target in target.files.map { "\(target.name)\($0)" } }.joined(separator: ", ")
    return """
      {objects = {
        \(objects.joined())
        M = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>";};
        P = {isa = PBXProject; mainGroup = M; targets = (\(targets.map(\.name).joined(separator: ", ")));};
      }; rootObject = P;}
      """
  }

  @Test("A folder without a project of its own has those of Xcode below it, and its loose files")
  func several() throws {
    let files = [
      "Clock/Clock.xcodeproj/project.pbxproj": "", "Clock/Clock/A.swift": "", "b/Notes/Notes.xcodeproj/p": "",
      "b/Notes/B.swift": "", "b/Shared.swift": "", "Old/Old.xcodeproj/p": "", "Pods/P/P.xcodeproj/p": "",
      "Pods/P/P.swift": "", "Clock/Inner/Inner.xcodeproj/p": "", "Clock/Inner/I.swift": "",
    ]
    try Self.with(files) { root in
      let (clock, notes) = (root.file("Clock"), root.file("b/Notes"))
      #expect(ProjectPlaces(in: root).folders == [clock, notes, root])
      let projects = (loose: try CodeProject(around: root), notes: try CodeProject(around: notes))
      #expect(projects.loose.files == ["b/Shared.swift"] && projects.notes.files == ["B.swift"])
      #expect(ProjectPlaces(in: clock.file("Clock")).folders == [clock])
      let library = CodeLibrary()
      #expect(library.places(in: root) == [clock, notes, root])
      #expect(library.places(in: notes) == [notes])
    }
  }

  @Test("CocoaPods' project, and a link to it beside a library, aren't the library's project")
  func library() throws {
    let files = [
      "_Pods.xcodeproj/p": "", "Badge/Classes/B.swift": "", "Badge.podspec": "", "Example/Badge.xcodeproj/p": "",
      "Example/Badge/A.swift": "", "Example/Pods/Pods.xcodeproj/p": "",
    ]
    try Self.with(files) { root in
      #expect(ProjectPlaces(in: root).folders == [root.file("Example"), root])
      let library = try CodeProject(around: root)
      #expect(library.files == ["Badge/Classes/B.swift"])
    }
  }

  @Test("The only project below a folder is that folder's")
  func single() throws {
    try Self.with(["ios/App/App.xcodeproj/p": "", "ios/App/A.swift": "", "README.md": ""]) { root in
      #expect(ProjectPlaces(in: root).folders == [root.file("ios/App")])
      let project = try CodeProject(around: root)
      #expect(project.folder == root.file("ios/App"))
    }
  }

  @Test("A pod in the folder of loose files is a module, where the other files import it; a package is built with them")
  func ownModules() throws {
    let files = [
      "App/A.swift": "import Kit\nimport Dates\n", "Kit/Package.swift": #".target(name: "Kit", path: "Sources")"#,
      "Kit/Sources/K.swift": "", "Dates/Dates.podspec": "s.source_files = '*.swift'", "Dates/D.swift": "",
      "Unused/Package.swift": #".target(name: "Unused", path: "Sources")"#, "Unused/Sources/U.swift": "",
    ]
    try Self.with(files) { root in
      let project = try CodeProject(around: root, CodeSettings())
      #expect(project.files == ["App/A.swift", "Kit/Sources/K.swift", "Unused/Sources/U.swift"])
    }
  }

  @Test("An app's module has its target's name; a path in another target is that target's")
  func targets() throws {
    let text = Self.project([
      ("Sample", "application", ["S.swift", "T.swift"]), ("Kit", "framework", ["Kit/K.swift"]),
    ])
    let files = ["K/K.xcodeproj/project.pbxproj": text, "K/S.swift": "", "K/T.swift": "", "K/Kit/K.swift": ""]
    try Self.with(files) { root in
      let app = try CodeProject(around: root.file("K"))
      #expect(app.module == "Sample" && app.files == ["S.swift", "T.swift"])
      let library = try CodeProject(around: root.file("K/Kit/K.swift"))
      #expect(library.module == "Kit" && library.files == ["Kit/K.swift"])
    }
  }

  @Test("A project's paths may differ from the files' in case, as on a Mac's volumes")
  func letterCase() throws {
    let text = Self.project([("Sample", "application", ["sources/a.swift", "B.swift"])])
    let files = ["K.xcodeproj/project.pbxproj": text, "Sources/A.swift": "", "B.swift": "", "C.swift": ""]
    try Self.with(files) { root in
      let app = try CodeProject(around: root)
      #expect(app.files == ["B.swift", "Sources/A.swift"])
    }
  }

  @Test("A folder whose project has several apps has a place for each that has a folder to itself")
  func severalApps() throws {
    let text = Self.project([
      ("Shop", "application", ["Shop/A.swift", "Shop/B.swift", "Shared/S.swift"]),
      ("Admin", "application", ["Admin/Main/M.swift", "Shared/S.swift"]),
      ("Staging", "application", ["Shop/A.swift"]), ("Kit", "framework", ["Kit/K.swift"]),
    ])
    let files = [
      "K.xcodeproj/project.pbxproj": text, "Shop/A.swift": "", "Shop/B.swift": "", "Shared/S.swift": "",
      "Admin/Main/M.swift": "", "Kit/K.swift": "",
    ]
    try Self.with(files) { root in
      let library = CodeLibrary()
      #expect(library.places(in: root) == [root, root.file("Admin")])
      #expect(library.places(in: root.file("Admin")) == [root.file("Admin")])
      let admin = try CodeProject(around: root.file("Admin"))
      #expect(admin.module == "Admin" && admin.scope == root.file("Admin"))
      #expect(admin.files == ["Admin/Main/M.swift", "Shared/S.swift"])
      #expect(try CodeProject(around: root).scope == root)
      #expect(try CodeProject(around: root.file("Shop")).scope == root)
    }
  }

  @Test("Targets that Tuist or XcodeGen are to make are built as one module, without the descriptions")
  func described() throws {
    let tuist = "import ProjectDescription\nlet p = Project(targets: [.target(name: \"%\", product: .framework)])"
    let files = [
      "Workspace.swift": "import ProjectDescription\n", "App/Project.swift": tuist.replacing("%", with: "App"),
      "Core/Project.swift": tuist.replacing("%", with: "Core"), "App/Sources/A.swift": "import Core\n",
      "Core/Sources/C.swift": "",
    ]
    try Self.with(files) { root in
      #expect(ProjectPlaces.root(around: root.file("App/Sources")) == root)
      let project = try CodeProject(around: root.file("App"), CodeSettings())
      #expect(project.folder == root && project.files == ["App/Sources/A.swift", "Core/Sources/C.swift"])
      #expect(project.modules == ["App", "Core"])
    }
    try Self.with(["project.yml": "targets:\n  App:\n    type: application\n", "Sub/A.swift": ""]) { root in
      let project = try CodeProject(around: root.file("Sub"), CodeSettings())
      #expect(project.modules == ["App"])
    }
  }
}
