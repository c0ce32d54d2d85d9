import Foundation
import LayoutModel
import LayoutOutput
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Fixtures at whose end a controller presents another: how all of them stand to each other is what is kept beside them.
///
/// It is kept as `layout explain FIXTURE --controllers --after-events --output FIXTURE.controllers.txt` writes it (with the
/// fixture's name without its ending).
struct ControllersGoldenTests {
  /// The fixtures that have their relations beside them.
  static let explained = Checkout.files(below: "Fixtures", ending: "controllers.txt")

  @Test("Controllers stand to each other as is kept beside the fixture", arguments: explained)
  func matches(path: String) throws {
    let scene = try KeptText.scene(of: path, ending: "controllers.txt")
    let device = try scene.device()
    var state = try ScreenState(scene, on: device)
    for event in scene.events { _ = try state.handle(event) }
    let lines = StateExplanation(
      fixture: scene.name, device: device.id, decisions: [],
      relations: state.relations.map { StateExplanation.Relations(name: $0.name, values: $0.values) }
    ).lines
    try KeptText.expect(lines, at: path)
  }

  @Test("Every fixture with events that leave a presentation standing has its relations beside it")
  func isComplete() throws {
    let unexplained = try TraceGoldenTests.traced.filter { path in
      guard !Self.explained.contains(path.replacingOccurrences(of: ".trace.txt", with: ".controllers.txt")) else {
        return false
      }
      let scene = try KeptText.scene(of: path, ending: "trace.txt")
      var state = try ScreenState(scene, on: scene.device())
      do {
        for event in scene.events { _ = try state.handle(event) }
      } catch is SimulatedException {
        return false
      }
      return state.relations.contains { $0.presentedViewController != nil }
    }
    #expect(unexplained == [])
  }
}
