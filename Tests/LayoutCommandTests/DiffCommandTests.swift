import Foundation
import LayoutTestSupport
import Testing

/// `layout diff` and `layout describe` as git runs them, in a real repository: every form of the article *What
/// changed*.
@Suite(
  .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"),
  .enabled(if: ChildProcess.program(named: "git") != nil, "git is absent"))
struct DiffCommandTests {
  /// A repository with two commits, the second of which changes a constant; the command is called `layout` on the path.
  private struct Repository {
    let folder: URL
    private let bin: URL

    init(_ folder: URL, _ bin: URL) throws {
      self.folder = folder.appendingPathComponent("repository")
      self.bin = bin
      try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
      try git("init", "--quiet", "--initial-branch=main")
      try write(DifferenceExample.text)
      try git("add", ".")
      try git("commit", "--quiet", "-m", "one")
      try git("checkout", "--quiet", "-b", "wider")
      try write(Repository.changed)
      try git("commit", "--quiet", "-a", "-m", "two")
    }

    static let changed = DifferenceExample.text.replacingOccurrences(
      of: "constant=\"16\" id=\"c-1\"", with: "constant=\"24\" id=\"c-1\"")

    func write(_ text: String, _ name: String = "Main.storyboard") throws {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// Runs a program in the folder.
    func run(_ words: [String], environment: [String: String] = [:]) throws -> ChildProcess.Result {
      let path = "\(bin.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      return try ChildProcess.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["-C", folder.path] + words,
        environment: [
          "PATH": path, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a",
          "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org",
        ].merging(environment) { $1 })
    }

    @discardableResult
    func git(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
      let result = try run(["git", "--no-pager"] + arguments, environment: environment)
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }

    func layout(_ arguments: String...) throws -> ChildProcess.Result { try run(["layout"] + arguments) }
  }

  private func withRepository(_ body: (Repository) throws -> Void) throws {
    try BuiltCommand.installed { folder, bin in try body(Repository(folder, bin)) }
  }

  private static let edit = "constant 16 → 24 of “Name”.leading"

  @Test("The page draws each scene as it was and as it is, with what changed in it")
  func drawsPages() throws {
    try withRepository { repository in
      try repository.write(
        Repository.changed.replacingOccurrences(of: "log-in-001", with: "log-in-002"), "Two.storyboard")
      try repository.git("add", ".")
      try repository.git("commit", "--quiet", "-m", "three")
      try repository.write(
        DifferenceExample.text.replacingOccurrences(of: "log-in-001", with: "log-in-002"), "Two.storyboard")
      try repository.write(DifferenceExample.text)
      let html = try repository.layout("diff", "--format", "html").output
      // Before and after of either file, under conditions of several devices.
      let figures = html.components(separatedBy: "<figure").count - 1
      #expect(figures >= 4 && figures <= 8, "\(figures)")
      #expect(html.components(separatedBy: "data-class=\"UITextField\"").count == figures * 2 + 1)
      #expect(html.contains("<nav aria-label=\"Changed files\">") && html.contains("href=\"#file1\""))
      #expect(html.components(separatedBy: "class=\"changed\"").count > 4)
      let ids = html.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      let clips = ids.filter { $0.hasPrefix("d") }
      #expect(Set(clips).count == clips.count)
    }
  }

  @Test(
    "A text or a colour that changes has a picture where no frame does",
    arguments: [
      (#""text": "Log in""#, "Log in"), (#""text": "Sign in", "appearance": {"textColor": "systemRed"}"#, "#ff3b30"),
    ])
  func drawsTexts(label: String, sign: String) throws {
    try withRepository { repository in
      func screen(_ label: String) -> String {
        #"{"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": ["#
          + #"{"id": "title", "class": "UILabel", "frame": [20, 100, 300, 30], \#(label)}]}}"#
      }
      try repository.write(screen(#""text": "Sign in""#), "old.json")
      try repository.write(screen(label), "new.json")
      let result = try repository.layout("diff", "old.json", "new.json", "--format", "html")
      let layers = result.output.components(separatedBy: "<svg class=\"")
      let old = try #require(layers.first { $0.hasPrefix("old\"") })
      let new = try #require(layers.first { $0.hasPrefix("new\"") })
      #expect(old.contains("Sign in") && !old.contains(sign) && new.contains(sign), "\(result.errors)")
      #expect(
        try repository.layout("diff", "old.json", "old.json", "--format", "html").output.contains("<figure") == false)
    }
  }

  @Test("From a folder within the repository, languages and configurations are looked for where the files are")
  func comparesFromSubfolders() throws {
    try withRepository { repository in
      let folder = repository.folder.appendingPathComponent("App")
      for name in ["Base.lproj", "de.lproj"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      try repository.write(DifferenceExample.text, "App/Base.lproj/Main.storyboard")
      try repository.write("\"a\" = \"b\";", "App/de.lproj/Main.strings")
      try repository.git("add", ".")
      try repository.git("commit", "--quiet", "-m", "three")
      try repository.write(Repository.changed, "App/Base.lproj/Main.storyboard")
      for place in [".", "App", "App/de.lproj"] {
        let result = try repository.run(
          ["-C", repository.folder.appendingPathComponent(place).path, "layout", "diff", "--localization", "de"])
        #expect(result.status == 1 && result.errors == "", "\(place): \(result.errors)")
        #expect(result.output.contains(Self.edit) && result.output.contains("moves 2 views"), "\(result.output)")
      }
    }
  }

  @Test("What a configuration says of own classes holds beside the files")
  func heedsContents() throws {
    try TemporaryFolder.with { folder in
      func copy(_ name: String, _ change: (String) -> String) throws {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for file in [".layout.json", "chart.xib"] {
          let text = try String(contentsOfFile: Checkout.path("Fixtures/Lint/taught/\(file)"), encoding: .utf8)
          try change(text).write(to: place.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
      }
      try copy("old") { $0 }
      try copy("new") { $0.replacing("constant=\"8\" id=\"c0004-00-005\"", with: "constant=\"9\" id=\"c0004-00-005\"") }
      let result = try InnerCommand.run(
        "diff", folder.appendingPathComponent("old").path, folder.appendingPathComponent("new").path, "--device",
        "iphone-17", "--orientation", "portrait", "--verbose")
      #expect(result.output.contains("190 → 191"), "\(result.output)")
    }
  }

  @Test("Commits are compared, of all files or of some")
  func comparesCommits() throws {
    try withRepository { repository in
      for arguments in [
        ["--git", "main..wider"], ["--git", "main...wider"], ["--git=main..", "--", "Main.storyboard"],
      ] {
        let result = try repository.run(["layout", "diff"] + arguments)
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.output.contains(Self.edit) && result.output.contains("moves 2 views"))
      }
      let none = try repository.layout("diff", "--git", "main..wider", "--", "other")
      #expect(none.status == 0 && none.output == "No visible change.\n")
      let markdown = try repository.layout("diff", "--git", "main..wider", "--format", "markdown")
      #expect(markdown.output.hasPrefix("### What changed on screens\n"))
    }
  }

  @Test("The working tree is compared with HEAD where nothing is said, and what is staged where it is")
  func comparesTheWorkingTree() throws {
    try withRepository { repository in
      #expect(try repository.layout("diff").status == 0)
      try repository.write(DifferenceExample.text)
      let working = try repository.layout("diff")
      #expect(working.status == 1 && working.output.contains("constant 24 → 16"))
      #expect(try repository.layout("diff", "Main.storyboard").output == working.output)
      #expect(try repository.layout("diff", "--staged").status == 0)
      try repository.git("add", ".")
      #expect(try repository.layout("diff", "--staged").output == working.output)
      #expect(try repository.layout("diff", "--git", "main").status == 0)
    }
  }

  @Test("git diff and git log -p show descriptions by textconv")
  func describesForGit() throws {
    try withRepository { repository in
      try repository.write("*.storyboard diff=layout\n", ".gitattributes")
      try repository.git("config", "diff.layout.textconv", "layout describe")
      for output in [try repository.git("diff", "main..wider"), try repository.git("log", "-p", "-1")] {
        #expect(output.contains("-      “Name”.leading = view.safeArea.leading + 16\n"), "\(output)")
        #expect(output.contains("+      “Name”.leading = view.safeArea.leading + 24\n"))
      }
      // A conflict's marks end no comparison.
      try repository.write("<<<<<<< HEAD\n" + DifferenceExample.text)
      #expect(try repository.git("diff").contains("+not readable: 1:"))
    }
  }

  @Test("As GIT_EXTERNAL_DIFF it takes git's arguments, and lets git go on")
  func isAnExternalDiff() throws {
    try withRepository { repository in
      try repository.write(DifferenceExample.text, "B.storyboard")
      try repository.git("add", ".")
      let environment = ["GIT_EXTERNAL_DIFF": "layout diff"]
      let output = try repository.git("diff", "main", environment: environment)
      #expect(output.contains(Self.edit))
      #expect(output.contains("B.storyboard (new)"))
      try repository.git("commit", "--quiet", "-m", "three")
      try repository.git("mv", "B.storyboard", "C.storyboard")
      #expect(try repository.git("diff", "-M", "HEAD", environment: environment).contains("C.storyboard"))
    }
  }

  @Test("git difftool runs it with the two files")
  func isADifftool() throws {
    try withRepository { repository in
      try repository.git("config", "difftool.layout.cmd", "layout diff \"$LOCAL\" \"$REMOTE\"")
      #expect(try repository.git("difftool", "--no-prompt", "--tool=layout", "main..wider").contains(Self.edit))
      #expect(try repository.git("difftool", "--no-prompt", "--extcmd=layout diff", "main..wider").contains(Self.edit))
    }
  }

  @Test("What came, what went, what was renamed and what can't be read is told")
  func tellsFiles() throws {
    try withRepository { repository in
      try repository.write(DifferenceExample.text, "Gone.storyboard")
      try repository.write(DifferenceExample.text, "Broken.storyboard")
      try repository.write("{\"some\": \"data\"}", "package.json")
      try repository.git("add", ".")
      try repository.git("commit", "--quiet", "-m", "three")
      try repository.git("rm", "--quiet", "Gone.storyboard")
      try repository.write("<document", "Broken.storyboard")
      try repository.write("{\"other\": \"data\"}", "package.json")
      try repository.git("mv", "Main.storyboard", "Über uns.storyboard")
      let result = try repository.layout("diff")
      #expect(result.status == 1)
      #expect(result.output.contains("Gone.storyboard (removed)"))
      #expect(result.output.contains("Broken.storyboard\n  the new version can't be read: 1:"))
      #expect(result.output.contains("Main.storyboard → Über uns.storyboard"))
      #expect(!result.output.contains("package.json"))
    }
  }

  @Test("Revisions are no options of git's, and what git says against them is told")
  func refusesRevisions() throws {
    try withRepository { repository in
      let option = try repository.layout("diff", "--git", "--output=stolen")
      #expect(option.status == 64)
      #expect(!FileManager.default.fileExists(atPath: repository.folder.appendingPathComponent("stolen").path))
      let unknown = try repository.layout("diff", "--git", "nowhere..HEAD; touch stolen")
      #expect(unknown.status == 66 && unknown.errors.contains("git says: fatal:"))
      #expect(!FileManager.default.fileExists(atPath: repository.folder.appendingPathComponent("stolen").path))
    }
  }

  @Test("Folders are compared file by file, and --exit-code says what counts")
  func comparesFolders() throws {
    try TemporaryFolder.with { folder in
      let renamed = DifferenceExample.text.replacingOccurrences(of: "LoginController", with: "Other")
      for (name, text) in [("old", DifferenceExample.text), ("new", renamed)] {
        let side = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: side, withIntermediateDirectories: true)
        try text.write(to: side.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
      }
      let (old, new) = (folder.appendingPathComponent("old").path, folder.appendingPathComponent("new").path)
      let result = try InnerCommand.run("diff", old, new)
      // What the class draws isn't known.
      #expect(result.status == 1)
      #expect(result.output.contains("  not judged: customClass LoginController → Other of “Login”\n"))
      #expect(result.output.hasSuffix("\n1 of 1 file may have changed visibly, which isn't judged.\n"))
      #expect(try InnerCommand.run("diff", old, new, "--exit-code", "never").status == 0)
      #expect(try InnerCommand.run("diff", old, new, "--exit-code", "all").status == 1)
      #expect(try InnerCommand.run("diff", old, old, "--exit-code", "all").status == 0)
      #expect(try InnerCommand.run("diff", old, "\(new)/nothing.xib").status == 66)
    }
  }

  @Test("Two folders without a screen are told, and end with 66 unless that may be")
  func tellsEmptyFolders() throws {
    try TemporaryFolder.with { folder in
      for (name, text) in [("old", "notes.txt"), ("new", "settings.json")] {
        let side = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: side, withIntermediateDirectories: true)
        try "{\"a\": 1}".write(to: side.appendingPathComponent(text), atomically: true, encoding: .utf8)
      }
      let (old, new) = (folder.appendingPathComponent("old").path, folder.appendingPathComponent("new").path)
      let result = try InnerCommand.run("diff", old, new)
      #expect(result.status == 66 && result.output == "")
      #expect(result.errors.contains("there is no screen at or below \(old), \(new): "))
      let allowed = try InnerCommand.run("diff", old, new, "--allow-empty")
      #expect(allowed.status == 0 && allowed.output == "No visible change.\n")
    }
  }

  @Test(
    "Frames are updated in the file itself, whatever its line breaks are, and a second time nothing is",
    arguments: [("", "\n"), ("", "\r\n"), ("\u{FEFF}", "\r\n"), ("\u{FEFF}", "\n")])
  func updatesFrames(mark: String, lineBreak: String) throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("Main.storyboard")
      let example = mark + DifferenceExample.text.replacingOccurrences(of: "\n", with: lineBreak)
      let wrong = example.replacingOccurrences(of: "x=\"16\" y=\"75\"", with: "x=\"99\" y=\"75\"")
      try wrong.write(to: file, atomically: true, encoding: .utf8)
      let first = try InnerCommand.run("convert", "--update-frames", file.path)
      #expect(first.status == 0 && first.output.hasSuffix(" updated\n"), "\(first.errors)")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(text.contains("x=\"16\" y=\"75\""))
      #expect(text.hasPrefix(mark) && text.replacingOccurrences(of: lineBreak, with: "").allSatisfy { !$0.isNewline })
      #expect(try InnerCommand.run("convert", "--update-frames", file.path).output.hasSuffix("no frame updated\n"))
      #expect(try InnerCommand.run("convert", "--update-frames", file.path, "--scene", "Login").status == 64)
    }
  }
}
