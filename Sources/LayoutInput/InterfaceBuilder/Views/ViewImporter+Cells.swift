import Documents
import LayoutModel

/// What UIKit places in cells on a device, whatever frames are stored: accessory views, and cells that take the size of their content
/// (<doc:InterfaceBuilder#On-a-device>).
extension ViewImporter {
  /// Adds the constraints by which a cell places its accessory view, or takes its content's size.
  ///
  /// - Parameters:
  ///   - view: The cell, its content, or the accessory view.
  ///   - node: What it is read from.
  mutating func placeInCell(_ view: inout View, _ node: Node) {
    guard !context.isOnCanvas else { return }
    if let cell = cell(showingAsAccessory: node) {
      placeAccessory(&view, node, of: cell)
    } else if node.kind.isContentView || node.element["key"] == "contentView", let cell = superview(of: node) {
      if let accessory = accessory(of: cell) {
        fill(&view, node, of: cell, upTo: accessory)
      } else if sizesItself(cell) {
        fill(&view, node, of: cell, upTo: nil)
      }
    } else if sizesItself(node) {
      takeSizeOfContent(&view, node)
    }
  }

  // MARK: Accessory views

  /// The object id of a cell's accessory view: an element of its own, or one of the content's views that an outlet names. `nil`
  /// where there is none, or where the outlet leads elsewhere: out of the cell, to what isn't installed, or deeper into the content.
  func accessory(of cell: Node) -> String? {
    guard let id = namedAccessory(of: cell), let place = places[id], nodes[place].isInstalled,
      self.cell(showingAsAccessory: nodes[place])?.id == cell.id
    else { return nil }
    return id
  }

  /// The object id that a cell names as its accessory view's, whatever that leads to.
  private func namedAccessory(of cell: Node) -> String? {
    guard cell.kind.viewKind == .tableViewCell else { return nil }
    let element = cell.element.element
    if let own = element.child(forKey: "accessoryView") { return own.objectID }
    let outlets = element.child("connections")?.children ?? []
    return outlets.first { $0.name == "outlet" && $0["property"] == "accessoryView" }?["destination"]
  }

  /// The cell whose accessory view a view is; `nil` of any other.
  func cell(showingAsAccessory node: Node) -> Node? {
    guard let id = node.id, node.isInstalled, !node.kind.isContentView else { return nil }
    let outer = superview(of: node)
    let cells = [outer, outer.flatMap(superview)].compactMap(\.self)
    return cells.first { $0.id != nil && namedAccessory(of: $0) == id }
  }

  /// An accessory view stands at the trailing margin of its cell, in the middle, as large as it is or asks to be.
  private func placeAccessory(_ view: inout View, _ node: Node, of cell: Node) {
    guard let id = cell.id else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      for (attribute, length) in [(ConstraintAttribute.width, node.frame.width), (.height, node.frame.height)] {
        view.constraints.append(Constraint(.holder, attribute, .equal, nil, constant: length, position: view.position))
      }
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (attribute, other) in [
      (ConstraintAttribute.trailing, ConstraintAttribute.trailingMargin), (.centerY, .centerY),
    ] {
      view.constraints.append(
        Constraint(.holder, attribute, .equal, Constraint.Second(.id(id), other), position: view.position))
    }
  }

  /// The content of a cell fills it, but for what stands at its end.
  private func fill(_ view: inout View, _ node: Node, of cell: Node, upTo accessory: String?) {
    guard let id = cell.id else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    // An accessory view is taken out of the content, and its constraints go with it.
    if let accessory { view.constraints.removeAll { $0.names(accessory) } }
    let below = max(0, cell.frame.height - node.frame.maxY)
    let edges: [(ConstraintAttribute, Double)] = [(.leading, 0), (.top, 0), (.bottom, -below)]
    for (attribute, constant) in edges {
      view.constraints.append(
        Constraint(
          .holder, attribute, .equal, Constraint.Second(.id(id), attribute), constant: constant,
          position: view.position))
    }
    let end =
      accessory.map { Constraint.Second(.id($0), .leading) } ?? Constraint.Second(.id(id), .trailing)
    view.constraints.append(
      Constraint(
        .holder, .trailing, .equal, end, constant: accessory == nil ? 0 : -Self.roomBesideAccessory,
        position: view.position))
  }

  /// What lies between a cell's content and its accessory view, in points; not sourced.
  private static let roomBesideAccessory = 8.0

  // MARK: Cells as large as their content

  /// Whether a cell of a collection view takes the size of its content: its flow layout estimates sizes, and constraints tie the
  /// content to what it shows.
  private func sizesItself(_ cell: Node) -> Bool {
    guard cell.kind.viewKind == .collectionViewCell, let list = superview(of: cell)?.element.element,
      let layout = list.child(forKey: "collectionViewLayout"), layout.name == "collectionViewFlowLayout",
      layout["automaticEstimatedItemSize"] == "YES"
    else { return false }
    let content = cell.element.element.children.first { $0["key"] == "contentView" || $0.name.hasSuffix("ContentView") }
    return content?.child("constraints")?.children.isEmpty == false
  }

  /// It stays where it was stored, and is as small as its content lets it be.
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
  /// Whether one of the items is a view, or a guide of its.
  fileprivate func names(_ id: String) -> Bool {
    [firstItem, second?.item].contains { item in
      switch item {
      case .id(id)?, .guide(_, of: id)?: true
      default: false
      }
    }
  }
}
