import FileSystem
import Foundation
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import SceneSources
import Sweeps
import Testing

/// Fixtures that are resized: the table of their sweep is what is kept beside them.
///
/// It is kept as `layout sweep FIXTURE --width 320...1366 --format text --output FIXTURE.sweep.txt` writes it (with the
/// fixture's name without its ending), of an Interface Builder file with `--device ipad-pro-11 --orientation portrait`, and with
/// what the `.layout.json` beside it asserts.
struct SweepGoldenTests {
  /// The fixtures that have a table beside them.
  static let swept = Checkout.files(below: "Fixtures", ending: "sweep.txt")

  @Test("Widths come to what is kept beside the fixture", arguments: swept)
  func matches(path: String) throws {
    let stem = String(path.dropLast("sweep.txt".count))
    let input = try #require(
      ["json", "storyboard", "xib"].map { stem + $0 }.first { FileManager.default.fileExists(atPath: $0) })
    let file = try SceneFormats.documents.source(at: Path(input))
    // Interface Builder's screens are resized on the pad too.
    let conditions = file.fixture == nil ? Conditions(device: "ipad-pro-11", orientation: .portrait) : Conditions()
    let resizable = try #require(try file.resizableScenes(under: conditions).scenes.first)
    let height = resizable.screen.device.windowSize(in: resizable.screen.orientation).height
    let sweep = try Sweep(of: resizable.screen, over: WindowRange(width: 320...1366, height: height...height))
    let dump = SweepDump(sweep, fixture: file.name, scene: resizable.id, conditions: resizable.conditions.name)
    try KeptText.expect(dump.table, at: path)
  }

  @Test("Some fixtures are swept")
  func areSwept() {
    #expect(Self.swept.count >= 4)
  }
}
