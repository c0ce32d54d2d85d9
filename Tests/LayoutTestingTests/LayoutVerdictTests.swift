import Differences
import FileSystem
import Foundation
import LayoutTestSupport
import LayoutTesting
import Testing

/// The verdicts of `expectLayout` on a screen; `Tests/SamplePackage` shows it in both frameworks.
struct LayoutVerdictTests {
  private let conditions = [Conditions(device: "iphone-17", orientation: .portrait)]

  private func scene(y: Double = 2) throws -> Scene {
    try Scene(
      name: "Login", device: "iphone-17",
      view: View("root", subviews: [View("box", frame: Rect(x: 1, y: y, width: 3, height: 4))]))
  }

  private func verdict(
    _ scene: Scene, _ folder: URL, _ mode: RecordMode = .missing, isAsked: Bool = false,
    _ conditions: [Conditions]? = nil
  ) -> LayoutVerdict {
    LayoutVerdict(
      of: scene, under: conditions ?? self.conditions, at: Path("\(folder.path)/__Layouts__/Tests/login.json"), mode,
      isRecordingAsked: isAsked)
  }

  @Test("What is missing is recorded and fails once; then it is compared")
  func records() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder.path)/__Layouts__/Tests/login.json"
      let never = verdict(try scene(), folder, .never)
      #expect(never.message == "there is no golden file \(path), and nothing is recorded here")
      let first = verdict(try scene(), folder)
      #expect(first.message == "there was no golden file; \(path) is recorded, and the next run compares with it")
      #expect(verdict(try scene(), folder, .never).message == nil)
      let more = conditions + [Conditions(device: "iphone-8", orientation: .landscapeLeft)]
      #expect(
        verdict(try scene(), folder, .missing, more).message
          == "these layouts were missing and are recorded in \(path): iphone-8/landscapeLeft")
      // What isn't asked for any more is a difference, until it is recorded.
      let fewer = verdict(try scene(), folder)
      #expect(fewer.message?.contains("  is no longer laid out (iphone-8/landscapeLeft)\n") == true)
      #expect(verdict(try scene(), folder, .failed, isAsked: true).message == nil)
      #expect(verdict(try scene(), folder).message == nil)
    }
  }

  @Test("A difference is told, attached with dumps and pictures, and left beside the golden file")
  func tells() throws {
    try TemporaryFolder.with { folder in
      _ = verdict(try scene(), folder)
      let changed = verdict(try scene(y: 9), folder)
      let stem = "\(folder.path)/__Layouts__/Tests/login"
      #expect(
        changed.message == """
          the layout differs from \(stem).json:
            box: y 2 → 9 (iphone-17/portrait)
          the actual result is \(stem).actual.json
          LAYOUT_RECORD=failed records it
          """)
      #expect(
        changed.attachments.map(\.name) == [
          "login.differences.txt", "login.before.json", "login.after.json", "login.iphone-17-portrait.svg",
        ])
      #expect(changed.attachments.last?.text.hasPrefix("<svg ") == true)
      #expect(FileManager.default.fileExists(atPath: "\(stem).actual.json"))
      #expect(verdict(try scene(y: 9), folder, .failed, isAsked: true).message == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/__Layouts__/Tests") == ["login.json"])
    }
  }

  @Test("A device that isn't known is told, and nothing is written")
  func tellsUnknownDevices() throws {
    try TemporaryFolder.with { folder in
      let verdict = verdict(try scene(), folder, .missing, [Conditions(device: "nokia", orientation: .portrait)])
      #expect(verdict.message?.hasSuffix(": there is no device 'nokia'") == true)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/__Layouts__/Tests") == [])
    }
  }

  @Test(
    "Golden files are called after tests",
    arguments: [
      ("/t/LoginTests.swift", "login()", .golden, "/t/__Layouts__/LoginTests/login.json"),
      ("/t/LoginTests.swift", "login(_:)", .golden("40"), "/t/__Layouts__/LoginTests/login.40.json"),
      (
        "LoginTests.swift", "`The login screen: empty`()", .golden,
        "./__Layouts__/LoginTests/The-login-screen--empty.json"
      ),
      ("/t/Login Tests.swift", "a()", .golden("../b"), "/t/__Layouts__/Login-Tests/a.b.json"),
    ] as [(String, String, GoldenFile, String)])
  func namesFiles(file: String, function: String, golden: GoldenFile, path: String) {
    #expect(golden.path(testFile: file, function: function) == path)
  }

  @Test(
    "The mode is the code's, else the environment's, else to record what is missing; never on a CI machine",
    arguments: [
      (nil, [:], .missing, false), (.all, [:], .all, true), (nil, ["LAYOUT_RECORD": "failed"], .failed, true),
      (.never, ["LAYOUT_RECORD": "all"], .never, true), (.all, ["CI": "true"], .never, false),
      (nil, ["CI": "", "LAYOUT_RECORD": "all"], .all, true), (nil, ["LAYOUT_RECORD": ""], .missing, false),
    ] as [(RecordMode?, [String: String], RecordMode, Bool)])
  func choosesModes(asked: RecordMode?, environment: [String: String], mode: RecordMode, isAsked: Bool) throws {
    let found = try RecordMode.inTest(asked, environment: environment)
    #expect(found.mode == mode)
    #expect(found.isAsked == isAsked)
  }

  @Test(
    "A mode that the environment misspells is told, not passed over",
    arguments: [
      ("fialed", "LAYOUT_RECORD is 'fialed', which is no mode of recording; did you mean 'failed'?"),
      (
        "everything",
        "LAYOUT_RECORD is 'everything', which is no mode of recording; there are all, missing, failed, never"
      ),
    ])
  func refusesModes(name: String, message: String) throws {
    let error = try #require(throws: UnknownRecordMode.self) {
      try RecordMode.inTest(nil, environment: ["LAYOUT_RECORD": name])
    }
    #expect(error.description == message)
    // Where nothing is read of it, nothing is wrong with it.
    #expect(try RecordMode.inTest(.all, environment: ["LAYOUT_RECORD": name]).mode == .all)
    #expect(try RecordMode.inTest(nil, environment: ["CI": "true", "LAYOUT_RECORD": name]).mode == .never)
  }

  @Test("An assertion that fails somewhere tells where, and a size that shows it")
  func assertions() throws {
    let scene = try Scene(
      name: "Login", device: "ipad-pro-11",
      view: View("root", subviews: [View("box", frame: Rect(x: 10, y: 20, width: 300, height: 40))]))
    let windows = ResizedWindows.width(320...1366)
    let proved = AssertionVerdict(of: scene, "box.width == 300", over: windows, under: Conditions())
    #expect(proved.message == nil)
    let failing = AssertionVerdict(of: scene, "box.trailing <= root.trailing - 90", over: windows, under: Conditions())
    let message = try #require(failing.message)
    #expect(message.contains("fails by 80 at 320x1194, of 320...400 × 1194"))
    let unknown = AssertionVerdict(of: scene, "bax fits", over: windows, under: Conditions())
    #expect(try #require(unknown.message).contains("did you mean 'box'"))
  }

  @Test("A test that expects what doesn't hold fails where it says so")
  func expectation() throws {
    let scene = try Scene(
      name: "Login", device: "ipad-pro-11",
      view: View("root", subviews: [View("box", frame: Rect(x: 10, y: 20, width: 300, height: 40))]))
    #expect(expectLayout(of: scene, satisfies: "box inside root", over: .width(320...1366)))
    #expect(expectLayout(of: scene, satisfies: "box.height == 40", over: .sizes(width: 320...400, height: 480...500)))
    let line = #line + 2
    withKnownIssue {
      expectLayout(of: scene, satisfies: "box inside root", over: .width(200...1366))
    } matching: { issue in
      issue.comments.first?.rawValue.contains("\"box inside root\" fails by 110 at 200x1194, of 200...310 × 1194")
        ?? false
        && issue.sourceLocation?.line == line
    }
    withKnownIssue {
      expectLayout(of: scene, satisfies: "box.height >= root.height - 500", over: .height(480...700))
    } matching: {
      $0.comments.first?.rawValue.contains("fails by 160 at 834x700") ?? false
    }
  }
}
