import FileSystem
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations
import SceneSources
import Testing

@Suite("Layouts of a scene take up the plans of those before")
struct SceneMemoryTests {
  private static let places: [(device: String, orientation: InterfaceOrientation)] = [
    ("iphone-se-3rd-gen", .portrait), ("iphone-se-3rd-gen", .landscapeLeft), ("iphone-8", .portrait),
    ("iphone-17-pro-max", .landscapeRight), ("ipad-pro-11", .portrait), ("iphone-se-3rd-gen", .portrait),
  ]

  private func expectSame(_ kept: Scene, _ fresh: () throws -> Scene, _ name: String) throws {
    for (device, orientation) in Self.places {
      let layout = try? kept.layout(in: orientation, on: device)
      let other = try? fresh().layout(in: orientation, on: device)
      #expect(layout?.views.map(\.view.frame) == other?.views.map(\.view.frame), "\(name) on \(device), \(orientation)")
      #expect(layout?.diagnostics == other?.diagnostics, "\(name) on \(device), \(orientation)")
    }
  }

  @Test("They are those of a scene that was never laid out, on whatever device", arguments: 0..<UInt64(40))
  func random(seed: UInt64) throws {
    let scene = try RandomResizable.scene(seed: seed)
    try expectSame(scene, { try RandomResizable.scene(seed: seed) }, "seed \(seed)")
  }

  @Test(
    "So are the fixtures' with masks, with frames for another orientation, with controllers and collections",
    arguments: ["BigNerdRanch", "Rotation", "Controllers", "Autoresizing", "Text"].flatMap {
      Checkout.files(below: "Fixtures/\($0)", ending: "json")
    }.filter { !$0.hasSuffix(".golden.json") && !$0.hasSuffix(".layout.json") })
  func fixtures(path: String) throws {
    guard let scene = try? SceneFile(reading: Path(path)).fixture else { return }
    try expectSame(scene, { try #require(try SceneFile(reading: Path(path)).fixture) }, path)
  }

  @Test("What was said otherwise in a copy is laid out as it is said there")
  func copies() throws {
    func scene(_ width: Double) throws -> Scene {
      try Scene(
        name: "copies", device: "iphone-8",
        view: View(
          "root", constraints: try ["a.left == root.left", "a.width == \(width)"].map { try Constraint($0) },
          subviews: [View("a", translatesAutoresizingMaskIntoConstraints: false)]))
    }
    for width in [100.0, 120, 100] {
      #expect(try scene(width).layout(in: .portrait)["a"]?.frame.width == width)
    }
    #expect(try scene(100) == scene(100))
  }
}
