import FileSystem
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Sweeps
import Testing

@testable import LayoutPictures

/// Pictures by which a sweep's pieces are drawn.
struct PiecePicturesTests {
  @Test(
    "All pieces look as each does that is drawn by itself, and few are drawn",
    arguments: ["Sweeps/login", "Sweeps/reader", "Sweeps/vanishing", "Sweeps/popover", "TableViews/readable-cells"])
  func pieces(name: String) throws {
    let file = try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/\(name).json")))
    let conditions = Conditions(device: "iphone-17", orientation: .portrait)
    let screen = try #require(try file.resizedScreen(nil, under: conditions, SceneLibrary()))
    var layouts: [ScreenLayout] = []
    let height = screen.device.windowSize(in: .portrait).height
    let sweep = try Sweep(of: screen, over: WindowRange(width: 320...1_366, height: height...height)) {
      if let layout = $0 { layouts.append(layout) }
    }
    try #require(layouts.count == sweep.pieces.count)
    var count = 0
    let drawn = PiecePictures(of: sweep.pieces) {
      screen.rules(in: $0).surroundings
    } draw: { number in
      count += 1
      return ScreenPicture(layouts[number], PictureStyle())
    }
    for (number, layout) in zip(drawn.numbers, layouts) {
      #expect(drawn.pictures[number].isDrawn(like: ScreenPicture(layout, PictureStyle())))
    }
    #expect(count <= sweep.pieces.count && (sweep.pieces.count < 12 || count * 2 < sweep.pieces.count))
  }
}
