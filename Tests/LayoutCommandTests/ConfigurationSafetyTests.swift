import Foundation
import LayoutTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Configurations that can't be read, and those of others (<doc:Lint#Configuration>).
@Suite(.enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
struct ConfigurationSafetyTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <view contentMode="scaleToFill" id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            </view>
        </objects>
    </document>
    """

  /// Does something in a folder with a file of Interface Builder and one of Swift.
  private func withApp<Result>(_ body: (_ folder: URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      let app = folder.appendingPathComponent("App")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
      try Data(Self.xib.utf8).write(to: app.appendingPathComponent("v.xib"))
      try Data("import UIKit\nfinal class A: UIViewController {}\n".utf8).write(
        to: app.appendingPathComponent("A.swift"))
      return try body(app)
    }
  }

  /// What may stand under a configuration's name and is no file, with the words for it.
  enum Kind: String, CaseIterable {
    case link, pipe, folder

    func make(at url: URL) throws {
      switch self {
      case .link: try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "nowhere")
      case .pipe: try #require(unsafe mkfifo(url.path, 0o600) == 0)
      case .folder: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
    }

    var words: String {
      switch self {
      case .link: "this can't be read: it is a link that leads nowhere"
      case .pipe: "this can't be read: it is a pipe or a device, and no file"
      case .folder: "this is a folder, not a file"
      }
    }
  }

  @Test("A configuration that is no file is told with its path, and isn't waited for", arguments: Kind.allCases)
  func refusesWhatIsNoFile(kind: Kind) throws {
    try withApp { app in
      let path = app.appendingPathComponent(".layout.json")
      try kind.make(at: path)
      let (xib, swift) = ("\(app.path)/v.xib", "\(app.path)/A.swift")
      let commands = [
        ["lint", app.path], ["lint", xib], ["verify", xib], ["report", xib, "--output", "\(app.path)/page.html"],
        ["preview", xib, "--output", "\(app.path)/page.html"], ["config", app.path], ["code", app.path],
        ["solve", swift],
        ["solve", xib], ["sweep", xib, "--width", "320...330"], ["explain", xib, "--view", "roo-tv-001"],
        ["diff", "/dev/null", xib], ["diff", swift, swift],
      ]
      for command in commands {
        let result = try InnerCommand.run(command)
        #expect(result.status == 66, "\(command)")
        #expect(result.errors.hasPrefix("\(path.path): error: \(kind.words)\n"), "\(command): \(result.errors)")
      }
      let request = "{\"command\": \"lint\", \"path\": \"\(xib)\"}\n"
      let answer = try BuiltCommand.run(["batch"], input: Data(request.utf8)).output
      #expect(answer.contains("\"status\": 66") && answer.contains(kind.words), "\(answer)")
    }
  }

  /// Returns the first line of the settings that hold for a folder: the configuration that is taken.
  private func configuration(of folder: URL) throws -> (line: String, errors: String) {
    let result = try InnerCommand.run("config", folder.path)
    return (String(result.output.prefix { $0 != "\n" }), result.errors)
  }

  @Test("The search for a configuration ends at the repository's root", arguments: ["folder", "file"])
  func endsAtTheRepository(git: String) throws {
    try withApp { app in
      let outer = app.deletingLastPathComponent().appendingPathComponent(".layout.json")
      try Data("{}".utf8).write(to: outer)
      let views = app.appendingPathComponent("Views")
      try FileManager.default.createDirectory(at: views, withIntermediateDirectories: false)
      #expect(try configuration(of: views).line == "# \(outer.path)")
      let repository = app.appendingPathComponent(".git")
      if git == "file" {
        try Data("gitdir: elsewhere\n".utf8).write(to: repository)
      } else {
        try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: false)
      }
      #expect(try configuration(of: views).line == "# no .layout.json: what holds by itself")
      try Data("{}".utf8).write(to: app.appendingPathComponent(".layout.json"))
      #expect(try configuration(of: views).line == "# \(app.path)/.layout.json")
    }
  }

  @Test(
    "A configuration of another owner isn't taken, and is told; the repository's owner counts",
    .enabled(if: geteuid() == 0, "only root can give files away"))
  func passesOthersOver() throws {
    try withApp { app in
      let outer = app.deletingLastPathComponent()
      let path = outer.appendingPathComponent(".layout.json").path
      try Data(#"{"code": {"make": {"A": "A()"}}}"#.utf8).write(to: URL(fileURLWithPath: path))
      try #require(unsafe chown(path, 54_321, 0) == 0)
      let warning =
        "\(path): warning: this isn't taken, for it belongs to user 54321, and not to you, to root or to the owner of the "
        + "repository; own it, or name it with --config\n"
      let found = try configuration(of: app)
      #expect(found.line == "# no .layout.json: what holds by itself")
      #expect(found.errors == warning)
      for command in [["solve", "\(app.path)/v.xib"], ["lint", "\(app.path)/v.xib"], ["lint", app.path, "--quiet"]] {
        let errors = try InnerCommand.run(command).errors
        let count = errors.components(separatedBy: "54321").count - 1
        #expect(count == (command.contains("--quiet") ? 0 : 1), "\(command): \(errors)")
      }
      let named = try InnerCommand.run("config", app.path, "--config", path)
      #expect(named.output.hasPrefix("# \(path)\n"))
      #expect(named.errors == "")
      // The owner of a repository may say what holds in it, and nobody else.
      try FileManager.default.createDirectory(
        at: outer.appendingPathComponent(".git"), withIntermediateDirectories: false)
      #expect(try configuration(of: app).errors == warning)
      try #require(unsafe chown(outer.path, 54_321, 0) == 0)
      #expect(try configuration(of: app).line == "# \(path)")
    }
  }
}
