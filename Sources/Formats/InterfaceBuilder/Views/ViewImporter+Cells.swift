import Documents
import LayoutModel

/// The views that UIKit places in cells on a device, whatever their stored frames, and self-sizing cells
/// (<doc:InterfaceBuilder#On-a-device>).
extension ViewImporter {
  /// Adds the parts that a cell lays out itself, or the constraints that make a cell self-sizing.
  ///
  /// - Parameters:
  ///   - view: The cell, its content view, or a view in that.
  ///   - node: The node of the view.
  mutating func placeInCell(_ view: inout View, _ node: Node) {
    guard !context.isOnCanvas else { return }
    if node.kind.viewKind == .tableViewCell {
      readCell(&view, node)
    } else if node.kind.isContentView || node.element["key"] == "contentView", let cell = superview(of: node) {
      // An accessory view is moved out of the content view, and its constraints go with it.
      if let accessory = accessory(of: cell) { view.constraints.removeAll { $0.names(accessory) } }
      if sizesItself(cell) { fill(&view, of: cell) }
    } else if sizesItself(node) {
      takeSizeOfContent(&view, node)
    }
  }

  // MARK: What a cell shows

  /// Reads the parts that a table's cell lays out itself.
  private func readCell(_ view: inout View, _ node: Node) {
    let element = node.element
    view.appearance.accessoryType =
      element["accessoryType"].flatMap(ViewAppearance.AccessoryType.init(rawValue:)) ?? .none
    var cell = CellSettings()
    cell.style = Self.style(of: element)
    if cell.style != nil {
      (cell.textLabel, cell.detailTextLabel) = (element["textLabel"], element["detailTextLabel"])
      cell.imageView = element["imageView"]
    }
    readListContent(of: node, &cell)
    cell.accessoryView = accessory(of: node)
    // A prototype's own height matters only to its author: the table's rows ask the table.
    if !isPrototype(node) { cell.rowHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }
    cell.drawnHeight = node.stored?.height
    let level = element.number("indentationLevel") ?? 0
    cell.indentation = max(0, level * (element.number("indentationWidth") ?? Self.standardIndentation))
    cell.showsReorderControl = element.isYes("showsReorderControl")
    view.cell = cell
  }

  private static let standardIndentation = 10.0

  /// The style of a cell; `nil` if constraints place its content.
  static func style(of element: ResolvedElement) -> CellSettings.Style? {
    let prefix = "IBUITableViewCellStyle"
    guard let style = element["style"], style.hasPrefix(prefix) else { return nil }
    return CellSettings.Style(rawValue: style.dropFirst(prefix.count).lowercased())
  }

  /// Tells whether a view is laid out by a cell of a standard style on a device, so that its frame is known there.
  func isLaidOutByCell(_ node: Node) -> Bool {
    guard !context.isOnCanvas, isPlacedByCell(node), let cell = superview(of: node).flatMap(superview) else {
      return false
    }
    return isOfStandardStyle(cell)
  }

  /// Tells whether a row's height comes from the content of a standard style.
  func isOfStandardStyle(_ cell: Node) -> Bool {
    Self.style(of: cell.element) != nil && cell.element["textLabel"] != nil
  }

  /// The intrinsic content size of a text in a standard cell on a device. It comes from the content, except for a width
  /// that was drawn at its intrinsic length.
  func sizeInCell(of view: View, _ node: Node) -> IntrinsicContentSize {
    guard let cell = superview(of: node).flatMap(superview) else { return view.intrinsicContentSize }
    let fills = Self.style(of: cell.element) == .default || view.content.numberOfLines != 1
    guard !fills else { return .unspecified }
    // The line of a font that can't be measured keeps its drawn height.
    guard isMeasurable(view, node) else { return view.intrinsicContentSize }
    return view.intrinsicContentSize.unspecified(along: .vertical)
  }

  // MARK: Accessory views

  /// The object id of a cell's accessory view: an element of its own, or one of the content's views that an outlet
  /// names. It is `nil` if there is none, or if the outlet leads elsewhere: out of the cell, to a view that isn't
  /// installed, or deeper into the content.
  func accessory(of cell: Node) -> String? {
    guard let id = namedAccessory(of: cell), let place = places[id], nodes[place].isInstalled,
      self.cell(showingAsAccessory: nodes[place])?.id == cell.id
    else { return nil }
    return id
  }

  /// The object id that a cell names as its accessory view's, valid or not.
  private func namedAccessory(of cell: Node) -> String? {
    guard cell.kind.viewKind == .tableViewCell else { return nil }
    let element = cell.element.element
    if let own = element.child(forKey: "accessoryView") { return own.objectID }
    let outlets = element.child("connections")?.children ?? []
    return outlets.first { $0.name == "outlet" && $0["property"] == "accessoryView" }?["destination"]
  }

  /// The cell whose accessory view a view is; `nil` for any other view.
  func cell(showingAsAccessory node: Node) -> Node? {
    guard let id = node.id, node.isInstalled, !node.kind.isContentView else { return nil }
    let outer = superview(of: node)
    let cells = [outer, outer.flatMap(superview)].compactMap(\.self)
    return cells.first { $0.id != nil && namedAccessory(of: $0) == id }
  }

  /// Makes the content view fill its cell.
  private func fill(_ view: inout View, of cell: Node) {
    guard let id = cell.id else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    for attribute in [ConstraintAttribute.leading, .top, .bottom, .trailing] {
      view.constraints.append(
        Constraint(.holder, attribute, .equal, Constraint.Second(.id(id), attribute), position: view.position))
    }
  }

  // MARK: Cells as large as their content

  /// Tells whether a cell of a collection view is self-sizing: its flow layout estimates sizes, and constraints tie the
  /// content view to its subviews.
  private func sizesItself(_ cell: Node) -> Bool {
    guard cell.kind.viewKind == .collectionViewCell, let list = superview(of: cell)?.element.element,
      let layout = list.child(forKey: "collectionViewLayout"), layout.name == "collectionViewFlowLayout",
      layout["automaticEstimatedItemSize"] == "YES"
    else { return false }
    let content = cell.element.element.children.first { $0["key"] == "contentView" || $0.name.hasSuffix("ContentView") }
    return content?.child("constraints")?.children.isEmpty == false
  }

  /// Keeps the cell where it was stored, and makes it as small as its content allows.
  private func takeSizeOfContent(_ view: inout View, _ node: Node) {
    guard let list = superview(of: node)?.id else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    for attribute in [ConstraintAttribute.width, .height] {
      view.constraints.append(
        Constraint(.holder, attribute, .equal, nil, priority: .fittingSizeLevel, position: view.position))
    }
    for (attribute, constant) in [(ConstraintAttribute.leading, node.frame.x), (.top, node.frame.y)] {
      view.constraints.append(
        Constraint(
          .holder, attribute, .equal, Constraint.Second(.guide(.frame, of: list), attribute), constant: constant,
          position: view.position))
    }
  }
}

extension Constraint {
  /// Tells whether one of the items is a view, or one of its guides.
  fileprivate func names(_ id: String) -> Bool {
    [firstItem, second?.item].contains { item in
      switch item {
      case .id(id)?, .guide(_, of: id)?: true
      default: false
      }
    }
  }
}
