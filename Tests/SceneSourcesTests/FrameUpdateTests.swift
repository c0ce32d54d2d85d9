import Foundation
import LayoutModel
import SceneSources
import Testing

/// Frames that are written anew on the canvas once something in a scene changes (<doc:CanvasRules>).
struct FrameUpdateTests {
  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func constraint(
    _ id: String, _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    _ constant: Double = 0, more: String = ""
  ) -> String {
    let items = [("firstItem", first), ("secondItem", second), ("secondAttribute", other)]
    let written = items.compactMap { name, value in value.map { "\(name)=\"\($0)\"" } }.joined(separator: " ")
    return "<constraint \(written) firstAttribute=\"\(attribute)\" constant=\"\(constant)\" \(more) id=\"\(id)\"/>"
  }

  /// A view that constraints place: its kind, its frame, and what else its element has.
  private static func view(
    _ kind: String, _ id: String, _ frame: String, _ attributes: String = "", _ inner: String = ""
  ) -> String {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">\(frame)\(inner)</\(kind)>"
  }

  /// A box 20 by 20 that lay 8 below the top and is tied 28 below it now, so that the scene changes.
  private static let moved = view(
    "view", "box", rect(0, 8, 20, 20), "",
    "<constraints>\(constraint("c1", nil, "width", nil, nil, 20))\(constraint("c2", nil, "height", nil, nil, 20))</constraints>"
  )
  private static let movedBy =
    constraint("c3", "box", "top", "root", "top", 28) + constraint("c4", "box", "leading", "root", "leading")

  private static func document(_ objects: String, tools: Int = 21_701, device: String = "retina4_7") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
    useAutolayout="YES" useSafeAreas="YES"><device id="\(device)" orientation="portrait"/><objects>\(objects)</objects></document>
    """
  }

  private static func root(_ subviews: String, _ constraints: String, size: Size = Size(width: 375, height: 667))
    -> String
  {
    """
    <view id="root">\(rect(0, 0, size.width, size.height))<subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
    """
  }

  /// The frame of a view in a file after its frames are updated.
  private func frame(_ id: String, in document: String) throws -> Rect {
    let update = try FrameUpdate(Array(document.utf8), name: "file")
    #expect(update.isSettled)
    let text = String(decoding: update.bytes, as: UTF8.self)
    let view = try #require(text.range(of: "id=\"\(id)\">"))
    let rect = text[view.upperBound...].prefix(while: { $0 != ">" })
    let numbers = rect.split(separator: "\"").compactMap { Double($0) }
    try #require(numbers.count == 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("Stretched texts of priority 1000 don't hold the length that they were stretched to")
  func lengthensNothingBeside() throws {
    let resists = "verticalCompressionResistancePriority=\"1000\" numberOfLines=\"0\""
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let rows =
      Self.view("label", "one", Self.rect(0, 0, 343, 72), "text=\"One\" \(resists)", font)
      + Self.view("label", "two", Self.rect(0, 72, 343, 72), "text=\"Two\" \(resists)", font)
    let stack = Self.view(
      "stackView", "stack", Self.rect(16, 36.5, 343, 144), "axis=\"vertical\" distribution=\"fillEqually\"",
      "<subviews>\(rows)</subviews>")
    let title = Self.view(
      "label", "title", Self.rect(16, 8, 343, 20.5), "text=\"Title\" verticalHuggingPriority=\"251\"", font)
    let constraints = [("title", "leading", 16.0), ("title", "top", 20), ("stack", "leading", 16)].enumerated().map {
      Self.constraint("a\($0)", $1.0, $1.1, "root", $1.1, $1.2)
    }
    let ends = [("title", "trailing", 16.0), ("stack", "trailing", 16), ("stack", "bottom", 20)].enumerated().map {
      Self.constraint("b\($0)", "root", $1.1, $1.0, $1.1, $1.2)
    }
    let between = Self.constraint("d", "stack", "top", "title", "bottom", 8)
    let text = Self.document(
      Self.root(
        title + stack, (constraints + ends + [between]).joined(), size: Size(width: 375, height: 200.5)))
    #expect(try frame("title", in: text) == Rect(x: 16, y: 20, width: 343, height: 20.5))
    #expect(try frame("stack", in: text) == Rect(x: 16, y: 48.5, width: 343, height: 132))
    #expect(try frame("two", in: text) == Rect(x: 0, y: 66, width: 343, height: 66))
  }

  @Test("A text that nothing stretches any more is as wide as it asks for")
  func releasesTexts() throws {
    let label = Self.view(
      "label", "label", Self.rect(16, 100, 343, 20.5), "text=\"Hello\" horizontalHuggingPriority=\"251\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    func width(_ relation: String) throws -> Double {
      let constraints = [
        Self.constraint("a", "label", "leading", "root", "leading", 16),
        Self.constraint("b", "label", "top", "root", "top", 100),
        Self.constraint("c", "root", "trailing", "label", "trailing", 16, more: relation),
      ]
      return try frame("label", in: Self.document(Self.root(label, constraints.joined()))).width
    }
    #expect(abs(try width("relation=\"greaterThanOrEqual\"") - 39) <= 1.5)
    #expect(try width("") == 343)
  }

  @Test(
    "A hidden view outside stack views is written, too, and a button without a title is as high as its line asks for")
  func updatesHiddenViewsAndEmptyButtons() throws {
    let hidden = Self.view("view", "hidden", Self.rect(0, 28, 20, 40), "hidden=\"YES\"")
    let button = Self.view("button", "button", Self.rect(100, 8, 60, 48), "buttonType=\"system\"")
    let constraints = [
      Self.movedBy, Self.constraint("d", "hidden", "top", "box", "bottom"),
      Self.constraint("e", "hidden", "leading", "box", "leading"),
      Self.constraint("f", "hidden", "width", "box", "width"), Self.constraint("g", "hidden", "height", nil, nil, 40),
      Self.constraint("h", "button", "top", "box", "top"),
      Self.constraint("i", "button", "leading", "root", "leading", 100),
    ]
    let text = Self.document(Self.root(Self.moved + hidden + button, constraints.joined()))
    #expect(try frame("hidden", in: text) == Rect(x: 0, y: 48, width: 20, height: 40))
    #expect(try frame("button", in: text) == Rect(x: 100, y: 28, width: 30, height: 30))
  }

  @Test("Toolbars above a home indicator are 49 high from Xcode 11 on", arguments: [(17_156, 49.0), (14_490, 44)])
  func heightensToolbars(tools: Int, height: Double) throws {
    let toolbar = Self.view("toolbar", "bar", Self.rect(0, 818, 414, 44))
    let constraints = [
      Self.constraint("a", "bar", "leading", "root", "leading"),
      Self.constraint("b", "root", "trailing", "bar", "trailing"),
      Self.constraint("c", "safe", "bottom", "bar", "bottom"),
    ]
    let text = Self.document(
      Self.root(toolbar, constraints.joined(), size: Size(width: 414, height: 896)), tools: tools, device: "retina6_1")
    #expect(try frame("bar", in: text) == Rect(x: 0, y: 862 - height, width: 414, height: height))
  }

  @Test("Rows of a scene that changes are as wide as their table, below the header that its Xcode draws")
  func updatesRows() throws {
    func text(_ frame: String, _ top: Double) -> String {
      let row = """
        <tableViewCell id="row">\(Self.rect(0, 28, 342, 60))
        <tableViewCellContentView key="contentView" id="content">\(Self.rect(0, 0, 342, 60))</tableViewCellContentView>
        </tableViewCell>
        """
      let table = Self.view(
        "tableView", "table", frame, "dataMode=\"prototypes\" style=\"plain\" sectionHeaderHeight=\"28\"",
        "<prototypes>\(row)</prototypes>")
      let constraints = [("leading", 0), ("top", top)].map { Self.constraint("a\($0)", "table", $0, "root", $0, $1) }
      let ends = ["trailing", "bottom"].map { Self.constraint("b\($0)", "root", $0, "table", $0) }
      return Self.document(Self.root(table, (constraints + ends).joined()))
    }
    let changed = text(Self.rect(0, 100, 375, 567), 120)
    #expect(try frame("row", in: changed) == Rect(x: 0, y: 50, width: 375, height: 60))
    #expect(try frame("content", in: changed) == Rect(x: 0, y: 0, width: 375, height: 60))
    let same = text(Self.rect(0, 100, 375, 567), 100)
    #expect(try frame("row", in: same) == Rect(x: 0, y: 28, width: 342, height: 60))
  }

  @Test("The inset that an earlier Xcode drew stays until the scene changes")
  func updatesInsets() throws {
    let low = Self.view("view", "low", Self.rect(100, 0, 20, 20), "", "")
    func text(_ top: Double) -> String {
      let constraints = [
        Self.constraint("c3", "box", "top", "root", "top", top),
        Self.constraint("c4", "box", "leading", "root", "leading"),
        Self.constraint("d", "low", "top", "safe", "top"),
        Self.constraint("e", "low", "leading", "root", "leading", 100),
        Self.constraint("f", "low", "width", "box", "width"), Self.constraint("g", "low", "height", "box", "height"),
      ]
      return Self.document(
        "<viewController id=\"a\"><view key=\"view\" id=\"root\">"
          + Self.root(Self.moved + low, constraints.joined()).drop { $0 != ">" }.dropFirst() + "</viewController>")
    }
    #expect(try frame("low", in: text(8)) == Rect(x: 100, y: 0, width: 20, height: 20))
    #expect(try frame("low", in: text(28)) == Rect(x: 100, y: 20, width: 20, height: 20))
  }
}
