import Foundation
import LayoutTestSupport
import Testing

/// `layout verify`: golden files and the conditions that they name and that are asked for.
struct VerifyConditionsTests {
  private let fixture = """
    {"format": "layout-fixture/1", "device": "iphone-4s",
     "view": {"id": "root", "subviews": [{"id": "box", "frame": [1, 2, 3, 4]}]}}
    """

  /// A folder with a fixture, `a.json`.
  private func withFixture(_ text: String? = nil, _ body: (URL, String) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try write(text ?? fixture, "a.json", in: folder)
      try body(folder, folder.path)
    }
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func verify(_ path: String, _ options: String...) throws -> ChildProcess.Result {
    try InnerCommand.verify([path] + options)
  }

  private func golden(_ path: String) throws -> String {
    try String(contentsOfFile: "\(path)/a.golden.json", encoding: .utf8)
  }

  @Test("What is asked for is looked for beside what the golden file names, and recorded where it is missing")
  func addsConditions() throws {
    try withFixture { _, path in
      #expect(try verify(path, "--record", "missing").status == 0)
      let first = try golden(path)
      let asked = try verify(path, "--device", "iphone-17", "--orientation", "portrait")
      #expect(asked.status == 1)
      #expect(
        asked.output == """
          \(path)/a.json: recorded \(path)/a.golden.json: iphone-17/portrait
          2 layouts as expected, 0 different, 1 recorded

          """)
      // What was there stays, byte for byte.
      #expect(try golden(path).hasPrefix(first.dropLast("\n  ]\n}\n".count)))
      #expect(try verify(path).output == "3 layouts as expected, 0 different\n")
    }
  }

  @Test("What is missing counts where nothing is recorded, and is no failure where recording was asked for")
  func countsMissing() throws {
    try withFixture { _, path in
      _ = try verify(path)
      let never = try verify(path, "--device", "iphone-17", "--record", "never")
      #expect(never.status == 1)
      #expect(
        never.output == """
          \(path)/a.json: missing in \(path)/a.golden.json: iphone-17/portrait, iphone-17/landscapeLeft
          2 layouts as expected, 0 different, 2 without a golden layout

          """)
      #expect(try verify(path, "--device", "iphone-17", "--record", "missing").status == 0)
      #expect(try verify(path, "--device", "iphone-17", "--record", "never").status == 0)
    }
  }

  @Test("What is asked for no longer goes with --prune")
  func prunes() throws {
    try withFixture(fixture.replacingOccurrences(of: "iphone-4s", with: "iphone-8")) { _, path in
      _ = try verify(path, "--device", "iphone-17", "--device", "iphone-8", "--orientation", "portrait")
      let told = try verify(path, "--device", "iphone-8", "--orientation", "portrait", "--prune", "--record", "never")
      #expect(told.status == 1)
      #expect(told.output.hasPrefix("\(path)/a.json: to be removed from \(path)/a.golden.json: iphone-17/portrait\n"))
      let pruned = try verify(path, "--device", "iphone-8", "--orientation", "portrait", "--prune")
      #expect(pruned.status == 0)
      #expect(
        pruned.output == """
          \(path)/a.json: removed from \(path)/a.golden.json: iphone-17/portrait
          1 layout as expected, 0 different, 1 removed

          """)
      #expect(try verify(path).output == "1 layout as expected, 0 different\n")
    }
  }

  @Test("A golden file recorded under a setting of the user's is compared under it")
  func namesSettings() throws {
    let label = """
      {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root",
       "constraints": ["title.leading == root.leading", "title.top == root.top"],
       "subviews": [{"id": "title", "class": "UILabel", "text": "Title", "font": {"textStyle": "body"},
         "translatesAutoresizingMaskIntoConstraints": false}]}}
      """
    try withFixture(label) { _, path in
      let recorded = try verify(
        path, "--content-size-category", "accessibilityLarge", "--layout-direction", "rightToLeft", "--record", "all")
      #expect(recorded.errors == "")
      #expect(recorded.status == 0)
      #expect(try golden(path).contains("\"contentSizeCategory\": \"accessibilityLarge\""))
      let plain = try verify(path)
      #expect(plain.status == 0)
      #expect(plain.output == "2 layouts as expected, 0 different\n")
    }
  }

  @Test("Lines and columns aren't kept, and a comment above a conflict changes nothing")
  func keepsNoPlaces() throws {
    let conflict = try String(contentsOfFile: Checkout.path("Fixtures/Constraints/conflict.json"), encoding: .utf8)
    try withFixture(conflict) { folder, path in
      _ = try verify(path)
      #expect(!(try golden(path).contains("\"line\":")))
      try write("// A comment.\n" + conflict, "a.json", in: folder)
      #expect(try verify(path).output == "2 layouts as expected, 0 different\n")
    }
  }

  @Test("A golden file that holds an error says so at each run, and counts with --strict")
  func tellsExpectedErrors() throws {
    let conflict = try String(contentsOfFile: Checkout.path("Fixtures/Constraints/conflict.json"), encoding: .utf8)
    try withFixture(conflict) { _, path in
      _ = try verify(path)
      let plain = try verify(path)
      #expect(plain.status == 0)
      #expect(
        plain.errors
          == "\(path)/a.golden.json: note: the error unsatisfiable-constraints is expected (inline/portrait and 1 more)\n"
      )
      #expect(try verify(path, "--quiet").errors == "")
      #expect(try verify(path, "--strict").status == 1)
    }
  }

  @Test("A storyboard without views has no golden file, until it gets one")
  func takesFilesWithoutViews() throws {
    try TemporaryFolder.with { folder in
      let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
      try write("\(head)<scenes/></document>", "a.storyboard", in: folder)
      let path = folder.path
      let none = try verify(path)
      #expect(none.status == 66)
      #expect(none.output == "0 layouts as expected, 0 different, 1 file in error\n")
      let storyboard = Checkout.path("Fixtures/InterfaceBuilder/containers.storyboard")
      try write(try String(contentsOfFile: storyboard, encoding: .utf8), "a.storyboard", in: folder)
      let grown = try verify(path, "--record", "never")
      #expect(grown.status == 1)
      #expect(grown.output.contains("a.storyboard: no golden file beside it\n"))
    }
  }

  @Test("One constant changed in a storyboard of several scenes is told by its scene, in a few lines")
  func tellsScenes() throws {
    let storyboard = try String(
      contentsOfFile: Checkout.path("Fixtures/InterfaceBuilder/containers.storyboard"), encoding: .utf8)
    let constant = try #require(storyboard.range(of: "constant=\"[0-9]+\"", options: .regularExpression))
    try TemporaryFolder.with { folder in
      try write(storyboard, "a.storyboard", in: folder)
      _ = try verify(folder.path)
      try write(storyboard.replacingCharacters(in: constant, with: "constant=\"77\""), "a.storyboard", in: folder)
      let result = try verify(folder.path)
      #expect(result.status == 1)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count <= 15)
      #expect(lines.count > 2)
      // Both scenes are of UIKit's own class, so that their ids tell them apart.
      let scene = "  UIViewController (con-ct-001): "
      #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix(scene) && $0.hasSuffix(" (canvas)") })
    }
  }

  @Test("A scene that is gone is told, and goes from the golden file with --prune")
  func prunesScenes() throws {
    let storyboard = try String(
      contentsOfFile: Checkout.path("Fixtures/InterfaceBuilder/containers.storyboard"), encoding: .utf8)
    let first = try #require(storyboard.range(of: "<scene "))
    let end = try #require(storyboard.range(of: "</scene>"))
    try TemporaryFolder.with { folder in
      try write(storyboard, "a.storyboard", in: folder)
      _ = try verify(folder.path)
      var rest = storyboard
      rest.removeSubrange(first.lowerBound..<end.upperBound)
      try write(rest, "a.storyboard", in: folder)
      let result = try verify(folder.path)
      #expect(result.status == 1)
      #expect(result.output.contains(": is no longer laid out (canvas)\n"))
      #expect(try verify(folder.path, "--prune").status == 0)
      #expect(try verify(folder.path).status == 0)
    }
  }
}
