import Documents
import LayoutModel

/// Tables on a device. They stack their rows, with headers and footers if the file has texts for them
/// (<doc:InterfaceBuilder#On-a-device>). On the canvas rows stand where they were drawn.
extension ViewImporter {
  mutating func readTable(of view: inout View, _ element: ResolvedElement) {
    func length(_ attribute: String) -> Double? { element.number(attribute).flatMap { $0 > 0 ? $0 : nil } }
    view.table.rowHeight = length("rowHeight")
    view.table.placesRows = !context.isOnCanvas
    guard !context.isOnCanvas else { return }
    view.appearance.tableStyle = element["style"].flatMap(ViewAppearance.TableStyle.init(rawValue:)) ?? .plain
    view.table.sectionHeaderHeight = length("sectionHeaderHeight")
    view.table.sectionFooterHeight = length("sectionFooterHeight")
    view.table.tableHeaderView = element.child(forKey: "tableHeaderView")?.objectID
    view.table.tableFooterView = element.child(forKey: "tableFooterView")?.objectID
  }

  /// Adds the headers and footers of a table's sections to its rows, and notes the table's space above them.
  func addSections(to view: inout View, _ node: Node) {
    guard view.kind == .tableView, !context.isOnCanvas else { return }
    let isGrouped = view.appearance.tableStyle != .plain
    guard let sections = node.element.element.child("sections") else {
      if isGrouped, let first = view.subviews.firstIndex(where: { $0.kind == .tableViewCell }) {
        var rooms = CellSettings.Rooms()
        rooms.isOfPrototypes = true
        view.subviews[first].cell.rooms = rooms
      }
      return
    }
    var cells: [SourcePosition: View] = [:]
    for cell in view.subviews where cell.kind == .tableViewCell {
      if let position = cell.position { cells[position] = cell }
    }
    var rows: [View] = []
    var rooms = CellSettings.Rooms()
    rooms.isFirst = true
    for section in sections.children where section.name == "tableViewSection" {
      let (header, footer) = (Self.text("headerTitle", of: section), Self.text("footerTitle", of: section))
      if let header {
        rooms.isHeader = true
        rows.append(Self.sectionView("header", header, of: section, rooms, isGrouped: isGrouped))
        rooms = CellSettings.Rooms()
      } else {
        rooms.hasHeader = isGrouped
      }
      for element in section.child("cells")?.children ?? [] {
        guard var cell = cells.removeValue(forKey: element.position) else { continue }
        cell.cell.rooms = rooms
        rooms = CellSettings.Rooms()
        rows.append(cell)
      }
      if let footer {
        rows.append(Self.sectionView("footer", footer, of: section, rooms, isGrouped: isGrouped))
        rooms = CellSettings.Rooms()
      }
      rooms.hasFooter = isGrouped && footer == nil
    }
    let first = view.subviews.firstIndex { $0.kind == .tableViewCell } ?? view.subviews.count
    view.subviews.removeAll { $0.kind == .tableViewCell && $0.position.map { cells[$0] == nil } ?? false }
    view.subviews.insert(contentsOf: rows, at: min(first, view.subviews.count))
  }

  private static func text(_ key: String, of section: XMLElement) -> String? {
    let text = section[key] ?? section.child(forKey: key)?.decodedText
    return text?.isEmpty == false ? text : nil
  }

  /// The view that a table makes for a section's header or footer.
  private static func sectionView(
    _ part: String, _ text: String, of section: XMLElement, _ rooms: CellSettings.Rooms, isGrouped: Bool
  ) -> View {
    let id = section["id"].map { "\($0)-\(part)" } ?? "section-\(section.position.line)-\(part)"
    var label = View("\(id)-text", class: "UILabel", position: section.position)
    label.text = text
    label.numberOfLines = 0
    label.font = .textStyle(isGrouped || part == "footer" ? .footnote : .headline)
    label.lint.isPlacedByCell = true
    if isGrouped || part == "footer" { label.appearance.textColor = .system("secondaryLabel") }
    label.lint.adjustsFontForContentSizeCategory = true
    var view = View(id, class: "UITableViewHeaderFooterView", position: section.position)
    view.cell.rooms = rooms
    view.cell.textLabel = label.id
    view.subviews = [label]
    return view
  }
}
