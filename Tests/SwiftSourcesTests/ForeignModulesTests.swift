import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// The modules that an app's code imports and doesn't have itself.
struct ForeignModulesTests {
  @Test(
    "The names of imported modules are read from lines",
    arguments: [
      ("import SnapKit", "SnapKit"), ("@testable import Model", "Model"), ("import class Kit.View", "Kit"),
      ("  public import os.log", "os"), ("@_exported import Core; import UIKit", "Core"), ("// import Charts", nil),
      ("let important = 1", nil), ("#if canImport(Lottie)\nimport Lottie\n#endif", nil),
    ] as [(String, String?)])
  func imports(text: String, module: String?) {
    #expect(Imports.names(in: Array(text.utf8)) == Set([module].compactMap(\.self)))
  }

  @Test("Pods, checkouts, packages in the project and stubs are found by the names of their modules")
  func places() throws {
    try TemporaryFolder.with { folder in
      let package =
        #"let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Own", path: "Own")])"#
      let files = [
        "Pods/Snap/Sources/A.swift": "", "Pods/Headers/x.h": "", "Carthage/Checkouts/Form/Form.swift": "",
        "Packages/Kit/Package.swift": package, "Packages/Kit/Sources/Kit/K.swift": "", "Packages/Kit/Own/O.swift": "",
        "App.swift": "", "Stubs/Charts.swift": "", "Stubs/Maps/M.swift": "", "Pods/Snap/Example/E.swift": "",
      ]
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      var settings = CodeSettings()
      settings.stubs = [Path(folder.path + "/Stubs")]
      let modules = try ForeignModules(beside: CodeProject(around: Path(folder.path)), settings)
      #expect(modules.project(named: "Snap")?.files == ["Sources/A.swift"])
      #expect(modules.project(named: "Form")?.files == ["Form.swift"])
      #expect(modules.project(named: "Kit")?.files == ["K.swift"])
      #expect(modules.project(named: "Own")?.files == ["O.swift"])
      #expect(modules.project(named: "Charts")?.files == ["Charts.swift"])
      #expect(modules.project(named: "Maps")?.files == ["M.swift"])
      #expect(modules.project(named: "Headers") == nil)
    }
  }

  @Test("A module stands in for one that isn't here, and for no other")
  func standIns() throws {
    try TemporaryFolder.with { folder in
      let files = ["Pods/SnapKit/S.swift", "App.swift", "standins/SnapKit/M.swift", "standins/RxSwift/O.swift"]
      for name in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      let project = try CodeProject(around: Path(folder.path))
      let standIns = Path(folder.path + "/standins")
      let modules = ForeignModules(beside: project, CodeSettings(), standIns: standIns)
      #expect(modules.project(named: "SnapKit")?.files == ["S.swift"])
      #expect(modules.project(named: "RxSwift")?.files == ["O.swift"])
      #expect(modules.signature.contains("SnapKit") && !modules.signature.contains("RxSwift"))
      #expect(ForeignModules(beside: project, CodeSettings()).project(named: "RxSwift") == nil)
    }
  }

  @Test("A target of a package is built for its files; the package's own folder stands for all of them")
  func targets() throws {
    try TemporaryFolder.with { folder in
      let manifest =
        #"let package = Package(name: "App", targets: [.target(name: "Model"), .target(name: "Screens", dependencies: ["Model"])])"#
      let files = [
        "Package.swift": manifest, "Sources/Model/M.swift": "", "Sources/Screens/S.swift": "",
        "Fixtures/Some/F.swift": "",
      ]
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let root = folder.path
      #expect(try CodeProject(around: Path(root)).files == ["Sources/Model/M.swift", "Sources/Screens/S.swift"])
      let target = try CodeProject(around: Path(root + "/Sources/Screens/S.swift"))
      #expect(target.files == ["Sources/Screens/S.swift"])
      #expect(target.module == "Screens")
      #expect(try CodeProject(around: Path(root + "/Fixtures/Some")).files == ["Fixtures/Some/F.swift"])
    }
  }
}
