import Foundation
import LayoutTestSupport
import Testing

/// `layout verify`: recording and comparing, as a process in folders of its own.
struct VerifyTests {
  private let fixture = """
    {"format": "layout-fixture/1", "device": "iphone-4s",
     "view": {"id": "root", "subviews": [{"id": "box", "frame": [1, 2, 3, 4]}]}}
    """

  @Test("A missing golden file is recorded and counts as a failure; then it is compared")
  func records() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      let first = try verify(folder)
      #expect(first.status == 1)
      #expect(
        first.output
          == "\(folder.path)/a.json: recorded \(folder.path)/a.golden.json\n0 layouts as expected, 0 different, 2 recorded\n"
      )
      let second = try verify(folder)
      #expect(second.status == 0)
      #expect(second.output == "2 layouts as expected, 0 different\n")
    }
  }

  @Test("A difference is told and left to look at, and recorded where asked")
  func tellsDifferences() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      _ = try verify(folder, "--device", "iphone-4s", "--device", "iphone-17", "--orientation", "landscapeLeft")
      try write(fixture.replacingOccurrences(of: "[1, 2, 3, 4]", with: "[1, 2.5, 3, 4]"), "a.json", in: folder)
      let differing = try verify(folder)
      #expect(differing.status == 1)
      #expect(
        differing.output == """
          \(folder.path)/a.json differs; the actual result is \(folder.path)/a.actual.json
            box: y 2 → 2.5 (iphone-4s/landscapeLeft)
            box: y 2 → 2.667 (iphone-17/landscapeLeft)
          0 layouts as expected, 2 different

          """)
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/a.actual.json"))
      #expect(try verify(folder, "--record", "never").status == 1)
      #expect(try verify(folder, "--record", "failed").status == 0)
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a.actual.json"))
      #expect(try verify(folder).status == 0)
      #expect(try verify(folder, "--record", "all").status == 0)
    }
  }

  @Test("An assertion that fails is told with its place; of an Interface Builder file with that in .layout.json")
  func tellsAssertions() throws {
    try TemporaryFolder.with { folder in
      try write(
        """
        {"format": "layout-fixture/1", "device": "iphone-4s",
         "view": {"id": "root", "subviews": [{"id": "box", "frame": [1, 2, 3, 4]}]},
         "assertions": [
           "box inside root",
           {"assert": "box.width >= 5"},
           {"assert": "box.trailing <= root.trailing - 400", "over": {"width": [320, 480]}}
         ]}
        """, "a.json", in: folder)
      _ = try verify(folder)
      let result = try verify(folder, "--device", "iphone-4s", "--orientation", "portrait")
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix(
          """
          \(folder.path)/a.json:5:4: the assertion "box.width >= 5" fails by 2 (iphone-4s/portrait)
          \(folder.path)/a.json:6:4: the assertion "box.trailing <= root.trailing - 400" fails by 84 at 320x480, \
          of 320...404 × 480 (iphone-4s/portrait)

          """), "\(result.output)")
    }
    try TemporaryFolder.with { folder in
      try FileManager.default.copyItem(
        atPath: Checkout.path("Fixtures/Sweeps/Asserted/list.storyboard"), toPath: "\(folder.path)/list.storyboard")
      try write(#"{"assertions": ["tit-le-001.width <= 10"]}"#, ".layout.json", in: folder)
      _ = try verify(folder)
      let result = try verify(folder)
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix("\(folder.path)/.layout.json:1:17: the assertion \"tit-le-001.width <= 10\" fails by "),
        "\(result.output)")
    }
  }

  @Test(
    "On a CI machine nothing is recorded, and a golden file that is missing counts",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func recordsNothingOnCI() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      let result = try BuiltCommand.run(["verify", folder.path], environment: ["CI": "true"])
      #expect(result.status == 1)
      #expect(result.output.hasSuffix("0 layouts as expected, 0 different, 2 without a golden layout\n"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a.golden.json"))
    }
  }

  @Test("Inputs of one name, and golden files without input, are errors")
  func findsDisorder() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try write("<x/>", "a.xib", in: folder)
      try write("{\"format\": \"layout-dump/1\"}", "b.golden.json", in: folder)
      let result = try verify(folder)
      #expect(result.status == 1)
      let path = folder.path
      #expect(
        result.errors == """
          \(path)/b.golden.json: error: this has no input beside it
          \(path)/a.json: error: this and \(path)/a.xib would have one golden file; rename one

          """)
    }
  }

  @Test("One bad input doesn't end a run over many, and the gravest status wins")
  func goesOn() throws {
    try TemporaryFolder.with { folder in
      try write("{", "a.json", in: folder)
      try write(fixture, "b.json", in: folder)
      let result = try verify(folder)
      #expect(result.status == 65)
      #expect(result.output.contains("b.json: recorded"))
      #expect(result.errors.contains("a.json:1:1: error: "))
      try write("", "a.error.txt", in: folder)
      #expect(try verify(folder, "--record", "failed").status == 0)
      #expect(
        try String(contentsOfFile: "\(folder.path)/a.error.txt", encoding: .utf8).hasPrefix("a.json:1:1: error: "))
      #expect(try verify(folder).status == 0)
    }
  }

  @Test("Ids stand behind names with --verbose as solve tells them, also where a name holds the id")
  func tellsIDs() throws {
    func screen(y: Int) -> String {
      """
      {"format": "layout-fixture/1", "device": "iphone-8", "view": {"id": "root", "subviews": [
        {"id": "in", "class": "UILabel", "text": "Sign in", "frame": [0, \(y), 50, 20]},
        {"id": "out", "frame": [0, \(y * 2), 50, 20]}]}}
      """
    }
    try TemporaryFolder.with { folder in
      try write(screen(y: 10), "a.json", in: folder)
      #expect(try verify(folder, "--record", "all").status == 0)
      try write(screen(y: 11), "a.json", in: folder)
      let (short, long) = (try verify(folder).output, try verify(folder, "--verbose").output)
      #expect(short.contains("  “Sign in” (UILabel): y 10 → 11 (iphone-8/portrait and 1 more)\n"))
      #expect(long.contains("  “Sign in” (UILabel, in): y 10 → 11 (iphone-8/portrait, iphone-8/landscapeLeft)\n"))
      #expect(long.contains("  out: y 20 → 22 ("))
    }
  }

  @Test(
    "A golden file that can't be used is told by its path, and the run goes on",
    arguments: [
      ("", ":1:1: error: the file is empty"), ("{}", ":1:1: error: 'format' should be a string"),
      (
        "{\"format\": \"layout-dump/1\", \"fixture\": \"a\", \"layouts\": []}",
        ":1:56: error: this golden file names no layout"
      ),
      (golden("iphone-4s", "sideways"), ":2:1: error: there is no orientation 'sideways'"),
      (golden("nokia", "portrait"), ":1:68: error: there is no device 'nokia'"),
    ])
  func tellsBadGoldenFiles(text: String, message: String) throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try write(text, "a.golden.json", in: folder)
      try write(fixture, "b.json", in: folder)
      let result = try verify(folder)
      #expect(result.status == 65)
      #expect(result.errors == "\(folder.path)/a.golden.json\(message)\n")
      #expect(
        result.output.hasSuffix("b.golden.json\n0 layouts as expected, 0 different, 2 recorded, 1 file in error\n"))
      // Written anew, it is as any other.
      #expect(try verify(folder, "--record", "failed").status == 0)
      #expect(try verify(folder).status == 0)
    }
  }

  @Test("Where UIKit throws nothing is recorded, and the exception is told")
  func tellsExceptions() throws {
    try TemporaryFolder.with { folder in
      let text = """
        {"format": "layout-fixture/1", "device": "iphone-4s", "rootViewController": {"id": "nav",
        "class": "UINavigationController", "viewControllers": [
        {"id": "inner", "class": "UINavigationController", "viewControllers": [{"view": {"id": "v"}}]}]}}
        """
      try write(text, "a.json", in: folder)
      let result = try verify(folder, "--record", "all")
      #expect(result.status == 1)
      let words = "NSInvalidArgumentException: Pushing a navigation controller is not supported ('inner')"
      #expect(result.errors.hasPrefix("\(folder.path)/a.json:3:"))
      #expect(result.errors.hasSuffix("error: \(words)\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.golden.json").path))
    }
  }

  private static func golden(_ device: String, _ orientation: String) -> String {
    """
    {"format": "layout-dump/1", "fixture": "a", "layouts": [{"device": "\(device)", "requestedOrientation":
    "\(orientation)", "orientation": "portrait", "window": [0, 0, 1, 1], "views": [], "diagnostics": []}]}
    """
  }

  @Test("Folders where golden files are, and links in circles, don't end or hang a run")
  func standsOddFolders() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try write(fixture, "b.json", in: folder)
      for name in ["a.golden.json"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
      }
      for name in ["one", "two"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/\(name)", withDestinationPath: folder.path)
      }
      let result = try verify(folder)
      #expect(result.status == 66)
      #expect(result.errors == "\(folder.path)/a.golden.json: error: this is a folder, not a file\n")
      #expect(result.output.contains("b.json: recorded"))
    }
  }

  private func verify(_ folder: URL, _ options: String...) throws -> ChildProcess.Result {
    try InnerCommand.verify([folder.path] + options)
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}
