import Documents
import LayoutModel
import LayoutOutput
import LayoutSimulator

/// What containers leave of devices' screens, as `layout devices --containers` prints it.
struct ContainerListing {
  private let rows: [ContainerTable.Row]

  init(_ devices: [Device]) throws {
    rows = try devices.flatMap { try ContainerTable(of: $0).rows }
  }

  private static let columns = [
    "device", "orientation", "container", "view", "navigation bar", "tab bar", "safe area", "size classes",
  ]

  /// A row a line, columns aligned.
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

  /// The same as JSON, `layout-containers/1`: a row a line.
  var json: String {
    let lines = rows.map { row in
      var members = [
        ("device", JSONText.quoted(row.device.id)), ("orientation", JSONText.quoted(row.orientation.name)),
        ("container", JSONText.quoted(row.surroundings.rawValue)), ("view", numbers(row.view)),
      ]
      if let bar = row.navigationBar { members.append(("navigationBar", numbers(bar))) }
      if let bar = row.tabBar { members.append(("tabBar", numbers(bar))) }
      let area = [row.safeArea.top, row.safeArea.left, row.safeArea.bottom, row.safeArea.right]
      members += [
        ("safeArea", "[\(area.map(JSONText.number).joined(separator: ", "))]"),
        ("horizontalSizeClass", JSONText.quoted(row.horizontalSizeClass.rawValue)),
        ("verticalSizeClass", JSONText.quoted(row.verticalSizeClass.rawValue)),
      ]
      return "    {" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
    return "{\n  \"format\": \"layout-containers/1\",\n  \"rows\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
  }

  private func words(_ frame: Rect) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(JSONText.number).joined(separator: " ")
  }

  private func numbers(_ frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map(JSONText.number).joined(separator: ", "))]"
  }
}
