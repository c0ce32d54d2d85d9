import Documents
import LayoutModel

/// Cells with a `UIListContentConfiguration`. Its texts aren't views in the file. On a device they are, and are placed
/// like those of the standard styles.
extension ViewImporter {
  /// Reads the contents of a cell's list content configuration into the cell's settings.
  func readListContent(of node: Node, _ cell: inout CellSettings) {
    guard cell.style == nil, let id = node.id, let texts = listContent(of: node) else { return }
    cell.style = texts.secondary == nil ? .default : .subtitle
    cell.textLabel = Self.textID(id)
    cell.detailTextLabel = texts.secondary.map { _ in Self.secondaryTextID(id) }
  }

  /// Adds the texts of a cell's list content to its content view.
  func addListContent(to view: inout View, _ node: Node) {
    guard !context.isOnCanvas, node.kind.isContentView, view.subviews.isEmpty, let cell = superview(of: node),
      let id = cell.id, Self.style(of: cell.element) == nil, let texts = listContent(of: cell)
    else { return }
    view.subviews.append(text(texts.text, .body, Self.textID(id), cell))
    if let secondary = texts.secondary {
      view.subviews.append(text(secondary, .caption1, Self.secondaryTextID(id), cell))
    }
  }

  private static func textID(_ cell: String) -> String { "\(cell)-text" }
  private static func secondaryTextID(_ cell: String) -> String { "\(cell)-secondaryText" }

  /// The texts of a cell's list content; `nil` for a cell that has views of its own in its content, or no such
  /// configuration.
  private func listContent(of cell: Node) -> (text: String, secondary: String?)? {
    guard let element = cell.element.element.child(forKey: "contentConfiguration"),
      element.name == "listContentConfiguration", let text = element["text"], !text.isEmpty,
      let content = cell.element.element.child(forKey: "contentView"), content.child("subviews") == nil
    else { return nil }
    return (text, element["secondaryText"].flatMap { $0.isEmpty ? nil : $0 })
  }

  private func text(_ words: String, _ style: TextStyle, _ id: String, _ cell: Node) -> View {
    var label = View(id, class: "UILabel", position: cell.element.element.position)
    (label.text, label.font, label.numberOfLines) = (words, .textStyle(style), 0)
    return label
  }
}
