import Fixtures
import Foundation
import LayoutEngine
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations
import Testing

/// What is shared between conditions changes nothing of what is laid out.
struct SceneLauncherTests {
  private static let paths = [
    "BigNerdRanch", "Conditions", "Constraints", "Popovers", "Rotation", "StackViews", "Text",
  ]
  .flatMap { Checkout.files(below: "Fixtures/\($0)", ending: "json") }
  .filter { !$0.hasSuffix(".golden.json") }

  @Test("A scene launched once gives the layouts of one that is launched for each condition", arguments: paths)
  func launchesOnce(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    guard let scene = try? Fixture.scene(from: bytes, name: path) else { return }
    var conditions: [Conditions] = []
    for direction in UserInterfaceLayoutDirection.allCases {
      for orientation in [InterfaceOrientation.portrait, .landscapeLeft, .portraitUpsideDown, .portrait] {
        var asked = Conditions(orientation: orientation)
        asked.layoutDirection = direction
        conditions.append(asked)
      }
    }
    var launcher = SceneLauncher(scene)
    for (position, asked) in conditions.enumerated() {
      let next = conditions.dropFirst(position + 1).first
      let shared = Result { try launcher.layout(under: asked, before: next) }
      let own = Result { try scene.layout(under: asked) }
      #expect(text(shared) == text(own), "\(path), \(asked)")
    }
  }

  private func text(_ layout: Result<ScreenLayout, any Error>) -> String {
    switch layout {
    case .success(let layout): FrameDump(fixture: "shared", layouts: [layout]).text
    case .failure(let error): "\(error)"
    }
  }

  @Test("A plan serves a tree that differs in traits alone, and no other")
  func adopts() throws {
    func form(hidingTitle isHidden: Bool) throws -> Scene {
      var title = View("title", class: "UILabel", translatesAutoresizingMaskIntoConstraints: false)
      title.isHidden = isHidden
      let constraints = ["title.leading == root.leadingMargin + 4", "title.top == root.top"]
      return try Scene(
        name: "Form", device: "iphone-8",
        view: View("root", constraints: try constraints.map { try Constraint($0) }, subviews: [title]))
    }
    let scene = try form(hidingTitle: false)
    let device = try scene.device()
    let trees = [InterfaceOrientation.portrait, .landscapeLeft].map { orientation in
      (device.window(in: orientation), scene.tree(in: device.window(in: orientation), on: device))
    }
    let plan = try #require(LayoutPlan(trees[0].1).adopting(trees[1].1))
    #expect(try plan.layout(in: trees[1].0).frames == LayoutPlan(trees[1].1).layout(in: trees[1].0).frames)
    #expect(plan.tree.traits == trees[1].1.traits)
    let hidden = try form(hidingTitle: true).tree(in: trees[0].0, on: device)
    #expect(LayoutPlan(trees[0].1).adopting(hidden) == nil)
  }
}
