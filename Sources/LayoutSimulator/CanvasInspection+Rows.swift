import LayoutModel
import LayoutResolution

/// Rows that the canvas doesn't show, because they begin below the table's lower edge as it is scrolled first. Xcode 15 and later
/// don't solve what stands in them, and mark every view in them ambiguous
/// (<doc:InterfaceBuilder#What-Interface-Builder-warns-of>).
extension CanvasInspection {
  /// What stands in such rows and isn't found ambiguous by itself, in preorder.
  func ambiguitiesInRowsOutOfSight(of layout: Layout) -> [Diagnostic] {
    guard let topOfRows = canvas.topOfRows else { return [] }
    let tree = layout.tree
    var bottom = [Double?](repeating: nil, count: tree.viewCount)
    var isOutOfSight = [Bool](repeating: false, count: tree.viewCount)
    var findings: [Diagnostic] = []
    for view in tree.viewIndices {
      let drawing = drawing(of: view, in: tree)
      let superview = tree.superview(of: view)
      switch tree[view].kind {
      case .tableView:
        bottom[view.position] = drawing?.frame.map { $0.height - (superview == nil ? topOfRows : 0) }
      case .tableViewCell:
        guard let table = superview, let edge = bottom[table.position], let frame = drawing?.frame else { continue }
        isOutOfSight[view.position] = frame.y >= edge && frame.width > 0
      case .tableViewCellContentView:
        isOutOfSight[view.position] = superview.map { isOutOfSight[$0.position] } ?? false
      default:
        guard let superview, isOutOfSight[superview.position] else { continue }
        isOutOfSight[view.position] = true
        if drawing?.frame != nil, drawing?.isFixed == false, layout.ambiguities[view.position].isEmpty {
          findings.append(ambiguity(of: view, in: tree))
        }
      }
    }
    return findings
  }

  private func ambiguity(of view: ViewTree.Index, in tree: ViewTree) -> Diagnostic {
    let name = tree.itemName(of: view)
    return Diagnostic(
      .ambiguousLayout,
      "\(name) counts as ambiguous: Interface Builder doesn't solve rows that its canvas doesn't show",
      position: tree[view].position, items: [name.id])
  }
}
