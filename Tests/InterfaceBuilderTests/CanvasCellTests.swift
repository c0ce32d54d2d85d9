import InterfaceBuilder
import LayoutModel
import Testing

/// The margins that Interface Builder's canvas gives the content of cells (<doc:CanvasRules#Margins-of-cells>).
struct CanvasCellTests {
  /// The place of a cell.
  enum Place: Sendable {
    case alone, tableAsRoot, insetGrouped, tableInView
  }

  private static func rect(_ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func cell(_ width: Double, _ attributes: String, _ content: String, separator: Double) -> String {
    """
    <tableViewCell id="cell" \(attributes)>\(rect(width, 44))
    <tableViewCellContentView key="contentView" id="content" \(content)</tableViewCellContentView></tableViewCell>
    """.replacing("CONTENT", with: rect(width, 44 - separator))
  }

  private static func objects(_ cell: String, in place: Place, _ width: Double) -> String {
    let style = place == .insetGrouped ? "style=\"insetGrouped\"" : ""
    let key = place == .tableInView ? "" : "key=\"view\""
    let table =
      "<tableView \(key) \(style) id=\"table\">\(rect(width, 667))<prototypes>\(cell)</prototypes></tableView>"
    switch place {
    case .alone: return cell
    case .tableAsRoot, .insetGrouped: return "<tableViewController id=\"a\">\(table)</tableViewController>"
    case .tableInView:
      return """
        <viewController id="a"><view key="view" id="root">\(rect(width, 667))<subviews>\(table)</subviews></view>
        </viewController>
        """
    }
  }

  private func margins(
    _ tools: Int, _ device: String, _ place: Place, width: Double, _ attributes: String = "", own: String = "",
    separator: Double = 0
  ) throws -> EdgeInsets {
    let cell = Self.cell(width, attributes, own.isEmpty ? ">CONTENT" : own, separator: separator)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
      <device id="\(device)" orientation="portrait"/>
      <objects>\(Self.objects(cell, in: place, width))</objects></document>
      """
    let scene = try #require(try InterfaceBuilderFile(reading: Array(text.utf8), name: "file").scenes().scenes.first)
    var pending = [scene.rootViewController.view]
    while let view = pending.popLast() {
      if view.id == "content" {
        return try #require(view.directionalLayoutMargins?.insets(for: .leftToRight) ?? view.layoutMargins)
      }
      pending += view.subviews
    }
    throw Missing()
  }

  @Test(
    "Rows of a controller's table are as wide as it and as high as they say in Xcode 7, not later",
    arguments: [
      (9_532, Size(width: 375, height: 198), Size(width: 375, height: 197)),
      (12_121, Size(width: 320, height: 150), Size(width: 320, height: 43)),
    ])
  func drawsRows(tools: Int, row: Size, content: Size) throws {
    let cell = """
      <tableViewCell id="cell" rowHeight="198">\(Self.rect(320, 150))
      <tableViewCellContentView key="contentView" id="content">\(Self.rect(320, 43))</tableViewCellContentView></tableViewCell>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
      <objects>\(Self.objects(cell, in: .tableAsRoot, 375))</objects></document>
      """
    let scene = try #require(try InterfaceBuilderFile(reading: Array(text.utf8), name: "file").scenes().scenes.first)
    let found = try #require(scene.rootViewController.view.subviews.first { $0.id == "cell" })
    #expect(found.frame?.size == row)
    #expect(found.subviews.first { $0.id == "content" }?.frame?.size == content)
  }

  private struct Missing: Error {}

  @Test(
    "The device's width and the table's place decide",
    arguments: [
      (12121, "retina4_7", Place.tableAsRoot, 375.0, 8.0, 8.0), (14460, "retina4_7", .alone, 375, 16, 11),
      (13196, "retina4_7", .alone, 320, 8, 8), (13196, "retina4_7", .tableAsRoot, 375, 8, 8),
      (13529, "retina4_7", .alone, 320, 16, 11),
      (14460, "retina4_7", .tableAsRoot, 375, 16, 11), (14460, "retina4_7", .tableInView, 375, 15, 11),
      (15505, "retina4_7", .alone, 600, 15, 11), (15505, "retina4_7", .insetGrouped, 343, 15, 11),
      (15505, "retina4_7", .tableAsRoot, 375, 16, 11), (15505, "retina4_7", .tableInView, 375, 15, 11),
      (15505, "retina6_1", .alone, 320, 16, 11), (15505, "retina6_1", .alone, 414, 20, 11),
      (15505, "retina6_1", .tableInView, 414, 20, 11), (15505, "ipad9_7", .tableInView, 570, 15, 11),
      (17701, "retina6_0", .tableInView, 374, 20, 11), (17701, "retina5_9", .tableInView, 375, 16, 11),
      (22154, "retina5_5", .tableInView, 414, 16, 11), (22154, "retina5_5", .tableAsRoot, 414, 20, 11),
      (21701, "retina6_1", .insetGrouped, 374, 20, 11), (23504, "retina4_7", .alone, 450, 16, 11),
      (24506, "retina6_12", .alone, 320, 16, 15), (24506, "retina6_12", .alone, 339, 20, 15),
    ])
  func followsDevice(
    tools: Int, device: String, place: Place, width: Double, side: Double, vertical: Double
  ) throws {
    let found = try margins(tools, device, place, width: width)
    #expect(found == EdgeInsets(top: vertical, left: side, bottom: vertical, right: side))
  }

  @Test("An accessory leaves 8 beside it from Xcode 9 on")
  func heedsAccessories() throws {
    let accessory = "accessoryType=\"disclosureIndicator\""
    #expect(try margins(21701, "retina6_1", .tableAsRoot, width: 414, accessory).right == 8)
    #expect(try margins(21701, "retina6_1", .tableAsRoot, width: 414, accessory).left == 20)
  }

  @Test("The margin below is less by what the content is shorter than its cell, from Xcode 9 on")
  func heedsSeparators() throws {
    #expect(try margins(14460, "retina4_7", .tableAsRoot, width: 375, separator: 0.5).bottom == 10.5)
    #expect(try margins(12121, "retina4_7", .tableAsRoot, width: 375, separator: 1).bottom == 8)
  }

  @Test("Own margins of a content that preserves its superview's count where they are larger")
  func heedsOwnMargins() throws {
    let own = """
       preservesSuperviewLayoutMargins="YES">CONTENT
      <edgeInsets key="layoutMargins" top="16" left="16" bottom="8" right="24"/>
      """
    let found = try margins(17701, "retina6_1", .alone, width: 414, own: own)
    #expect(found == EdgeInsets(top: 16, left: 20, bottom: 11, right: 24))
  }

  @Test("Own margins of a content that doesn't preserve stand")
  func keepsOwnMargins() throws {
    let own = ">CONTENT<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"0\" bottom=\"0\" right=\"0\"/>"
    #expect(try margins(12121, "retina4_7", .alone, width: 320, own: own) == .zero)
  }
}
