import Checks
import FileSystem
import LayoutEngine
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations
import SceneSources
import Testing

@Suite("Layouts of a scene take up the plans of those before")
struct PlanLibraryTests {
  private static let places: [(device: String, orientation: InterfaceOrientation)] = [
    ("iphone-se-3rd-gen", .portrait), ("iphone-se-3rd-gen", .landscapeLeft), ("iphone-8", .portrait),
    ("iphone-11", .portrait), ("iphone-17-pro-max", .landscapeRight), ("ipad-pro-11", .portrait),
    ("iphone-se-3rd-gen", .portrait),
  ]

  private func expectSame(_ scene: Scene, _ name: String) {
    let plans = PlanLibrary()
    for (device, orientation) in Self.places {
      let layout = try? scene.layout(in: orientation, on: device, keepingPlansIn: plans)
      let other = try? scene.layout(in: orientation, on: device)
      #expect(
        layout?.views.map(\.view.frame) == other?.views.map(\.view.frame),
        "\(name) on \(device), \(orientation)")
      #expect(layout?.diagnostics == other?.diagnostics, "\(name) on \(device), \(orientation)")
    }
  }

  @Test("They are those of a scene that was never laid out, on whatever device", arguments: 0..<UInt64(40))
  func random(seed: UInt64) throws {
    expectSame(try RandomResizable.scene(seed: seed), "seed \(seed)")
  }

  @Test(
    "So are the fixtures' with masks, with frames for another orientation, with controllers and collections",
    arguments: ["BigNerdRanch", "Rotation", "Controllers", "Autoresizing", "Text"].flatMap {
      Checkout.files(below: "Fixtures/\($0)", ending: "json")
    }.filter { !$0.hasSuffix(".golden.json") && !$0.hasSuffix(".layout.json") })
  func fixtures(path: String) throws {
    guard let scene = try? SceneFormats.documents.source(at: Path(path)).fixture else { return }
    expectSame(scene, path)
  }

  @Test("Frames in a root without a frame are written for the screen of each device")
  func rootsWithoutFrames() throws {
    var subview = View("a", frame: Rect(x: 20, y: 20, width: 200, height: 40))
    subview.autoresizingMask = .flexibleWidth
    expectSame(try Scene(name: "frameless", device: "iphone-8", view: View("root", subviews: [subview])), "frameless")
  }

  private static let paths = [
    "BigNerdRanch", "Conditions", "Constraints", "Popovers", "Rotation", "StackViews", "Text",
  ]
  .flatMap { Checkout.files(below: "Fixtures/\($0)", ending: "json") }
  .filter { !$0.hasSuffix(".golden.json") }

  @Test("So are those under several conditions, one after another", arguments: paths)
  func conditions(path: String) throws {
    guard let file = try? SceneFormats.documents.source(at: Path(path)), let scene = file.fixture else { return }
    var conditions: [Conditions] = []
    for direction in UserInterfaceLayoutDirection.allCases {
      for orientation in [InterfaceOrientation.portrait, .landscapeLeft, .portraitUpsideDown, .portrait] {
        conditions.append(Conditions(orientation: orientation, layoutDirection: direction))
      }
    }
    var texts: [String] = []
    let result = try? file.forEachLayout(under: conditions) { texts.append(Self.text($0)) }
    guard let result, result.exceptions.isEmpty else { return }
    #expect(texts == (try conditions.map { Self.text(try scene.layout(under: $0)) }), "\(path)")
  }

  private static func text(_ layout: ScreenLayout) -> String {
    FrameDump(fixture: "shared", layouts: [layout]).text
  }

  @Test("A plan serves a tree that differs in traits alone, and no other")
  func adopts() throws {
    func form(hidingTitle isHidden: Bool) throws -> Scene {
      var title = View("title", class: "UILabel", translatesAutoresizingMaskIntoConstraints: false)
      title.isHidden = isHidden
      let constraints = ["title.leading == root.leadingMargin + 4", "title.top == root.top"]
      return try Scene(
        name: "Form", device: "iphone-8",
        view: View(
          "root", constraints: try constraints.map { try Constraint($0) }, subviews: [title]))
    }
    let scene = try form(hidingTitle: false)
    let device = try scene.device()
    let trees = [InterfaceOrientation.portrait, .landscapeLeft].map { orientation in
      (device.window(in: orientation), scene.tree(in: device.window(in: orientation), on: device))
    }
    let plan = try #require(LayoutPlan(trees[0].1).adopting(trees[1].1))
    #expect(
      try plan.layout(in: trees[1].0).frames == LayoutPlan(trees[1].1).layout(in: trees[1].0).frames
    )
    #expect(plan.tree.traits == trees[1].1.traits)
    let hidden = try form(hidingTitle: true).tree(in: trees[0].0, on: device)
    #expect(LayoutPlan(trees[0].1).adopting(hidden) == nil)
  }
}
