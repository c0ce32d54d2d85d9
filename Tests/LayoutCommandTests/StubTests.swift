import Foundation
import LayoutTestSupport
import Testing

/// Stubs that are written for modules that aren't here.
@Suite(.serialized, .enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"))
struct StubTests {
  @Test("What code uses of a module that isn't here is declared, and the code is built with it")
  func writes() throws {
    try ScreenBuilding.with("Dials") { project, build in
      let folder = project.appendingPathComponent("Stubs")
      func write() throws -> ChildProcess.Result {
        try InnerCommand.run("code", project.path, "--build-folder", build, "--stubs", folder.path)
      }
      let told = try write()
      #expect(told.status == 0)
      #expect(told.output.contains("3 of 3 Swift files compile with them\n"), "\(told.output)")
      let file = folder.appendingPathComponent("Gauges.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text == (try String(contentsOfFile: Checkout.path("Fixtures/Code/Dials/Gauges.stub.txt"), encoding: .utf8)))
      // What a person has changed stays.
      try "import UIKit\n".write(to: file, atomically: true, encoding: .utf8)
      #expect(try write().output.contains("is there, and left as it is"))
      #expect(try String(contentsOf: file, encoding: .utf8) == "import UIKit\n")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let configuration = project.appendingPathComponent(".layout.json")
      try #"{"code": {"stubs": ["Stubs"]}}"#.write(to: configuration, atomically: true, encoding: .utf8)
      let built = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(built.output.contains("3 of 3 Swift files are built\n"), "\(built.output)")
      #expect(try write().output == "no module is missing that a stub could stand in for\n")
    }
  }
}
