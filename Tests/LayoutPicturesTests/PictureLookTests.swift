import Checks
import FileSystem
import Foundation
import LayoutCommand
import LayoutModel
import LayoutPictures
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing
import ViewKinds

/// The marks of pictures beside the views' own looks: bars, rows of tables, sheets, the keyboard, images.
final class PictureLookTests {
  /// A folder of the test's own, gone with it.
  private let folder = FileManager.default.temporaryDirectory.appending(path: "layout-looks-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The picture of a file's initial scene upright.
  private func picture(
    of file: any SceneSource, on device: String, _ version: String, _ overlays: Set<PictureStyle.Overlay> = []
  ) throws -> ScreenPicture {
    var request = LayoutRequest()
    request.scene = "initial"
    request.devices = [device]
    request.orientations = [.portrait]
    request.systemVersions = [try #require(SystemVersion(version))]
    let layout = try #require(try file.layouts(under: file.conditions(askedFor: request)).layouts.first)
    var style = PictureStyle(of: file)
    style.overlays = overlays
    return ScreenPicture(layout, style)
  }

  /// A storyboard's table of two sections in a navigation controller.
  private func settings(_ style: String = "insetGrouped") throws -> any SceneSource {
    func row(_ id: String, _ y: Int) -> String {
      """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="353" height="44"/><autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
          <rect key="frame" x="0" y="0" width="353" height="44"/><autoresizingMask key="autoresizingMask"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let path = folder.appending(path: "Settings.storyboard").path
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="59" width="393" height="44"/></navigationBar>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController id="list" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="\(style)" separatorStyle="default" id="table">
              <rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <sections>
                <tableViewSection headerTitle="General" footerTitle="Applies to all." id="general"><cells>\(row("a", 55))\(row("b", 99))</cells></tableViewSection>
                <tableViewSection id="more"><cells>\(row("c", 180))</cells></tableViewSection>
              </sections>
            </tableView>
            <navigationItem key="navigationItem" title="Settings" id="item"/>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """.write(toFile: path, atomically: true, encoding: .utf8)
    return try SceneFormats.documents.source(at: Path(path))
  }

  @Test(
    "A table in a navigation controller begins below the bar, and what is found of its rows stands where they are seen")
  func contentBelowBars() throws {
    let file = try settings()
    let picture = try picture(of: file, on: "iphone-15", "17.0")
    let table = try #require(picture.views.first { $0.className == "UITableView" })
    #expect(table.contentOffset == Point(x: 0, y: -103))
    #expect(picture.svg.contains("<g transform=\"translate(0 103)\">"))
    #expect(try ReadPicture(picture.svg).views.first { $0.id == "a" }?.frame[1] == 55.333)
    let named = try self.picture(of: file, on: "iphone-15", "17.0", [.names]).svg
    #expect(named.contains("x=\"20\" y=\"158.333\" width=\"10.4\" height=\"11\""))
  }

  @Test(
    "Sections have their titles, as each system writes them, and rows of inset groups round corners at the section's ends",
    arguments: [("12.0", ">GENERAL</text>"), ("17.0", ">GENERAL</text>"), ("26.0", ">General</text>")])
  func sections(version: String, title: String) throws {
    let picture = try picture(of: try settings(), on: version == "12.0" ? "iphone-x" : "iphone-15", version)
    #expect(picture.svg.contains(title) && picture.svg.contains(">Applies to all.</text>"))
    let corners = ["a", "b", "c"].map { id in
      picture.views.first { $0.name == id }?.look.marks.compactMap { mark -> Int? in
        if case .path(let spots, true, _) = mark { spots.count } else { nil }
      }.first
    }
    // Seven spots a round corner, one a square one.
    #expect(corners == [16, 16, 28])
  }

  @Test("The rows of a grouped table reach from side to side, with lines at the section's ends")
  func groups() throws {
    let picture = try picture(of: try settings("grouped"), on: "iphone-15", "17.0")
    let insets = ["a", "b"].map { id in
      picture.views.first { $0.name == id }?.look.marks.compactMap { mark -> Double? in
        if case .box(let area, _, _) = mark { area.left.points } else { nil }
      }
    }
    #expect(insets == [[0, 16], [0]])
  }

  @Test(
    "The status bar is over the views, dark on light and light on dark",
    arguments: [("systemBackground", "#000000"), ("black", "#ffffff")])
  func statusBar(ground: String, color: String) throws {
    var root = View("root")
    root.appearance.backgroundColor = .system(ground)
    let layout = try Scene(name: "Status", device: "iphone-15", view: root).layout(in: .portrait)
    let svg = ScreenPicture(layout, PictureStyle()).svg
    let time = try #require(svg.components(separatedBy: "<text").first { $0.contains(">9:41<") })
    #expect(time.contains("fill=\"\(color)\""))
  }

  @Test("A phone on its side has no status bar from iOS 8 on")
  func statusBarInLandscape() throws {
    let layout = try Scene(name: "Status", device: "iphone-15", view: View("root")).layout(in: .landscapeLeft)
    #expect(!ScreenPicture(layout, PictureStyle()).svg.contains("9:41"))
  }

  @Test("The keyboard stands over the window's lower edge while it is up")
  func keyboard() throws {
    let path = Checkout.path("Fixtures/Controllers/keyboard-turn.json")
    #expect(Program.run(["trace", path, "--format", "svg", "--output", folder.path + "/"]) == .success)
    let moments = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let keys = try moments.map { moment in
      try String(contentsOf: folder.appending(path: moment), encoding: .utf8).contains(">Q</text>")
    }
    #expect(keys.first == false && keys.contains(true))
  }

  private static let canReadPDF = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo")
  }

  @Test("An image that is PDF is embedded as SVG", .enabled(if: canReadPDF, "no pdftocairo"))
  func pdf() throws {
    let set = folder.appending(path: "Assets.xcassets/dot.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try #"{"images": [{"idiom": "universal", "filename": "dot.pdf"}], "info": {"version": 1, "author": "xcode"}}"#
      .write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    try """
    %PDF-1.1
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 24]/Contents 4 0 R>>endobj
    4 0 obj<</Length 22>>stream
    1 0 0 rg 4 4 16 16 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """.write(to: set.appending(path: "dot.pdf"), atomically: true, encoding: .utf8)
    let library = ImageLibrary(beside: Path(folder.appending(path: "screen.json").path), named: ["dot"])
    let image = try #require(library["dot"])
    #expect(image.address?.hasPrefix("data:image/svg+xml;base64,") == true && image.size == Size(width: 24, height: 24))
  }

  // MARK: Images, symbols and layers

  /// A picture of one view in a fixture.
  private func svg(_ view: String, _ images: [String: String] = [:]) throws -> String {
    for (name, contents) in images {
      let set = folder.appending(path: "Images.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try #"<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><path d="M0 0h300v300H0z"/></svg>"#
        .write(to: set.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
      try contents.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    }
    let path = folder.appending(path: "screen.json").path
    try #"{"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [\#(view)]}}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    let file = try SceneFormats.documents.source(at: Path(path))
    let layout = try #require(try file.layouts(under: file.conditions(askedFor: LayoutRequest())).layouts.first)
    return ScreenPicture(layout, PictureStyle(of: file)).svg
  }

  private static func contents(_ name: String, _ properties: String = "") -> String {
    #"{"images": [{"filename": "\#(name).svg", "idiom": "universal"}]\#(properties)}"#
  }

  @Test("A template takes the tint: by its catalogue, its rendering mode, or its place; another keeps its colours")
  func templates() throws {
    let template = Self.contents("shape", #", "properties": {"template-rendering-intent": "template"}"#)
    func image(_ contents: String, _ more: String = "") throws -> Bool {
      let view =
        ##"{"id": "i", "class": "UIImageView", "frame": [0, 0, 50, 50], "appearance": {"imageName": "shape", "tintColor": "#ff0000"\##(more)}}"##
      return try svg(view, ["shape": contents]).contains("flood-color=\"#ff0000\"")
    }
    #expect(try image(template))
    #expect(try !image(Self.contents("shape")))
    #expect(try image(Self.contents("shape"), #", "renderingMode": "alwaysTemplate""#))
    #expect(try !image(template, #", "renderingMode": "alwaysOriginal""#))
  }

  @Test("A button shrinks an image that is larger than it is")
  func largeImage() throws {
    let button =
      #"{"id": "b", "class": "UIButton", "buttonType": "custom", "frame": [20, 100, 24, 24], "image": {"size": [300, 300]}, "appearance": {"imageName": "big"}}"#
    let text = try svg(button, ["big": Self.contents("big")])
    #expect(text.contains(#"<image x="20" y="100" width="24" height="24""#))
  }

  @Test("Shadows, gradients and corners of layers are drawn")
  func layers() throws {
    let view = """
      {"id": "v", "frame": [20, 100, 100, 60], "appearance": {"backgroundColor": "white", "cornerRadius": 12, \
      "cornerCurve": "continuous", "maskedCorners": ["topLeft", "topRight"], \
      "shadow": {"opacity": 0.3, "radius": 4, "offset": [0, 2]}, \
      "gradient": {"colors": ["#ff0000", "#0000ff"], "start": [0, 0.5], "end": [1, 0.5]}}}
      """
    let text = try svg(view)
    #expect(text.contains(#"<feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset result="s" dx="0" dy="2"/>"#))
    #expect(text.contains(##"<feFlood flood-color="#000000" flood-opacity="0.3"/>"##))
    #expect(text.contains(##"x1="0" y1="0.5" x2="1" y2="0.5"><stop offset="0" stop-color="#ff0000"/>"##))
    #expect(text.contains("<path d=\"M20 118.344C") && text.contains("L120 160L20 160z"))
    #expect(
      try !svg(view.replacingOccurrences(of: #""cornerRadius": 12"#, with: #""clipsToBounds": true"#)).contains(
        "feDropShadow"))
  }

  @Test("Shapes that code drew are drawn in their view, over its fill")
  func shapes() throws {
    let view = ##"""
      {"id": "v", "frame": [20, 100, 100, 60], "appearance": {"backgroundColor": "white", "shapes": [
      {"path": "M0 0L10 0L5 8Z", "fill": "#ff0000", "isEvenOdd": true, "opacity": 0.5},
      {"path": "M1 2Q3 4 5 6", "line": "#0000ff", "lineWidth": 3, "lineCap": "round", "lineJoin": "bevel", "dashes": [4, 2]}]}}
      """##
    let text = try svg(view)
    let place = #"<path transform="translate(20 100)" d=""#
    #expect(text.contains(##"\##(place)M0 0L10 0L5 8Z" fill="#ff0000" fill-rule="evenodd" opacity="0.5"/>"##))
    #expect(
      text.contains(
        ##"\##(place)M1 2Q3 4 5 6" fill="none" stroke="#0000ff" stroke-width="3" stroke-linecap="round""##
          + ##" stroke-linejoin="bevel" stroke-dasharray="4 2"/>"##))
    #expect(text.contains(##"fill="#ffffff"/>"## + place))
  }

  @Test("A search bar has its button and its scopes")
  func searchBar() throws {
    let bar =
      #"{"id": "s", "class": "UISearchBar", "frame": [0, 100, 402, 100], "appearance": {"showsCancelButton": true, "scopeTitles": ["All", "Unread"]}}"#
    let text = try svg(bar)
    #expect([">Cancel<", ">All<", ">Unread<"].allSatisfy(text.contains))
  }

  @Test("A symbol is a picture of its own, in its colour")
  func symbols() throws {
    let view =
      ##"{"id": "i", "class": "UIImageView", "frame": [20, 100, 50, 50], "appearance": {"systemImageName": "person.crop.circle.fill", "tintColor": "#00aa00", "contentMode": "scaleAspectFit"}}"##
    let text = try svg(view)
    #expect(
      text.contains(
        #"<svg x="20" y="100" width="50" height="50" preserveAspectRatio="xMidYMid meet" viewBox="0 0 24 24""#))
    #expect(text.contains("stroke=\"#00aa00\"") && text.contains("<mask "))
  }

  @Test("A text as wide as Interface Builder measured it is shown whole, in a font that isn't here too")
  func measuredTexts() throws {
    func label(_ text: String, _ width: Double, _ font: String) throws -> String {
      let path = folder.appending(path: "Label.xib").path
      try """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
          <subviews><label text="\(text)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="100" width="\(width)" height="16"/>\(font)</label></subviews>
          <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="c2"/></constraints>
        </view></objects>
      </document>
      """.write(toFile: path, atomically: true, encoding: .utf8)
      let file = try SceneFormats.documents.source(at: Path(path))
      let layout = try #require(try file.layouts(under: file.conditions(askedFor: LayoutRequest())).layouts.first)
      return ScreenPicture(layout, PictureStyle(of: file)).svg
    }
    let other = #"<fontDescription key="fontDescription" name="Lato-Regular" family="Lato" pointSize="13"/>"#
    #expect(try label("Jan 16, 2018", 73, other).contains(">Jan 16, 2018<"))
    // In a third of its width it isn't squeezed.
    #expect(try label("Jan 16, 2018", 30, other).contains("…<"))
  }
}
