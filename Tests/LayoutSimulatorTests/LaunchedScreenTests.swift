import Checks
import FileSystem
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing

@Suite("A screen after its launch stands in windows of other sizes")
struct LaunchedScreenTests {
  private static let sizes = [
    Size(width: 320, height: 700), Size(width: 507, height: 480), Size(width: 820, height: 1_180),
    Size(width: 821, height: 1_180), Size(width: 1_366, height: 1_024),
  ]

  @Test(
    "It is laid out as the scene is when launched in each of them, or has a launch that depends on more",
    arguments: ["BigNerdRanch", "Rotation", "Controllers", "Popovers", "Sweeps", "Transitions"].flatMap {
      Checkout.files(below: "Fixtures/\($0)", ending: "json")
    }.filter { !$0.hasSuffix(".golden.json") && !$0.hasSuffix(".layout.json") })
  func fixtures(path: String) throws {
    guard let scene = try? SceneFormats.documents.source(at: Path(path)).fixture else { return }
    for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
      var device = try scene.device()
      let plans = PlanLibrary()
      var launches: [Traits: LaunchedScreen] = [:]
      for size in Self.sizes {
        device.windowPlacement = .size(size)
        let traits = device.window(in: orientation).traits
        let known = launches[traits]
        let launched =
          try? known
          ?? LaunchedScreen(scene, in: orientation, on: device, UserSettings(), keepingPlansIn: plans)
        launches[traits] = launched
        guard let launched else { continue }
        let other = try? scene.layout(in: orientation, on: device, UserSettings(), keepingPlansIn: PlanLibrary())
        let layout = try? launched.layout(on: device)
        #expect(
          layout?.views.map(\.view.frame) == other?.views.map(\.view.frame), "\(path) in \(size), \(orientation)")
        #expect(layout?.orientation == other?.orientation)
        #expect(layout?.controllers.map(\.name) == other?.controllers.map(\.name))
      }
    }
  }

  @Test("Popovers, columns and code that runs make a launch of each window's own")
  func launchesOfSizes() throws {
    func hasLaunch(_ kind: ViewController.Kind = .viewController, presenting presentation: ModalPresentation? = nil)
      throws -> Bool
    {
      var root = ViewController(id: "root", kind: kind, view: View("view", subviews: [View("anchor")]))
      if kind == .splitViewController {
        root.viewControllers = [ViewController(id: "list"), ViewController(id: "detail")]
      }
      root.presents = presentation.map { [$0] } ?? []
      let sheet = ViewController(id: "sheet", view: View("content"))
      let scene = try Scene(
        name: "s", device: .named("ipad-pro-11"), rootViewController: root, viewControllers: [sheet])
      var device = try scene.device()
      device.windowPlacement = .size(Size(width: 820, height: 900))
      return try LaunchedScreen(scene, in: .portrait, on: device, UserSettings(), keepingPlansIn: PlanLibrary()) != nil
    }
    #expect(try hasLaunch())
    #expect(try hasLaunch(presenting: ModalPresentation(.named("sheet"), style: .formSheet)))
    var popover = ModalPresentation(.named("sheet"), style: .popover)
    popover.popover = PopoverSettings(anchor: .view("anchor", Rect(x: 9, y: 9, width: 40, height: 40)))
    #expect(try !hasLaunch(presenting: popover))
    #expect(try !hasLaunch(.splitViewController))
    var told = ModalPresentation(.named("sheet"), style: .formSheet)
    told.completion = [.dismiss("sheet", isAnimated: false, completion: [])]
    #expect(try !hasLaunch(presenting: told))
  }
}
