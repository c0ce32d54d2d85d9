import Foundation
import LayoutTestSupport
import Testing

/// Modules beside UIKit that code imports (<doc:UIKitInCode#Modules-beside-UIKit>): services answer as a device that has none, and what is
/// SwiftUI's is a box.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeModuleTests {
  @Test(
    "Screens that import other frameworks are laid out as recorded",
    arguments: ["GreetingController", "ServicesController"])
  func solves(name: String) throws {
    try SharedProject.with("Modules") { project, build in
      let file = project.appendingPathComponent("\(name).swift").path
      let result = try InnerCommand.run("solve", file, "--build-folder", build, "--format", "text")
      let golden = try String(
        contentsOfFile: Checkout.path("Fixtures/Code/Modules/\(name).layout.txt"), encoding: .utf8)
      #expect(result.output == golden)
      #expect(result.status == 0)
    }
  }

  @Test("Constraints and streams of packages that aren't here are those of modules that stand in")
  func standsIn() throws {
    try SharedProject.with("StoodIn") { project, build in
      let listed = try InnerCommand.run("code", project.path, "--build-folder", build)
      let modules = listed.output.split(separator: "\n").filter { $0.contains("stood in for, as it isn't here") }
      #expect(modules.count == 14 && modules.contains { $0.hasPrefix("  SnapKit ") }, "\(listed.output)")
      #expect(listed.output.contains("1 of 1 Swift file is built\n"), "\(listed.output)")
      let file = project.appendingPathComponent("NotesController.swift").path
      let result = try InnerCommand.run("solve", file, "--build-folder", build, "--format", "text")
      let golden = try String(
        contentsOfFile: Checkout.path("Fixtures/Code/StoodIn/NotesController.layout.txt"), encoding: .utf8)
      #expect(result.output == golden)
      let picture = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait", "--format", "svg")
      for text in ["Notes", "2 of 3", "Bread", "Salt"] {
        #expect(picture.output.contains(">\(text)<"), "\(text)")
      }
      #expect(!picture.output.contains(">Milk<"))
    }
  }

  @Test("Services answer as a device that has none")
  func answers() throws {
    try SharedProject.with("Modules") { project, build in
      let file = project.appendingPathComponent("ServicesController.swift").path
      let picture = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait", "--format", "svg")
      let answers = [
        "sound 0.0", "digest true false", "bytes 32 16", "sealed false", "payments false", "contacts true", "picker 0",
        "radio true", "calls 0", "assistant true", "search false", "tasks false", "playing 0", "car 0", "chance 4",
        "page none", "preview 0", "database true true", "login 1", "cloud true",
      ]
      for answer in answers { #expect(picture.output.contains(">\(answer)<"), "\(answer)") }
    }
  }

  @Test("A hosting controller's view is told once as a box, and nothing that is sure rests on its size")
  func hosts() throws {
    try SharedProject.with("Modules") { project, build in
      let file = project.appendingPathComponent("GreetingController.swift").path
      let result = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait", "--format", "text")
      let told = result.errors.split(separator: "\n")
      #expect(told.count == 1)
      #expect(
        told.first?.hasSuffix(
          "UIHostingController is a box here: what is in it isn't laid out, and its size isn't known [content-unmeasured]"
        )
          == true)
    }
  }
}
