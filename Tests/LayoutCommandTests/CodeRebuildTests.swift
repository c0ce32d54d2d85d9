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
    try InnerCommand.run("code", project.path, "--build-folder", build).output
  }

  @Test("After a change in a body the screens are those of a build anew, and only its file is written again")
  func body() throws {
    try ScreenBuilding.with("Login") { project, build in
      let before = try listing(of: project, build)
      let compiled = "\(build)/compiled"
      let old = try ScreenBuilding.times(in: compiled, ofAll: true)
      let file = project.appendingPathComponent("LoginView.swift")
      try change(file, "form.spacing = 12", to: "form.spacing = 20")
      #expect(try listing(of: project, build) == before)
      let new = try ScreenBuilding.times(in: compiled, ofAll: true)
      #expect(new.filter { old[$0.key] != $0.value }.map(\.key) == ["LoginView.swift"])
      let solved = try InnerCommand.run("solve", file.path, "--build-folder", build, "--format", "text")
      let anew = try InnerCommand.run("solve", file.path, "--build-folder", build + "2", "--format", "text")
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
    @Test("A signal ends a build with all that it started, and the next run builds", .timeLimit(.minutes(1)))
    func interruption() throws {
      try ScreenBuilding.with("Login") { project, build in
        let process = BuiltCommand.process(["code", project.path, "--build-folder", build])
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        while try running(build).count < 2 { sched_yield() }
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
        while try !running(build).isEmpty { sched_yield() }
        #expect(!FileManager.default.fileExists(atPath: "\(build)/build.json"))
        #expect(try listing(of: project, build).contains("5 of 6 Swift files are built, 1 in part"))
      }
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
