import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SceneSources
@testable import SwiftSources

/// Projects whose files lead their readers astray: each comes to a list of files, or to an error.
struct HostileProjectTests {
  /// Does something with a folder of files; a file without a text is a pipe.
  private func with(_ files: [String: String?], _ body: (_ root: Path) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent("App/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let text { try Data(text.utf8).write(to: file) } else { #expect(unsafe mkfifo(file.path, 0o600) == 0) }
      }
      try body(try #require(Files.resolved(Path("\(folder.path)/App"))))
    }
  }

  private func link(_ path: Path, to target: String) throws { try Files.link(path, to: Path(target)) }

  @Test(
    "A pipe that has the name of a file that is read isn't waited for",
    arguments: [
      "Package.swift", "Podfile", "Kit.podspec", "A.xcodeproj/project.pbxproj",
      "A.xcworkspace/contents.xcworkspacedata",
      "Pods/Target Support Files/x", "B.swift",
    ])
  func pipes(name: String) throws {
    try with(["A.swift": "", name: nil]) { root in
      let files = try? CodeProject(around: root).files
      #expect(files == ["A.swift"])
      if let project = try? CodeProject(around: root) {
        #expect(ForeignModules(beside: project, CodeSettings()).names == [])
        #expect(PodBundles.names(of: "Kit", in: root) == [])
      }
    }
  }

  @Test("Links to devices are no files")
  func devices() throws {
    try with(["A.swift": ""]) { root in
      try link(root.file("B.swift"), to: "/dev/zero")
      try link(root.file("Podfile"), to: "/dev/zero")
      let project = try CodeProject(around: root)
      #expect(project.files == ["A.swift"])
      #expect(ForeignModules(beside: project, CodeSettings()).names == [])
    }
  }

  @Test("Groups of an Xcode project that hold each other, twice, are read once")
  func circles() throws {
    let groups = (0..<60).map { "G\($0) = { children = (G\(($0 + 1) % 60), G\(($0 + 1) % 60), A); };" }.joined(
      separator: "\n")
    let text = """
      { objects = { P = { mainGroup = G0; targets = (T); };
        T = { productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (F); }; F = { fileRef = A; }; A = { path = "A.swift"; };
        \(groups) }; rootObject = P; }
      """
    try with(["A.swift": "", "A.xcodeproj/project.pbxproj": text]) { root in
      let files = try CodeProject(around: root).files
      #expect(files == ["A.swift"])
    }
  }

  @Test("A link to a folder around the project is no resource", arguments: ["/", "..", ".", "/proc/self/root"])
  func resources(target: String) throws {
    try with(["A.swift": "", "b.png": ""]) { root in
      for name: Path in ["a.bundle", "a.imageset", "a.xcassets", "de.lproj"] { try link(root.file(name), to: target) }
      #expect(ResourceFiles(of: [root]).files.map(\.name) == ["b.png"])
    }
  }

  @Test("A project that a workspace names thousands of times is read once")
  func workspace() throws {
    let references = "<FileRef location=\"group:A/A.xcodeproj\"/><FileRef location=\"group:A/../A/A.xcodeproj\"/>"
    let text = "<Workspace>\(String(repeating: references, count: 5_000))</Workspace>"
    try with(["A/A.xcodeproj/x": "", "W.xcworkspace/contents.xcworkspacedata": text]) { root in
      #expect(XcodeWorkspace(reading: root.file("W.xcworkspace")).projects.map(\.name) == ["A.xcodeproj"])
    }
  }

  @Test("A target's folder isn't one that the package is in", arguments: ["..", "../..", "Around"])
  func ancestors(path: String) throws {
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"T\", path: \"\(path)\")])"
    try with(["Package.swift": manifest, "A.swift": ""]) { root in
      if path == "Around" { try link(root.file("Around"), to: "/") }
      #expect(throws: CodeError.self) { try CodeProject(around: root) }
    }
  }

  @Test("Thousands of calls that nothing closes are passed over soon")
  func calls() throws {
    let manifest = String(repeating: ".target(name: \"T\", ", count: 50_000)
    try with(["Package.swift": manifest, "Sources/T/A.swift": ""]) { root in
      let files = try CodeProject(around: root).files
      #expect(files == ["Sources/T/A.swift"])
    }
  }

  @Test("Folders of languages that link to each other are looked through once")
  func languages() throws {
    try with(["A.swift": "", "en.lproj/x.strings": ""]) { root in
      for name in ["de", "fr", "it", "es", "pt", "nl"] { try link(root.file(Path("\(name).lproj")), to: ".") }
      #expect(CodeLanguages(of: root).languages == ["de", "en", "es", "fr", "it", "nl", "pt"])
    }
  }

  @Test("A path in a folder is known where that is the root of all")
  func root() {
    #expect(Path("/a/b").below("/") == "a/b")
    #expect(Path("/a/b").below("/a") == "b")
    #expect(Path("/a").below("/a") == nil)
    #expect(Path("/ab").below("/a") == nil)
  }
}
