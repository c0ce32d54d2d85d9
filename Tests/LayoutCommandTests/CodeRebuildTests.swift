import Foundation
import LayoutTestSupport
import Testing

/// A project that was built, and is built again after a change: what was left out stays so, and comes back when it can.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeRebuildTests {
  /// Replaces a text in a file.
  private func change(_ file: URL, _ text: String, to new: String) throws {
    let old = try String(contentsOf: file, encoding: .utf8)
    try #require(old.contains(text))
    try old.replacingOccurrences(of: text, with: new).write(to: file, atomically: true, encoding: .utf8)
  }

  private func listing(of project: URL, _ build: String) throws -> String {
    try BuiltCommand.run("code", project.path, "--build-folder", build).output
  }

  @Test("After a change in a body the screens are those of a build anew, and only its file is written again")
  func body() throws {
    try ScreenBuilding.with("Login") { project, build in
      let before = try listing(of: project, build)
      func times() throws -> [String: Date] {
        let folder = "\(build)/compiled"
        return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) { times, name in
          times[name] =
            try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.modificationDate] as? Date
        }
      }
      let old = try times()
      let file = project.appendingPathComponent("LoginView.swift")
      try change(file, "form.spacing = 12", to: "form.spacing = 20")
      #expect(try listing(of: project, build) == before)
      let new = try times()
      #expect(new.filter { old[$0.key] != $0.value }.map(\.key) == ["LoginView.swift"])
      let solved = try BuiltCommand.run("solve", file.path, "--build-folder", build, "--format", "text")
      let anew = try BuiltCommand.run("solve", file.path, "--build-folder", build + "2", "--format", "text")
      #expect(solved.output == anew.output && solved.status == 0)
    }
  }

  @Test("What was left out comes back when another file declares what it needs, and goes again with it")
  func declaration() throws {
    try ScreenBuilding.with("Login") { project, build in
      let before = try listing(of: project, build)
      #expect(before.contains("built in part (1)"))
      let file = project.appendingPathComponent("LoginView.swift")
      try change(file, "/// A form", to: "final class Chart: UIView {}\n\n/// A form")
      let mended = try listing(of: project, build)
      #expect(!mended.contains("built in part"))
      try change(file, "final class Chart: UIView {}\n\n", to: "")
      #expect(try listing(of: project, build) == before)
    }
  }

  @Test("What needs a file that couldn't be read comes back with it")
  func wholeFile() throws {
    try ScreenBuilding.with("Login") { project, build in
      let before = try listing(of: project, build)
      let file = project.appendingPathComponent("LoginView.swift")
      try change(file, "final class LoginView: UIView {", to: "final class LoginView: UIView {{")
      let broken = try listing(of: project, build)
      #expect(broken.contains("LoginView.swift:"))
      #expect(broken != before)
      try change(file, "final class LoginView: UIView {{", to: "final class LoginView: UIView {")
      #expect(try listing(of: project, build) == before)
    }
  }

  @Test("A change of a stub, of the configuration or of a file that is new is seen")
  func surroundings() throws {
    try ScreenBuilding.with("Login") { project, build in
      #expect(try listing(of: project, build).contains("modules that aren't here (1)"))
      let configuration = project.appendingPathComponent(".layout.json")
      try #"{"code": {"stubs": ["Stubs"]}}"#.write(to: configuration, atomically: true, encoding: .utf8)
      let stubs = project.appendingPathComponent("Stubs")
      try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: false)
      let stub = stubs.appendingPathComponent("Charts.swift")
      try "import UIKit\nopen class Pie: UIView {}\n".write(to: stub, atomically: true, encoding: .utf8)
      let without = try listing(of: project, build)
      #expect(without.contains("cannot find 'Chart' in scope") && !without.contains("modules that aren't here"))
      try "import UIKit\nopen class Chart: UIView {}\n".write(to: stub, atomically: true, encoding: .utf8)
      let with = try listing(of: project, build)
      #expect(!with.contains("built in part"))
      #expect(with.contains("Charts"))
    }
  }

  #if os(Linux)
    @Test("A signal ends a build with all that it started, and the next run builds")
    func interruption() throws {
      let command = try #require(ProcessInfo.processInfo.environment["LAYOUT_COMMAND"])
      try ScreenBuilding.with("Login") { project, build in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = ["code", project.path, "--build-folder", build]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        #expect(try comesTrue { try running(build).count > 1 })
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
        #expect(try comesTrue { try running(build).isEmpty })
        #expect(!FileManager.default.fileExists(atPath: "\(build)/build.json"))
        #expect(try listing(of: project, build).contains("6 of 6 Swift files are built"))
      }
    }

    /// Tells whether something comes true within half a minute.
    private func comesTrue(_ condition: () throws -> Bool) throws -> Bool {
      let end = Date().addingTimeInterval(30)
      while Date() < end {
        if try condition() { return true }
        Thread.sleep(forTimeInterval: 0.02)
      }
      return false
    }

    /// The programs that name a folder in their arguments.
    private func running(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { $0.allSatisfy(\.isNumber) }.filter { id in
        let words = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
        return words?.contains(folder) == true
      }
    }
  #endif
}
