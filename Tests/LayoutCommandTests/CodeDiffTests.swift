import Foundation
import LayoutTestSupport
import Testing

/// What changes on the screens of code: each side is built by itself, in folders and in commits.
@Suite(
  .enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"),
  .enabled(if: ChildProcess.program(named: "git") != nil, "git is absent"), .serialized)
struct CodeDiffTests {
  private static let conditions = ["--conditions", "iphone-17/portrait", "--conditions", "iphone-17/landscapeLeft"]

  private func edit(_ file: URL, _ change: (String) -> String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try change(text).write(to: file, atomically: true, encoding: .utf8)
  }

  /// Does something with two folders, in the second of which the form's spacing and the button's title are others.
  private func withFolders(_ body: (_ old: URL, _ new: URL, _ build: String) throws -> Void) throws {
    try ScreenBuilding.with("Login") { old, build in
      let new = old.deletingLastPathComponent().appendingPathComponent("changed")
      try FileManager.default.copyItem(at: old, to: new)
      try edit(new.appendingPathComponent("LoginView.swift")) {
        $0.replacing("form.spacing = 12", with: "form.spacing = 20").replacing("\"Go on\"", with: "\"Continue\"")
      }
      try body(old, new, build)
    }
  }

  @Test("Two folders: what was changed on each screen, and what moves, under every condition")
  func folders() throws {
    try withFolders { old, new, build in
      let result = try InnerCommand.run(
        ["diff", old.path, new.path, "--build-folder", build] + Self.conditions)
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.output.contains("LoginView.swift\n  Login form\n"), "\(result.output)")
      #expect(result.output.contains("LoginViewController.swift\n  LoginViewController\n"), "\(result.output)")
      #expect(result.output.contains("spacing 12 → 20"), "\(result.output)")
      #expect(result.output.contains("“Go on” → “Continue”"), "\(result.output)")
      #expect(result.output.contains("(iphone-17/portrait and 1 more)"), "\(result.output)")
      #expect(!result.output.contains("AccountCell"))
      let html = try InnerCommand.run(
        ["diff", old.path, new.path, "--build-folder", build, "--format", "html"] + Self.conditions)
      #expect(html.output.contains("<figure"))
      let same = try InnerCommand.run(
        ["diff", old.path, old.path, "--build-folder", build] + Self.conditions)
      #expect(same.status == 0 && same.output == "No visible change.\n", "\(same.output)")
    }
  }

  @Test("A file that one side doesn't build, and a screen that is new, are told as such")
  func leftOut() throws {
    try withFolders { old, new, build in
      try edit(new.appendingPathComponent("LoginView.swift")) {
        $0.replacing("final class LoginView", with: "final clas LoginView")
      }
      try "import UIKit\nfinal class HelpController: UIViewController {}\n".write(
        to: new.appendingPathComponent("HelpController.swift"), atomically: true, encoding: .utf8)
      let result = try InnerCommand.run(
        ["diff", old.path, new.path, "--build-folder", build] + Self.conditions)
      #expect(
        result.output.contains("note: Login form: not compiled: line 33: cannot find 'LoginView' in scope"),
        "\(result.output)")
      #expect(result.output.contains("HelpController.swift (new)"), "\(result.output)")
      #expect(result.output.contains("screen HelpController"), "\(result.output)")
    }
  }

  @Test(
    "Two commits are checked out and built in folders of their own, which are kept; nothing of the repository is touched"
  )
  func commits() throws {
    try withFolders { old, new, build in
      let git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-C", old.path]
      func run(_ words: [String]) throws -> ChildProcess.Result {
        try ChildProcess.run(
          URL(fileURLWithPath: "/usr/bin/env"), words,
          environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
      }
      for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "one"]] {
        #expect(try run(git + words).status == 0)
      }
      try FileManager.default.removeItem(at: old.appendingPathComponent("LoginView.swift"))
      try FileManager.default.copyItem(
        at: new.appendingPathComponent("LoginView.swift"), to: old.appendingPathComponent("LoginView.swift"))
      #expect(try run(git + ["commit", "--quiet", "-a", "-m", "two"]).status == 0)
      func diff(_ options: [String]) throws -> ChildProcess.Result {
        try BuiltCommand.installed { _, bin in
          try run(
            ["-C", old.path, bin.appendingPathComponent("layout").path, "diff"] + options
              + ["--build-folder", build] + Self.conditions)
        }
      }
      let commits = try diff(["--git", "HEAD~1..HEAD"])
      #expect(commits.status == 1, "\(commits.errors)")
      #expect(commits.output.contains("spacing 12 → 20"), "\(commits.output)")
      let built = try ScreenBuilding.times(in: build)
      #expect(try diff(["--git", "HEAD~1..HEAD"]).output == commits.output)
      #expect(try ScreenBuilding.times(in: build) == built)
      let kept = try FileManager.default.contentsOfDirectory(atPath: "\(build)/diff").filter { $0.count == 40 }
      #expect(kept.count == 2)
      #expect(try run(git + ["status", "--porcelain"]).output == "")
    }
  }
}
