import Foundation
import LayoutTestSupport
import Testing

/// An app that is started and explored (<doc:ScreensInCode#The-app-explored>).
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeExploringTests {

  /// Does something with a copy of the app whose configuration explores it.
  private func exploring(
    _ more: String = "", _ body: (_ run: (String...) throws -> ChildProcess.Result, _ project: URL) throws -> Void
  ) throws {
    try ScreenBuilding.with("Explored") { project, build in
      let configuration = #"{"code": {"screens": ["launch"], "explore": {"steps": 100}\#(more)}}"#
      try Data(configuration.utf8).write(to: project.appendingPathComponent(".layout.json"))
      try body({ try InnerCommand.run($0 + ["--build-folder", build]) }, project)
    }
  }

  @Test("Taps, rows, tabs, pages, alerts and fields lead to screens, and a trap costs its way alone")
  func lists() throws {
    try SharedProject.with("Explored") { project, build in
      let result = try InnerCommand.run("code", project.path, "--explore", "--build-folder", build)
      let recorded = Checkout.path("Fixtures/Code/Explored/explored.txt")
      #expect(result.output == (try String(contentsOfFile: recorded, encoding: .utf8)), "\(result.errors)")
      #expect(result.status == 0)
      let again = try InnerCommand.run("code", project.path, "--explore", "--build-folder", build)
      #expect(again.output == result.output)
      let json = try InnerCommand.run("code", project.path, "--explore", "--build-folder", build, "-f", "json")
      let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      let exploration = try #require(document["exploration"] as? [String: Any])
      let screens = try #require(exploration["screens"] as? [[String: Any]])
      #expect(screens.first?["name"] as? String == "launch" && screens.count == 9)
      let ways = try #require(exploration["ways"] as? [[String: Any]])
      #expect(ways.count == 10 && ways.contains { $0["label"] as? String == "Compose" })
      #expect((exploration["endings"] as? [[String: Any]])?.first?["reason"] as? String == "Index out of range")
    }
  }

  @Test(
    "Screens are laid out with what presents them, by their ways or their classes, and the report's map has the ways")
  func laysOut() throws {
    try exploring { run, project in
      let screens = project.appendingPathComponent("Screens.swift").path
      let sheet = try run(
        "solve", screens, "--scene", "launch › Compose", "--conditions", "iphone-17/portrait", "--format", "text")
      #expect(sheet.output.contains("<UINavigationBar: "), "\(sheet.output)\(sheet.errors)")
      #expect(sheet.output.contains("<UIButton: button; "), "\(sheet.output)")
      let sent = try run(
        "solve", screens, "--scene", "SentController", "--device", "iphone-se-3rd-gen", "--format", "text")
      #expect(sent.output.contains("<UILabel: label; "), "\(sent.output)\(sent.errors)")
      let page = project.appendingPathComponent("page.html").path
      let report = try run("report", project.path, "--output", page, "--conditions", "iphone-17/portrait")
      #expect(report.status == 0, "\(report.errors)")
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("launch › Settings › About"))
    }
  }

  @Test("Arguments and variables of the configuration are the app's")
  func isGivenArguments() throws {
    let more = #", "arguments": ["--signed-in"], "environment": {"PLAN": "pro", "LD_PRELOAD": "/nowhere.so"}"#
    try exploring(more) { run, project in
      let result = try run("code", project.path)
      #expect(result.output.contains("launch › Account"), "\(result.output)\(result.errors)")
    }
  }

  @Test("Limits that aren't numbers above 0 are errors of the configuration")
  func refuses() throws {
    try ScreenBuilding.with("Explored") { project, build in
      let file = project.appendingPathComponent(".layout.json")
      try Data(#"{"code": {"explore": {"seconds": 0}}}"#.utf8).write(to: file)
      let result = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(result.status != 0 && result.errors.contains("this is above 0"), "\(result.errors)")
    }
  }
}
