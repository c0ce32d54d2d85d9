import LayoutModel
import LayoutResolution

/// Rows that the canvas doesn't show, because they begin below the table's lower edge at its first scroll position.
/// Xcode 15 and later don't solve their content, and mark every view inside as ambiguous
/// (<doc:InterfaceBuilder#What-Interface-Builder-warns-of>).
extension CanvasInspection {
  /// The positions of the views in such rows; none before Xcode 15.
  func viewsInRowsOutOfSight(of tree: ViewTree) -> Set<Int> {
    guard let topOfRows = canvas.topOfRows else { return [] }
    var bottom = [Double?](repeating: nil, count: tree.viewCount)
    var rowsOutOfSight: Set<Int> = []
    var found: Set<Int> = []
    for view in tree.viewIndices {
      let frame = drawing(of: view, in: tree)?.frame
      let superview = tree.superview(of: view)
      switch tree[view].kind {
      case .tableView:
        bottom[view.position] = frame.map { $0.height - (superview == nil ? topOfRows : 0) }
      case .tableViewCell:
        guard let table = superview, let edge = bottom[table.position], let frame else { continue }
        if frame.y >= edge && frame.width > 0 { rowsOutOfSight.insert(view.position) }
      case .tableViewCellContentView:
        if let superview, rowsOutOfSight.contains(superview.position) { rowsOutOfSight.insert(view.position) }
      default:
        guard let superview = superview?.position, rowsOutOfSight.contains(superview) || found.contains(superview)
        else { continue }
        found.insert(view.position)
      }
    }
    return found
  }

  /// The ambiguities of the views in such rows that aren't found otherwise, in preorder.
  func ambiguities(of views: Set<Int>, in layout: Layout) -> [Diagnostic] {
    let tree = layout.tree
    return tree.viewIndices.filter { view in
      guard views.contains(view.position), let drawing = drawing(of: view, in: tree), drawing.frame != nil else {
        return false
      }
      return !drawing.isFixed && layout.ambiguities[view.position].isEmpty
    }
    .map { ambiguity(of: $0, in: tree) }
  }

  private func ambiguity(of view: ViewTree.Index, in tree: ViewTree) -> Diagnostic {
    let name = tree.itemName(of: view)
    return Diagnostic(
      .ambiguousLayout,
      "\(name) counts as ambiguous: Interface Builder doesn't solve rows that its canvas doesn't show",
      position: tree[view].position, items: [name.id])
  }
}
