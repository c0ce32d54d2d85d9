import Checks
import Fixtures
import Foundation
import LayoutEngine
import LayoutModel
import LayoutOutput
import LayoutSimulator
import LayoutTestSupport
import Testing

/// The order in which a screen lists constraints and guides means nothing where none conflict.
struct PermutationTests {
  @Test(
    "Permuting a fixture's constraints and guides changes no byte",
    arguments: Checkout.fixtures().filter { !$0.contains("/Rejected/") })
  func fixturesPermute(path: String) throws {
    let scene = try Fixture.scene(from: Array(Data(contentsOf: URL(fileURLWithPath: path))), name: path)
    guard (try? scene.device()) != nil else { return }
    // A view that names controllers, or is what its controller makes of it, is no screen by itself.
    guard let original = try? dump(scene, scene.rootViewController.view.unplaced) else { return }
    guard !original.contains("unsatisfiable-constraints") else { return }
    for seed in 0..<8 {
      var random = SeededGenerator(seed: UInt64(seed))
      let permuted = try dump(scene, scene.rootViewController.view.unplaced.permuted(using: &random))
      #expect(permuted == original, "seed \(seed)")
    }
  }

  private func dump(_ scene: Scene, _ root: View) throws -> String {
    let permuted = try Scene(
      name: scene.name, device: scene.device, systemVersion: scene.systemVersion, orientation: scene.orientation,
      userSettings: scene.userSettings, view: root)
    let layouts = try InterfaceOrientation.allCases.map { try permuted.layout(in: $0) }
    return FrameDump(fixture: scene.name, layouts: layouts).text
  }
}

extension View {
  /// The view without places in a file, by which constraints would be ordered again, and without what taps do, which may
  /// name what isn't in it.
  fileprivate var unplaced: View {
    changed { view in
      view.position = nil
      view.actions = []
      for index in view.constraints.indices { view.constraints[index].position = nil }
      for index in view.layoutGuides.indices { view.layoutGuides[index].position = nil }
    }
  }

  /// The view with its constraints and guides in another order, and those of all views inside it.
  fileprivate func permuted(using random: inout SeededGenerator) -> View {
    changed { view in
      view.constraints.shuffle(using: &random)
      view.layoutGuides.shuffle(using: &random)
    }
  }

  private func changed(_ change: (inout View) -> Void) -> View {
    var view = self
    change(&view)
    view.subviews = view.subviews.map { $0.changed(change) }
    return view
  }
}
