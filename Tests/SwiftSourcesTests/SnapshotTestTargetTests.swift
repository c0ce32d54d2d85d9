import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftSources

/// The tests of snapshots that are built with a project, where they are asked for.
struct SnapshotTestTargetTests {
  private static let call = "import SnapshotTesting\nfunc check() { assertSnapshot(of: view, as: .image) }\n"

  /// Makes files of texts in a folder.
  private func write(_ files: [String: String], in folder: URL) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test("Of loose code they are the folders of tests with such a call, behind the app's files")
  func loose() throws {
    try TemporaryFolder.with { folder in
      try write(
        [
          "View.swift": "", "ATests/Snapshots.swift": "@testable import Shop\n" + Self.call, "ATests/Mock.swift": "",
          "BTests/Unit.swift": "// assertSnapshot(of: view, as: .image)\n", "A.xcodeproj/p": "",
        ], in: folder)
      let path = Path(folder.path)
      #expect(try CodeProject(around: path).files == ["View.swift"])
      #expect(try CodeProject(around: path).modules == [])
      let project = try CodeProject(around: path, takesSnapshots: true)
      #expect(project.files == ["View.swift", "ATests/Mock.swift", "ATests/Snapshots.swift"])
      #expect(project.modules == ["Shop"])
      #expect(project.hasSnapshotTests && project.hostsTests)
      #expect(try project.signature != CodeProject(around: path).signature)
    }
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    let package = Package(name: "P", targets: [
      .target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"), .target(name: "SnapshotTesting"),
      .testTarget(name: "AppTests", dependencies: ["App", .product(name: "X", package: "y")]),
      .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Checks"),
      .testTarget(name: "PlainTests", dependencies: ["App"]),
    ])
    """

  @Test("Of a package they are its targets of tests with such a call, and of a target those that name it")
  func package() throws {
    try TemporaryFolder.with { folder in
      try write(
        [
          "Package.swift": Self.manifest, "Sources/App/A.swift": "", "Sources/Kit/K.swift": "",
          "Sources/SnapshotTesting/S.swift": "", "Tests/AppTests/A.swift": Self.call, "Checks/K.swift": Self.call,
          "Tests/PlainTests/P.swift": "",
        ], in: folder)
      let root = Path(folder.path)
      let all = try CodeProject(around: root, takesSnapshots: true)
      // The library itself is stood in for.
      #expect(
        all.files == ["Sources/App/A.swift", "Sources/Kit/K.swift", "Checks/K.swift", "Tests/AppTests/A.swift"])
      #expect(all.modules == ["App", "Kit", "AppTests", "KitTests"])
      let kit = try CodeProject(around: root.file("Sources/Kit"), takesSnapshots: true)
      #expect(kit.files == ["Sources/Kit/K.swift", "Checks/K.swift"])
      // A folder of tests is built with all that they may test.
      let tests = try CodeProject(around: root.file("Tests/AppTests"), takesSnapshots: true)
      #expect(tests.files == all.files)
      let without = try CodeProject(around: root)
      #expect(without.files == ["Sources/App/A.swift", "Sources/Kit/K.swift", "Sources/SnapshotTesting/S.swift"])
      #expect(!without.hasSnapshotTests)
    }
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (APP, TESTS, UITESTS, HELP); buildConfigurationList = CL; };
      CL = { buildConfigurations = (C); }; C = { buildSettings = { SDKROOT = iphoneos; }; };
      G = { isa = PBXGroup; children = (A, T, U, H); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
      T = { isa = PBXFileReference; path = "Checks/T.swift"; sourceTree = "<group>"; };
      U = { isa = PBXFileReference; path = "U.swift"; sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = "H.swift"; sourceTree = "<group>"; };
      APP = { name = App; productType = "com.apple.product-type.application"; buildPhases = (S1); };
      TESTS = { name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2);
        dependencies = (D1, D2); };
      D1 = { isa = PBXTargetDependency; target = APP; }; D2 = { isa = PBXTargetDependency; target = HELP; };
      UITESTS = { name = Taps; productType = "com.apple.product-type.bundle.ui-testing"; buildPhases = (S3); };
      HELP = { name = Help; productType = "com.apple.product-type.framework"; buildPhases = (S4); };
      S1 = { isa = PBXSourcesBuildPhase; files = (F1); }; F1 = { fileRef = A; };
      S2 = { isa = PBXSourcesBuildPhase; files = (F2); }; F2 = { fileRef = T; };
      S3 = { isa = PBXSourcesBuildPhase; files = (F3); }; F3 = { fileRef = U; };
      S4 = { isa = PBXSourcesBuildPhase; files = (F4); }; F4 = { fileRef = H; };
    }; rootObject = P; }
    """

  @Test("Of an Xcode project they are its targets of unit tests, with what these alone need")
  func xcode() throws {
    try TemporaryFolder.with { folder in
      try write(
        [
          "App.xcodeproj/project.pbxproj": Self.project, "A.swift": "", "Checks/T.swift": Self.call,
          "U.swift": Self.call, "H.swift": "",
        ], in: folder)
      let project = try CodeProject(around: Path(folder.path), takesSnapshots: true)
      #expect(project.files == ["A.swift", "Checks/T.swift", "H.swift"])
      #expect(project.modules == ["App", "AppTests", "Help"])
      #expect(try CodeProject(around: Path(folder.path)).files == ["A.swift"])
      #expect(!project.hostsTests)
      let hosted = Self.project.replacing(
        "bundle.unit-test\";", with: "bundle.unit-test\"; buildConfigurationList = TL;"
      ).replacing(
        "CL = {",
        with: """
          TL = { buildConfigurations = (TC); };
                TC = { buildSettings = { TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App"; }; }; CL = {
          """)
      try write(["App.xcodeproj/project.pbxproj": hosted], in: folder)
      #expect(try CodeProject(around: Path(folder.path), takesSnapshots: true).hostsTests)
    }
  }

  @Test("They are asked for by the kind of screens that they make, and by nothing else")
  func settings() {
    #expect(!CodeSettings().takesSnapshots)
    var settings = CodeSettings()
    settings.screens = [.controller, .snapshot]
    #expect(settings.takesSnapshots)
  }
}
