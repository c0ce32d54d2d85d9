import Foundation
import LayoutTestSupport
import Testing

/// Previews in Swift code: the screens that they show, and the conditions that they name (<doc:ScreensInCode>).
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodePreviewTests {
  @Test("Previews are listed with their conditions; those of SwiftUI's views are counted")
  func lists() throws {
    try SharedProject.with("Previews") { project, build in
      let result = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(
        result.output.hasPrefix(
          """
          previews (7):
            BadgeView.swift:22          Fitting  as large as it sizes itself
            BadgeView.swift:24          Fixed    120 × 44
            BadgeView.swift:28          Turned   landscapeLeft
            BadgeView.swift:34          Counts
            BadgeView.swift:34          Counts
            BadgeViewPreviews.swift:31  Twelve   iPhone SE (3rd generation), as large as it sizes itself
            BadgeViewPreviews.swift:34  Large    iPhone SE (3rd generation), accessibilityLarge

          """))
      #expect(result.output.contains("previews of SwiftUI's views, passed over: 2\n"))
      #expect(!result.output.contains("can't be made"))
    }
  }

  @Test("Previews are laid out as recorded", arguments: ["BadgeView", "BadgeViewPreviews"])
  func solves(name: String) throws {
    try SharedProject.with("Previews") { project, build in
      let file = project.appendingPathComponent("\(name).swift").path
      let result = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--format", "text", "--orientation", "portrait")
      let recorded = Checkout.path("Fixtures/Code/Previews/\(name).layout.txt")
      let golden = try String(contentsOfFile: recorded, encoding: .utf8)
      #expect(result.output == golden)
      #expect(result.status == 0)
    }
  }

  @Test("Lint looks at a preview in its own orientation alone")
  func lintsOwnOrientation() throws {
    try SharedProject.with("Previews") { project, build in
      let file = project.appendingPathComponent("BadgeView.swift").path
      let result = try InnerCommand.run(
        "lint", file, "--build-folder", build, "--device", "iphone-17", "--layout-direction", "leftToRight",
        "--content-size-category", "large", "--reporter", "json")
      let found = result.output.split(separator: "\n").filter { $0.contains("Turned: ") && $0.contains("unsafe-area") }
      #expect(found.count == 1)
      #expect(found.allSatisfy { $0.contains(#""conditions": ["iphone-17/landscapeLeft/large/leftToRight"]"#) })
    }
  }
}

/// Screens that the app presents in a way of its own, which gives them their place (<doc:ScreensInCode>).
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"))
struct PresentedCodeTests {
  @Test("What reaches beyond the safe area is a guess where a presentation controller of the project places the screen")
  func unsafeArea() throws {
    try SharedProject.with("Presented") { project, build in
      let result = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/portrait", "--reporter", "json")
      let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      let findings = try #require(document?["findings"] as? [[String: Any]])
      let found = findings.filter { $0["rule"] as? String == "unsafe-area" }
        .map { "\($0["scene"] as? String ?? ""): \($0["certainty"] as? String ?? "")" }
      #expect(Set(found) == ["FilterController: guessed", "DrawerController: guessed", "PlainController: sure"])
    }
  }
}
