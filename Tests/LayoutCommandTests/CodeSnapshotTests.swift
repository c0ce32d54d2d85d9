import Foundation
import LayoutTestSupport
import Testing

/// What snapshot tests hand over, as screens (<doc:ScreensInCode>).
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeSnapshotTests {
  @Test("Snapshots are listed at the lines of their calls, with what can't be made and what is passed over")
  func lists() throws {
    try SharedProject.with("Snapshots") { project, build in
      let result = try InnerCommand.run("code", project.path, "--build-folder", build)
      let golden = try String(contentsOfFile: Checkout.path("Fixtures/Code/Snapshots/listed.txt"), encoding: .utf8)
      #expect(result.output.replacing(build, with: "BUILD") == golden)
      #expect(result.status == 0)
    }
  }

  @Test("Each is laid out as it was handed over", arguments: ["TicketTests", "StampTests", "OlderTests"])
  func solves(name: String) throws {
    try SharedProject.with("Snapshots") { project, build in
      let file = project.appendingPathComponent("AppTests/\(name).swift").path
      let result = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--format", "text", "--conditions", "iphone-17/portrait")
      let recorded = Checkout.path("Fixtures/Code/Snapshots/\(name).layout.txt")
      #expect(try result.output == String(contentsOfFile: recorded, encoding: .utf8))
    }
  }

  @Test("One is chosen by its name; a test that fails before it hands anything over says why")
  func chooses() throws {
    try SharedProject.with("Snapshots") { project, build in
      let file = project.appendingPathComponent("AppTests/TicketTests.swift").path
      let chosen = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--format", "text", "--conditions", "iphone-17/portrait", "--scene",
        "TicketTests.testLater.box")
      #expect(chosen.output.contains("TicketTests.testLater.box"))
      #expect(!chosen.output.contains("testChanges"))
      let failing = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--scene", "TicketTests.testMissing", "--conditions",
        "iphone-17/portrait")
      #expect(failing.errors.contains("the test fails before it hands this over: XCTUnwrap failed"))
    }
  }

  @Test("Findings stand at the lines of the app's code")
  func lints() throws {
    try SharedProject.with("Snapshots") { project, build in
      let result = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/portrait")
      let line = try #require(result.output.split(separator: "\n").first { $0.contains("[off-screen]") })
      #expect(line.contains("App/TicketController.swift:10:1: error: TicketTests.testLong: “Wide Wide"))
    }
  }

  @Test("Where the configuration doesn't ask for them, tests aren't built")
  func isNotAsked() throws {
    try ScreenBuilding.with("Snapshots") { project, build in
      try FileManager.default.removeItem(at: project.appendingPathComponent(".layout.json"))
      let result = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(!result.output.contains("Tests"))
      #expect(result.output.hasSuffix("2 of 2 Swift files are built\n"))
    }
  }
}
