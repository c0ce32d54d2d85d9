import Checks
import Differences
import FileSystem
import Foundation
import LayoutModel
import LayoutOutput
import LayoutPictures
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures of layouts: well formed, and every shown view where the dump has it.
struct ScreenPictureTests {
  static let cases = GoldenCase.find(in: [Path(Checkout.path("Fixtures"))]).cases

  @Test("Every golden layout's picture is XML, and its groups' rectangles are the dump's frames", arguments: cases)
  func agreesWithDump(golden: GoldenCase) throws {
    guard let file = try? SceneFormats.documents.source(at: golden.input) else { return }
    var style = PictureStyle()
    style.appearances = file.canvas?.appearances ?? [:]
    style.overlays = Set(PictureStyle.Overlay.allCases)
    let conditions = file.conditions(askedFor: LayoutRequest())
    _ = try? file.forEachLayout(under: conditions) { layout in
      let picture = try ReadPicture(ScreenPicture(layout, style).svg)
      #expect(picture.views == Self.expected(layout), "\(golden.input) under \(layout.conditions.name)")
    }
  }

  /// The shown views' frames in the window, added up along their superviews as the dump has them.
  private static func expected(_ layout: ScreenLayout) -> [ReadPicture.View] {
    var views: [ReadPicture.View] = []
    var origins: [Point] = []
    var hidden: Int?
    for record in FrameDump(fixture: "", layouts: [layout]).layouts[0].views {
      origins.removeLast(origins.count - record.depth)
      let outer = origins.last ?? .zero
      var frame = record.frame
      // What a transform turns is told by its own rectangle about its centre.
      if record.bounds.count == 4, record.center.count == 2 {
        frame = [
          record.center[0] - record.bounds[2] / 2, record.center[1] - record.bounds[3] / 2, record.bounds[2],
          record.bounds[3],
        ]
      }
      let origin = Point(x: outer.x + frame[0], y: outer.y + frame[1])
      origins.append(origin)
      if let depth = hidden, record.depth > depth { continue }
      hidden = record.isHidden || record.alpha < 0.01 ? record.depth : nil
      guard hidden == nil else { continue }
      views.append(ReadPicture.View(id: record.id, frame: [origin.x, origin.y, frame[2], frame[3]]))
    }
    return views
  }

  @Test("Texts and ids stay in their element or attribute, whatever they hold")
  func hostile() throws {
    let text = "</text><script>alert(1)</script> \" ' ]]> <!-- & \u{202E}\u{0}\u{FFFF}"
    var label = View("label", class: "UILabel", frame: Rect(x: 0, y: 0, width: 300, height: 20))
    label.text = text
    var box = View("image", class: "UIImageView", frame: Rect(x: 0, y: 40, width: 300, height: 20))
    box.appearance.imageName = "\"><img onerror=alert(1)>"
    let scene = try Scene(name: text, device: "iphone-4s", view: View("root", subviews: [label, box]))
    var style = PictureStyle()
    style.overlays = Set(PictureStyle.Overlay.allCases)
    let layout = try scene.layout(in: .portrait)
    let svg = ScreenPicture(layout, title: text, style).svg
    let picture = try ReadPicture(svg)
    #expect(picture.views.map(\.id) == ["root", "label", "image"])
    #expect(!picture.elements.contains("script") && !picture.elements.contains("img"))
    let page = PicturePage.html(title: text, [ScreenPicture(layout, title: text, style)])
    #expect(!page.contains("<script") && !page.contains("<img"))
  }

  @Test(
    "The Home button is drawn at the edge beyond which it lies, on devices that have one",
    arguments: [
      (InterfaceOrientation.portrait, "cx=\"160\" cy=\"568\""), (.landscapeLeft, "cx=\"0\" cy=\"160\""),
      (.landscapeRight, "cx=\"568\" cy=\"160\""),
    ])
  func homeButton(orientation: InterfaceOrientation, place: String) throws {
    var style = PictureStyle()
    style.overlays = [.device]
    let scene = try Scene(name: "screen", device: "iphone-5s", view: View("root"))
    let svg = ScreenPicture(try scene.layout(in: orientation), style).svg
    #expect(svg.contains("<circle class=\"home-button\" \(place)"), "\(svg)")
    let newer = try Scene(name: "screen", device: "iphone-17", view: View("root"))
    #expect(!ScreenPicture(try newer.layout(in: orientation), style).svg.contains("home-button"))
  }

  @Test("The same layout gives the same bytes")
  func isDeterministic() throws {
    let file = try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/BigNerdRanch/homepwner-pad.json")))
    let layouts = try file.layouts(under: file.conditions(askedFor: LayoutRequest())).layouts
    for layout in layouts {
      #expect(ScreenPicture(layout, PictureStyle()).svg == ScreenPicture(layout, PictureStyle()).svg)
    }
  }

  @Test("Lines are those that were measured, and what is cut ends in an ellipsis")
  func lines() {
    let font = ResolvedFont(size: 17)
    let text = "Forgot your password or your name? Ask again and again."
    for width in stride(from: 30.0, through: 400, by: 7.3) {
      let size = TextMeasurer.standard.size(of: text, font: font, width: width + 1, numberOfLines: 0, scale: 1_000_000)
      let shown = ShownText(text, font: font, width: width, numberOfLines: 0)
      #expect(abs(Double(shown.lines.count) * font.lineHeight - size.height) < 1e-3, "\(width)")
      #expect(abs((shown.lines.map(\.width).max() ?? 0) - size.width) < 1e-3, "\(width)")
      let cut = ShownText(text, font: font, width: width, numberOfLines: 2)
      #expect(cut.lines.count <= 2)
      if shown.lines.count > 2 {
        #expect(cut.lines.last?.text.hasSuffix("…") == true)
        #expect((cut.lines.last?.width ?? 0) <= width + 1)
      } else {
        #expect(cut == shown)
      }
    }
  }
}

/// A picture as an XML parser reads it.
final class ReadPicture: NSObject, XMLParserDelegate {
  /// A group of a view with the rectangle that comes first in it.
  struct View: Equatable, CustomStringConvertible {
    let id: String
    let frame: [Double]

    static func == (a: View, b: View) -> Bool {
      a.id == b.id && a.frame.count == b.frame.count && zip(a.frame, b.frame).allSatisfy { abs($0 - $1) <= 0.0021 }
    }

    var description: String { "\(id) \(frame)" }
  }

  private(set) var views: [View] = []
  private(set) var elements: Set<String> = []
  private var pending: String?

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    let isRead = parser.parse()
    try #require(isRead, "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(element)
    if let id = pending {
      pending = nil
      if element == "rect" {
        views.append(
          View(id: id, frame: ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }))
      }
    }
    if element == "g", let id = attributes["data-id"] { pending = id }
  }
}
