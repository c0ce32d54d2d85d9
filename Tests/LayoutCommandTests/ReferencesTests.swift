import Foundation
import LayoutTestSupport
import Testing

/// Snapshots that a Mac recorded beside ours (<doc:ScreensInCode#References-that-Macs-recorded>).
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct ReferencesTests {
  private static let simulator = ["--device", "iphone-8", "--scale", "2"]

  @Test("Each snapshot is paired by file, test, and name or number, and told by how much it differs")
  func pairs() throws {
    try SharedProject.with("References") { project, build in
      let page = "\(build)-page.html"
      let result = try InnerCommand.run(
        ["references", project.path, "--build-folder", build, "--verbose", "--report", page] + Self.simulator)
      // Columns are as wide as the project's path.
      let listed = result.output.replacing(project.path, with: "PROJECT")
        .split(separator: "\n", omittingEmptySubsequences: false).map { line in
          line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: " | ")
        }.joined(separator: "\n")
      let golden = try String(contentsOfFile: Checkout.path("Fixtures/Code/References/listed.txt"), encoding: .utf8)
      #expect(listed == golden)
      #expect(result.status == 0)
      let html = try String(contentsOfFile: page, encoding: .utf8)
      #expect(html.components(separatedBy: "<section>").count == 15)
      #expect(html.contains("BadgeTests.testLoop.left 11, 2.0x <small>120 × 80 pixels; 0.83 % of them are off</small>"))
      #expect(html.contains("background-size:83.333% auto,100% auto") && html.contains("ours, 60 × 40 pt"))
      #expect(html.contains("<tr class=\"off\"><td>\u{2003}UIView</td><td>(10 15; 20 12)</td><td>(10 15; 20 10)</td>"))
    }
  }

  @Test("What less is as recorded than is required ends with status 1, and JSON is of its schema")
  func requires() throws {
    try SharedProject.with("References") { project, build in
      let arguments = ["references", project.path, "--build-folder", build, "--format", "json"] + Self.simulator
      let result = try InnerCommand.run(arguments + ["--require", "99%"])
      #expect(result.status == 1)
      #expect(result.errors.contains("66.7 % of the snapshots are as recorded, and more are required"))
      #expect(result.output.contains("\"format\": \"layout-references/1\""))
      #expect(try InnerCommand.run(arguments + ["--require", "0.2"]).status == 0)
    }
  }

  @Test(
    "Wrong options are told",
    arguments: [
      (["--require", "most"], "'most' is no share; '--require' takes 0 to 1, such as 0.9, or a percentage"),
      (["--require", "120%"], "'120%' is no share"), (["--scale", "0"], "'0' is no factor"),
      (["--device", "iphone-99"], "iphone-99"), (["--system-version", "new"], "new"),
    ])
  func refused(options: [String], words: String) throws {
    let result = try InnerCommand.run(["references", "."] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(words))
  }

  @Test("A folder without Swift files, or without snapshot tests, is told")
  func nothing() throws {
    try ScreenBuilding.with("Snapshots") { project, build in
      try FileManager.default.removeItem(at: project.appendingPathComponent("AppTests"))
      let result = try InnerCommand.run("references", project.path, "--build-folder", build)
      #expect(result.status == 66)
      #expect(result.errors.contains("there are no snapshot tests"))
    }
    #expect(try InnerCommand.run("references", "/nowhere").status != 0)
  }
}
