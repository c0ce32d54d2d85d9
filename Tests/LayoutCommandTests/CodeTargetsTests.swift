import Foundation
import LayoutTestSupport
import Testing

/// Several projects, or several targets of a package, that one run is about: each is built as itself, in a folder of its own.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeTargetsTests {
  private static func controller(_ name: String, width: Int) -> String {
    "import UIKit\n\n" + """
      final class \(name): UIViewController {
        private let box = UIView(frame: CGRect(x: 0, y: 0, width: \(width), height: 10))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
        }
      }

      """
  }

  private static func with(_ files: [String: String], _ body: (_ root: String, _ build: String) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let root = folder.appendingPathComponent("all")
      for (name, text) in files {
        let file = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try body(root.path, folder.appendingPathComponent("build").path)
    }
  }

  @Test("Two targets of a package with a class of the same name are two projects")
  func targets() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "First"), .target(name: "Second")])
      """
    let files = [
      "Package.swift": manifest, "Sources/First/Box.swift": Self.controller("Box", width: 31),
      "Sources/Second/Box.swift": Self.controller("Box", width: 47),
    ]
    try Self.with(files) { root, build in
      for folders in [["First", "Second"], ["Second", "First"]] {
        let found = try InnerCommand.run(
          ["lint"] + folders.map { "\(root)/Sources/\($0)" } + ["--reporter", "json", "--build-folder", build])
        #expect(found.status == 0, "\(found.errors)")
        for folder in folders { #expect(found.output.contains("Sources/\(folder)/Box.swift"), "\(found.output)") }
      }
      for (folder, width) in [("First", 31), ("Second", 47)] {
        let solved = try InnerCommand.run(
          "solve", "\(root)/Sources/\(folder)/Box.swift", "--build-folder", build, "--format", "text")
        #expect(solved.output.contains("box; frame = (0 0; \(width) 10)"), "\(solved.output)\(solved.errors)")
      }
    }
  }

  @Test("Two apps in one run share the folder that is named, and unchanged ones aren't built again")
  func apps() throws {
    let files = [
      "A/.layout.json": "{}", "A/Box.swift": Self.controller("Box", width: 31),
      "B/.layout.json": "{}", "B/Box.swift": Self.controller("Box", width: 47),
    ]
    try Self.with(files) { root, build in
      for (folder, width) in [("A", 31), ("B", 47), ("A", 31)] {
        let solved = try InnerCommand.run(
          "solve", "\(root)/\(folder)/Box.swift", "--build-folder", build, "--format", "text")
        #expect(solved.output.contains("box; frame = (0 0; \(width) 10)"), "\(solved.output)\(solved.errors)")
      }
      let executables = try FileManager.default.subpathsOfDirectory(atPath: build).filter {
        $0.split(separator: "/").last == "screens"
      }
      #expect(executables.count == 2, "\(executables)")
      func times() throws -> [Date?] {
        try executables.map {
          try FileManager.default.attributesOfItem(atPath: "\(build)/\($0)")[.modificationDate] as? Date
        }
      }
      let before = try times()
      let found = try InnerCommand.run("lint", "\(root)/B", "\(root)/A", "--build-folder", build)
      #expect(found.status == 0, "\(found.errors)")
      #expect(try times() == before)
    }
  }
}
