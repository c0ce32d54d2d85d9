import LayoutAnalysis
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Testing

/// Fixtures that are resized: the table of their sweep is what is kept beside them.
///
/// It is kept as `layout sweep FIXTURE --width 320...1366 --format text --output FIXTURE.sweep.txt` writes it (with the
/// fixture's name without its ending).
struct SweepGoldenTests {
  /// The fixtures that have a table beside them.
  static let swept = Checkout.files(below: "Fixtures", ending: "sweep.txt")

  @Test("Widths come to what is kept beside the fixture", arguments: swept)
  func matches(path: String) throws {
    let scene = try KeptText.scene(of: path, ending: "sweep.txt")
    let found = try SceneFile(scene).resizableScenes(under: Conditions())
    let resizable = try #require(found.scenes.first)
    let height = resizable.screen.device.windowSize(in: resizable.screen.orientation).height
    let sweep = try Sweep(of: resizable.screen, over: WindowRange(width: 320...1366, height: height...height))
    let dump = SweepDump(sweep, fixture: scene.name, scene: nil, conditions: resizable.conditions.name)
    try KeptText.expect(dump.table, at: path)
  }

  @Test("Some fixtures are swept")
  func areSwept() {
    #expect(Self.swept.count >= 4)
  }
}
