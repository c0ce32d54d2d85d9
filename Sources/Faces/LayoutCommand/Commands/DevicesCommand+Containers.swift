import Documents
import LayoutModel
import LayoutOutput
import LayoutSimulator

/// The room that containers leave on devices' screens, as `layout devices --containers` prints it.
struct ContainerListing {
  private let rows: [ContainerTable.Row]

  init(_ devices: [Device]) throws {
    rows = try devices.flatMap { try ContainerTable(of: $0).rows }
  }

  private static let columns = [
    "device", "orientation", "container", "view", "navigation bar", "tab bar", "safe area", "size classes",
  ]

  /// The rows, one per line, with aligned columns.
  var table: String { TextTable.columns([Self.columns] + rows.map(cells)) }

  private func cells(_ row: ContainerTable.Row) -> [String] {
    let area = [row.safeArea.top, row.safeArea.left, row.safeArea.bottom, row.safeArea.right]
    return [
      row.device.id, row.orientation.name, row.surroundings.rawValue, words(row.view),
      row.navigationBar.map(words) ?? "-", row.tabBar.map(words) ?? "-",
      area.map(JSONText.number).joined(separator: " "),
      "\(row.horizontalSizeClass.rawValue) × \(row.verticalSizeClass.rawValue)",
    ]
  }

  /// The same as JSON, `layout-containers/1`: one row per line.
  var json: String {
    var document = JSONObjectText()
    document.add("format", "layout-containers/1")
    document.add("rows", lines: rows.map(json(of:)), depth: 1)
    return document.document
  }

  private func json(of row: ContainerTable.Row) -> String {
    var object = JSONObjectText()
    object.add("device", row.device.id)
    object.add("orientation", row.orientation.name)
    object.add("container", row.surroundings.rawValue)
    object.add("view", numbers(row.view))
    if let bar = row.navigationBar { object.add("navigationBar", numbers(bar)) }
    if let bar = row.tabBar { object.add("tabBar", numbers(bar)) }
    object.add("safeArea", [row.safeArea.top, row.safeArea.left, row.safeArea.bottom, row.safeArea.right])
    object.add("horizontalSizeClass", row.horizontalSizeClass.rawValue)
    object.add("verticalSizeClass", row.verticalSizeClass.rawValue)
    return object.line
  }

  private func words(_ frame: Rect) -> String { numbers(frame).map(JSONText.number).joined(separator: " ") }

  private func numbers(_ frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }
}
