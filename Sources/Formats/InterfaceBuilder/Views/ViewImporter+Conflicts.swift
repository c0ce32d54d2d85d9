import LayoutModel

/// The constraints that Interface Builder's canvas breaks in a conflict before others (<doc:CanvasRules#Conflicts>).
extension ViewImporter {
  /// Marks the constraints that yield in conflicts among those that a view holds.
  func markYielding(_ constraints: inout [Constraint], heldBy holder: Int) {
    for index in constraints.indices where yields(constraints[index], heldBy: holder) {
      constraints[index].yieldsInConflicts = true
    }
  }

  private func yields(_ constraint: Constraint, heldBy holder: Int) -> Bool {
    let attributes = [constraint.firstAttribute] + (constraint.second.map { [$0.attribute] } ?? [])
    if context.isOnCanvas, attributes.contains(where: Self.baselines.contains) { return true }
    if constraint.second == nil, constraint.firstAttribute.isSize {
      return constraint.relation == .equal && constraint.priority == .required
        && index(of: constraint.firstItem, heldBy: holder).map(isInCellOfTable) ?? false
    }
    guard let (edge, attributes) = farEdge else { return false }
    let terms =
      [(constraint.firstItem, constraint.firstAttribute)]
      + (constraint.second.map { [($0.item, $0.attribute)] } ?? [])
    return terms.contains { item, attribute in
      attributes.contains(attribute) && index(of: item, heldBy: holder) == edge
    }
  }

  /// The lines of text, which the canvas knows less well than edges and lengths.
  private static let baselines: Set<ConstraintAttribute> = [.firstBaseline, .lastBaseline]

  /// The view whose far edges yield, and those edges: the root's bottom; for a table's cell that stands alone, its
  /// content's bottom and trailing edge; for other cells none.
  private var farEdge: (node: Int, attributes: Set<ConstraintAttribute>)? {
    switch nodes.first?.kind.viewKind {
    case .tableViewCell:
      let content = nodes.indices.first { nodes[$0].kind.isContentView && nodes[$0].parent == 0 }
      return content.map {
        ($0, [.bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin])
      }
    case .collectionViewCell, .collectionViewListCell, .collectionReusableView, .tableViewHeaderFooterView, nil:
      return nil
    default: return (0, [.bottom, .bottomMargin])
    }
  }

  /// Tells whether a view is, or stands in, the content view of a cell in a table or a collection.
  private func isInCellOfTable(_ index: Int) -> Bool {
    var inner = nodes[index]
    while let cell = superview(of: inner) {
      if cell.parent != nil, inner.kind.isContentView || cell.kind.viewKind == .collectionViewCell { return true }
      inner = cell
    }
    return false
  }

  /// The view that an item is, or whose safe area or margins it is; `nil` for other guides.
  private func index(of item: Constraint.Item, heldBy holder: Int) -> Int? {
    switch item {
    case .holder: holder
    case .id(let id): places[id]
    case .guide(.safeArea, of: let id), .guide(.layoutMargins, of: let id), .guide(.readableContent, of: let id),
      .guide(.frame, of: let id):
      id.map { places[$0] } ?? holder
    case .guide: nil
    case .superview(of: let id): places[id].flatMap { nodes[$0].parent }
    }
  }
}
