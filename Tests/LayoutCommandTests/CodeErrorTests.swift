import Foundation
import LayoutTestSupport
import Testing

/// What is wrong in a project, or around it: it is said where, and what was done instead.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeErrorTests {
  /// Does something with a project of files, and with a folder for what is built.
  private func with(
    named name: String = "App", _ files: [String: String], _ body: (_ project: URL, _ build: String) throws -> Void
  ) throws {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent(name)
      for (name, text) in files {
        let file = project.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try body(project, folder.appendingPathComponent("build").path)
    }
  }

  private static func controller(_ name: String, _ attribute: String = "") -> String {
    "import UIKit\n\(attribute)final class \(name): UIViewController {}\n"
  }

  @Test("Two types of one name, a syntax error and two entries are told; names may have blanks and quotes")
  func faults() throws {
    let files = [
      "Two \"A\".swift": Self.controller("Twice"), "It's B.swift": Self.controller("Twice"),
      "More/Two \"A\".swift": Self.controller("Single"),
      "Broken.swift": "import UIKit\nfinal class Broken: UIViewController {\n  func go( {\n  }\n}\n",
      "First.swift": "import UIKit\n@main final class First: UIResponder, UIApplicationDelegate {}\n",
      "Second.swift": "import UIKit\n@main final class Second: UIResponder, UIApplicationDelegate {}\n",
    ]
    try with(named: "My \"own\" App", files) { project, build in
      let result = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(result.status == 0 && result.errors == "")
      #expect(result.output.contains("Broken.swift:3:"))
      #expect(
        result.output.contains("Two \"A\".swift:2:13") && result.output.contains("invalid redeclaration of 'Twice'"))
      #expect(result.output.contains("Twice()"))
      #expect(result.output.contains("the app (2)"))
      #expect(result.output.contains("of 6 Swift files are built"))
      let file = project.appendingPathComponent("More/Two \"A\".swift").path
      let solved = try InnerCommand.run("solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait")
      #expect(solved.status == 0 && solved.output.contains("Single"))
    }
  }

  @Test("A file that isn't built says why at the place of the error")
  func unbuilt() throws {
    try with(["C.swift": Self.controller("C"), "Open.swift": "import UIKit\n\nfinal class Open: UIView {\n"]) {
      project, build in
      let file = project.appendingPathComponent("Open.swift").path
      let result = try InnerCommand.run("solve", file, "--build-folder", build)
      #expect(result.status == 65)
      let expected = "\(file):4:1: error: this isn't built: expected declaration "
      #expect(result.errors.hasPrefix(expected), "\(result.errors)")
    }
  }

  @Test("Modules that import each other are built, each without what it can't have")
  func cycle() throws {
    let files = [
      "App/C.swift": "import A\n" + Self.controller("C"),
      "Pods/A/A.swift": "import B\npublic struct OfA { public var b: OfB? }\n",
      "Pods/B/B.swift": "import A\npublic struct OfB { public static func make() -> [OfA] { [] } }\n",
    ]
    try with(files) { project, build in
      let result = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(result.status == 0 && result.errors == "")
      #expect(result.output.contains("built with (2)"))
      #expect(result.output.contains("1 of 1 Swift file is built"))
    }
  }

  @Test("A folder for what is built that can't be one says so")
  func buildFolder() throws {
    try with(["C.swift": Self.controller("C")]) { project, _ in
      let file = project.appendingPathComponent("C.swift").path
      let result = try InnerCommand.run("code", project.path, "--build-folder", "\(file)/build")
      #expect(result.status == 74)
      #expect(
        result.errors
          == "\(file)/build: error: this can't be written: not a directory; --build-folder names another folder for what is built\n"
      )
    }
  }
}
