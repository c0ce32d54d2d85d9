import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SceneSources
@testable import SwiftSources

/// Modules in folders that a project names by their paths: pods, packages, and other projects of Xcode.
struct LocalModulesTests {
  /// Writes files, and returns the modules beside the project in the folder `App`.
  private func modules(in folder: URL, _ files: [String: String]) throws -> ForeignModules {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let project = try CodeProject(around: Path(folder.path + "/App"))
    return ForeignModules(beside: project, CodeSettings())
  }

  @Test("A Podfile's pods by path are those that their podspecs describe")
  func pods() throws {
    try TemporaryFolder.with { folder in
      let podfile = """
        target 'App' do
          pod 'Remote', '~> 1.0'
          pod 'Dates', :path => '../Dates'
          # pod 'Old', :path => '../Old'
        end
        """
      let podspec = """
        Pod::Spec.new do |s|
          s.name = 'Dates'
          s.module_name = 'DateKit'
          s.swift_version = '4.1'
          s.source_files = [
            'Source/**/*.{h,swift}', # all
            'Extra/One.swift']
        end
        """
      let modules = try modules(
        in: folder,
        [
          "App/Podfile": podfile, "App/A.swift": "", "Dates/Dates.podspec": podspec, "Dates/Source/a/D.swift": "",
          "Dates/Extra/One.swift": "", "Dates/Other/X.swift": "", "Dates/Source/Tests/T.swift": "",
          "Old/Old.swift": "",
        ])
      let pod = try #require(modules.project(named: "DateKit"))
      #expect(pod.files == ["Extra/One.swift", "Source/a/D.swift"])
      #expect(pod.language == .v4)
      #expect(modules.project(named: "Old") == nil)
    }
  }

  @Test("A workspace's app is built, with the libraries of its other projects, and a project's packages by path")
  func workspace() throws {
    try TemporaryFolder.with { folder in
      func project(_ name: String, _ type: String, _ file: String, _ settings: String, more: String = "") -> String {
        """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; children = (A, PKG); sourceTree = "<group>"; };
          A = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
          PKG = { isa = PBXFileReference; path = ../../Model; sourceTree = "<group>"; };
          T = { name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (S);
            buildConfigurationList = L; };
          L = { buildConfigurations = (C); }; C = { buildSettings = { SDKROOT = iphoneos; \(settings) }; };
          S = { isa = PBXSourcesBuildPhase; files = (F); }; F = { fileRef = A; };
        }; rootObject = P; }
        """
      }
      let workspace = """
        <Workspace version = "1.0"><FileRef location = "group:Shop/Shop.xcodeproj"></FileRef>
        <FileRef location = "group:Core/Core.xcodeproj"></FileRef>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
        """
      let manifest = """
        // swift-tools-version:4.2
        let package = Package(name: "Model", targets: [.target(name: "Model", path: "M")])
        """
      let modules = try modules(
        in: folder,
        [
          "App/Shop.xcworkspace/contents.xcworkspacedata": workspace,
          "App/Shop/Shop.xcodeproj/project.pbxproj":
            project("Shop", "application", "S.swift", "SWIFT_VERSION = 4.0;"),
          "App/Shop/S.swift": "",
          "App/Core/Core.xcodeproj/project.pbxproj":
            project("Core", "framework", "C.swift", "SWIFT_VERSION = 5.0;"), "App/Core/C.swift": "",
          "Model/Package.swift": manifest, "Model/M/M.swift": "",
        ])
      let app = try CodeProject(around: Path(folder.path + "/App"))
      #expect(app.files == ["Shop/S.swift"])
      #expect(app.modules == ["Shop"])
      #expect(app.language == .v4)
      let core = try #require(modules.project(named: "Core"))
      #expect(core.files == ["C.swift"])
      #expect(core.language == .v5)
      let model = try #require(modules.project(named: "Model"))
      #expect(model.files == ["M.swift"])
      #expect(model.language == .v4_2)
    }
  }

  @Test(
    "Versions of Swift",
    arguments: [("4.0", .v4), ("3", .v4), ("4.2", .v4_2), ("4.2.1", .v4_2), ("5.10", .v5), ("6.0", .v5), ("x", nil)]
      as [(String, LanguageVersion?)])
  func versions(text: String, version: LanguageVersion?) {
    #expect(LanguageVersion(text) == version)
  }
}
