import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The canvas of Interface Builder where required heights can't all hold (<doc:CanvasRules#Tables>,
/// <doc:CanvasRules#Controls-on-the-canvas>).
struct CanvasConflictTests {
  private static func rect(_ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func constraint(
    _ id: String, _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    _ constant: Double = 0
  ) -> String {
    let items = [("firstItem", first), ("secondItem", second), ("secondAttribute", other)]
    let written = items.compactMap { name, value in value.map { "\(name)=\"\($0)\"" } }.joined(separator: " ")
    return "<constraint \(written) firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// A cell 44 points high, whose view wants 44 of its own and 8 around them.
  private static func cell(_ attributes: String) -> String {
    """
    <tableViewCell id="cell" \(attributes)>\(rect(0, 414, 44))
    <tableViewCellContentView key="contentView" id="content">\(rect(0, 414, 44))<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">\(rect(8, 414, 44))<constraints>
    \(constraint("height", nil, "height", nil, nil, 44))</constraints></view></subviews><constraints>
    \(constraint("top", "inner", "top", "content", "top", 8))
    \(constraint("bottom", "content", "bottom", "inner", "bottom", 8))
    \(constraint("left", "inner", "leading", "content", "leading"))
    \(constraint("right", "inner", "trailing", "content", "trailing"))</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func layout(_ objects: String) throws -> ScreenLayout {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701">
      <device id="retina6_1" orientation="portrait"/><objects>\(objects)</objects>
      <resources><image name="bolt" catalog="system" width="128" height="90"/></resources></document>
      """
    let scene = try #require(try InterfaceBuilderFile(reading: Array(text.utf8), name: "file").scenes().scenes.first)
    return try scene.layout(on: #require(scene.canvas))
  }

  private static func table(_ cell: String) -> String {
    """
    <tableViewController id="a"><tableView key="view" rowHeight="-1" id="table">\(rect(0, 414, 896))
    <prototypes>\(cell)</prototypes></tableView></tableViewController>
    """
  }

  @Test("A cell that stands alone lets what holds its content's bottom go, and says so")
  func keepsHeightsInLoneCells() throws {
    let screen = try layout(Self.cell("rowHeight=\"44\""))
    #expect(screen["inner"]?.frame == Rect(x: 0, y: 8, width: 414, height: 44))
    let conflict = try #require(screen.diagnostics.first { $0.code == .unsatisfiableConstraints })
    #expect(conflict.broken == ["bottom"])
  }

  @Test("A table's cell with a height of its own lets an inner height go")
  func keepsHeightsOfCells() throws {
    let screen = try layout(Self.table(Self.cell("rowHeight=\"44\"")))
    #expect(screen["inner"]?.frame == Rect(x: 0, y: 8, width: 414, height: 28))
    #expect(screen.diagnostics.first { $0.code == .unsatisfiableConstraints }?.broken == ["height"])
  }

  @Test("What a table's cell without a height of its own shows is as high as it asks for")
  func keepsHeightsInAutomaticRows() throws {
    let screen = try layout(Self.table(Self.cell("")))
    #expect(screen["inner"]?.frame == Rect(x: 0, y: 8, width: 414, height: 44))
    #expect(!screen.diagnostics.contains { $0.code == .unsatisfiableConstraints })
  }

  @Test("Lines of text yield before edges and lengths")
  func yieldsLinesOfText() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize="
    let screen = try layout(
      """
      <view id="root">\(Self.rect(0, 414, 896))<subviews>
      <label text="Host" translatesAutoresizingMaskIntoConstraints="NO" id="name">\(Self.rect(14.5, 90, 21))
      <constraints>\(Self.constraint("height", nil, "height", nil, nil, 21))
      \(Self.constraint("width", nil, "width", nil, nil, 90))</constraints>\(font)"17"/></label>
      <textField text="a" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
      \(Self.rect(10, 90, 30))<constraints>\(Self.constraint("high", nil, "height", nil, nil, 30))
      \(Self.constraint("wide", nil, "width", nil, nil, 90))</constraints>\(font)"14"/></textField></subviews><constraints>
      \(Self.constraint("line", "name", "firstBaseline", "field", "firstBaseline"))
      \(Self.constraint("middle", "name", "centerY", "field", "centerY"))
      \(Self.constraint("top", "field", "top", "root", "top", 10))
      \(Self.constraint("left", "field", "leading", "root", "leading"))
      \(Self.constraint("side", "name", "leading", "field", "trailing"))</constraints></view>
      """)
    #expect(screen["name"]?.frame.height == 21)
    #expect(screen["name"]?.frame.y == 14.5)
    #expect(screen.diagnostics.first { $0.code == .unsatisfiableConstraints }?.broken == ["line"])
  }

  @Test("A symbol of the system's is lower than the height that it must have, evenly above and below")
  func insetsSymbols() throws {
    let screen = try layout(
      """
      <view id="root">\(Self.rect(0, 414, 896))<subviews>
      <imageView image="bolt" translatesAutoresizingMaskIntoConstraints="NO" id="bolt">\(Self.rect(0, 20, 13.5))
      <constraints>\(Self.constraint("height", nil, "height", nil, nil, 23))</constraints></imageView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="below">\(Self.rect(0, 20, 5))<constraints>
      \(Self.constraint("low", nil, "height", nil, nil, 5))\(Self.constraint("narrow", nil, "width", nil, nil, 5))
      </constraints></view></subviews><constraints>
      \(Self.constraint("top", "bolt", "top", "root", "top", 10))
      \(Self.constraint("side", "bolt", "leading", "root", "leading"))
      \(Self.constraint("next", "below", "top", "bolt", "bottom", 5))
      \(Self.constraint("edge", "below", "leading", "root", "leading"))</constraints></view>
      """)
    #expect(screen["bolt"]?.frame == Rect(x: 0, y: 15, width: 20, height: 13.5))
    #expect(screen["below"]?.frame.y == 38)
  }
}
