import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// Cells of UIKit's styles, their accessories, and rows within their table.
struct CellLayoutTests {
  private static let devices = ["iphone-5", "iphone-15", "ipad-11"]

  /// A table of a cell of each style, each with its accessory.
  private static func table(
    _ style: ViewAppearance.TableStyle = .grouped, _ accessory: ViewAppearance.AccessoryType = .disclosureIndicator
  ) -> View {
    var table = View("table", class: "UITableView", autoresizingMask: [.flexibleWidth, .flexibleHeight])
    table.appearance.tableStyle = style
    table.subviews = CellSettings.Style.allCases.map { cell($0, accessory) }
    return table
  }

  private static func cell(_ style: CellSettings.Style, _ accessory: ViewAppearance.AccessoryType) -> View {
    func label(_ part: String, _ text: String) -> View {
      var label = View("\(part)-\(style.rawValue)", class: "UILabel")
      label.text = text
      label.font = .textStyle(.body)
      return label
    }
    var content = View("content-\(style.rawValue)", class: "UITableViewCellContentView")
    content.subviews = [label("title", "Network")]
    if style != .default { content.subviews.append(label("detail", "Not connected")) }
    var cell = View("cell-\(style.rawValue)", class: "UITableViewCell", subviews: [content])
    cell.appearance.accessoryType = accessory
    cell.cell.style = style
    cell.cell.textLabel = "title-\(style.rawValue)"
    cell.cell.detailTextLabel = style == .default ? nil : "detail-\(style.rawValue)"
    return cell
  }

  private func layout(
    _ table: View, on name: String, _ orientation: InterfaceOrientation = .portrait, _ version: Int? = nil,
    _ category: ContentSizeCategory = .large, _ direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws -> Layout {
    let device = try #require(DeviceCatalogue.device(named: name))
    var window = device.window(in: orientation)
    if let version { window.traits.systemVersion = SystemVersion(major: version, minor: 0) }
    window.traits.preferredContentSizeCategory = category
    window.traits.layoutDirection = direction
    return try LayoutPlan(ViewTree(table, for: window.traits, windowSize: window.size)).layout(in: window)
  }

  private func frame(_ id: String, _ layout: Layout) throws -> Rect { try #require(layout[id]).frame }

  @Test(
    "An accessory narrows the content by the system's version",
    arguments: [
      ("iphone-5", 8, 287.0), ("iphone-5", 10, 287), ("iphone-8", 12, 341), ("iphone-8", 13, 348),
      ("iphone-8", 14, 349.5),
      ("iphone-8", 15, 350.5), ("iphone-8", 16, 348.5), ("iphone-11", 26, 383.5),
    ])
  func narrowsContent(device: String, version: Int, width: Double) throws {
    let found = try layout(Self.table(), on: device, .portrait, version)
    #expect(try frame("content-default", found).width == width)
  }

  @Test("Styles place their texts where Xcode stored them for iOS 16 on an iPhone 8")
  func placesTexts() throws {
    let found = try layout(Self.table(), on: "iphone-8", .portrait, 16)
    #expect(try frame("title-default", found) == Rect(x: 16, y: 0, width: 324.5, height: 43.5))
    let (title, detail) = (try frame("title-value1", found), try frame("detail-value1", found))
    #expect(title.x == 16 && title.y == 11.5 && detail.maxX == 340.5 && detail.y == title.y)
    let (above, below) = (try frame("title-subtitle", found), try frame("detail-subtitle", found))
    #expect(above.x == 16 && below.x == 16 && below.y == above.maxY + 1.5)
    #expect(try frame("title-value2", found).width == 91 && frame("detail-value2", found).x == 113)
  }

  @Test("Details stand below their titles at the accessibility sizes, from iOS 11 on", arguments: [10, 16, 26])
  func stacksTexts(version: Int) throws {
    let device = version == 10 ? "iphone-5" : "iphone-15"
    let found = try layout(Self.table(), on: device, .portrait, version, .accessibilityLarge)
    let (title, detail) = (try frame("title-value1", found), try frame("detail-value1", found))
    #expect((detail.y >= title.maxY) == (version >= 11))
  }

  @Test("Rows of an inset grouped table lie within the margins and the safe area, others' content within the safe area")
  func heedsSafeArea() throws {
    let inset = try layout(Self.table(.insetGrouped), on: "iphone-15", .landscapeLeft)
    #expect(try frame("cell-default", inset).x == 79 && frame("cell-default", inset).maxX == 773)
    let plain = try layout(Self.table(.plain), on: "iphone-15", .landscapeLeft)
    #expect(try frame("cell-default", plain).width == 852 && frame("content-default", plain).x == 59)
  }

  @Test("What is right from left to right is left from right to left", arguments: devices)
  func mirrors(device: String) throws {
    for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
      let plain = try layout(Self.table(), on: device, orientation)
      let mirrored = try layout(Self.table(), on: device, orientation, nil, .large, .rightToLeft)
      for style in CellSettings.Style.allCases {
        for (view, superview) in [("title", "content"), ("content", "cell")] {
          let width = try frame("\(superview)-\(style.rawValue)", plain).width
          let (own, other) = (
            try frame("\(view)-\(style.rawValue)", plain), try frame("\(view)-\(style.rawValue)", mirrored)
          )
          #expect(abs(own.x - (width - other.maxX)) < 0.51, "\(view)-\(style.rawValue) on \(device)")
        }
      }
    }
  }

  @Test("Nothing lies outside its cell, and no text is cut that there is room for", arguments: devices)
  func keepsTextsInside(device: String) throws {
    for category in ContentSizeCategory.allCases {
      for direction in UserInterfaceLayoutDirection.allCases {
        let found = try layout(Self.table(), on: device, .portrait, nil, category, direction)
        for style in CellSettings.Style.allCases {
          let content = try frame("content-\(style.rawValue)", found).size
          for part in style == .default ? ["title"] : ["title", "detail"] {
            let text = try frame("\(part)-\(style.rawValue)", found)
            let note: Comment = "\(part)-\(style.rawValue) at \(category) on \(device)"
            #expect(text.x >= 0 && text.maxX <= content.width && text.y >= 0 && text.maxY <= content.height, note)
            #expect(text.height >= 17 && text.width > 0, note)
          }
        }
      }
    }
  }

  @Test("An accessory view stands at the trailing margin in the middle, and the content ends where it begins")
  func placesAccessoryViews() throws {
    var table = Self.table(.grouped, .none)
    var control = View("switch", class: "UISwitch", frame: Rect(x: 3, y: 4, width: 51, height: 31))
    control.isEnabled = true
    table.subviews[0].subviews.append(control)
    table.subviews[0].cell.accessoryView = "switch"
    let found = try layout(table, on: "iphone-8", .portrait, 16)
    #expect(try frame("switch", found) == Rect(x: 308, y: 6.5, width: 51, height: 31))
    #expect(try frame("content-default", found).width == 308)
    let mirrored = try layout(table, on: "iphone-8", .portrait, 16, .large, .rightToLeft)
    #expect(try frame("switch", mirrored).x == 16)
  }

  @Test("Controls of an edited row narrow its content from both sides")
  func movesForControls() throws {
    var table = Self.table(.plain, .none)
    table.subviews[0].cell.editingStyle = .delete
    table.subviews[0].cell.showsReorderControl = true
    let found = try layout(table, on: "iphone-8", .portrait, 16)
    #expect(try frame("content-default", found) == Rect(x: 38, y: 0, width: 299, height: 43.5))
  }
}
