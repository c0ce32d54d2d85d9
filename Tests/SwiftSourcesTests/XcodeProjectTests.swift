import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SceneSources
@testable import SwiftSources

/// What is read of Xcode's projects and of packages' manifests.
struct XcodeProjectTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (APP, KIT, TESTS, MAC); buildConfigurationList = CL; };
      CL = { buildConfigurations = (C); }; C = { buildSettings = { SDKROOT = iphoneos; }; };
      G = { isa = PBXGroup; children = (GA, SYNC); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = (A, B); path = "My App"; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "A \\"1\\".swift"; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = "Kit/B.swift" /* B */; sourceTree = SOURCE_ROOT; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; exceptions = (X); };
      X = { membershipExceptions = ("Left.swift"); target = APP; };
      APP = { name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S1);
        fileSystemSynchronizedGroups = (SYNC); dependencies = (D); };
      D = { isa = PBXTargetDependency; target = KIT; };
      KIT = { name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S2); };
      TESTS = { name = T; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2); };
      MAC = { name = M; productType = "com.apple.product-type.application"; buildPhases = (S2);
        buildConfigurationList = ML; };
      ML = { buildConfigurations = (MC); }; MC = { buildSettings = { SDKROOT = macosx; }; };
      S1 = { isa = PBXSourcesBuildPhase; files = (F1, ); }; F1 = { fileRef = A; };
      S2 = { isa = PBXSourcesBuildPhase; files = (F2); }; F2 = { fileRef = B; };
    }; rootObject = P; }
    """

  @Test("An app's files are those of its phases, its synchronized folders, and the targets that it needs")
  func sources() throws {
    try TemporaryFolder.with { folder in
      let files = ["My App/A \"1\".swift", "Kit/B.swift", "New/Own.swift", "New/Left.swift", "New/x.txt"]
      for name in files + ["App.xcodeproj/project.pbxproj"] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((name.hasSuffix("pbxproj") ? Self.project : "").utf8).write(to: file)
      }
      let sources = try #require(XcodeProject(reading: Path(folder.path + "/App.xcodeproj"))?.sources)
      let expected = ["Kit/B.swift", "My App/A \"1\".swift", "New/Own.swift"].map { Path("\(folder.path)/\($0)") }
      #expect(sources.files == expected)
      #expect(sources.modules == ["Kit", "My_App"])
    }
  }

  @Test(
    "A file that is no project says nothing",
    arguments: ["", "{", "{ a = ", "{ a = (b; }", "{ objects = { }; }", "/*"])
  func noProject(text: String) throws {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent("App.xcodeproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: project.appendingPathComponent("project.pbxproj"))
      #expect(XcodeProject(reading: Path(project.path)) == nil)
    }
  }

  @Test("A manifest's targets are known by their names, tests aside")
  func manifest() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("Package.swift")
      let text = """
        let package = Package(name: "P", products: [.library(name: "L", targets: ["A"])], targets: [
          .target(name: "A", dependencies: [.target(name: "B")]), .executableTarget( name:"C" ),
          .testTarget(name: "ATests"),
        ])
        """
      try Data(text.utf8).write(to: file)
      for name in ["A", "B", "C", "ATests"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent("Sources/\(name)"), withIntermediateDirectories: true)
      }
      let targets = PackageManifest(reading: Path(file.path)).targets
      #expect(targets.map(\.name) == ["A", "B", "C"])
      #expect(targets.map(\.folder.name) == ["A", "B", "C"])
    }
  }
}
