import LayoutModel
import LayoutResolution

/// The insets of cells' content views, and of the standard styles' texts in them (<doc:Controls#Accessories-of-rows>).
extension InsetResolution {
  /// Insets a cell's content view: by the safe area, by the editing control at the row's leading edge, and by an
  /// accessory with its margin.
  mutating func cellContent(of cell: Int, _ accessory: Double?) -> EdgeInsets {
    let settings = tree.views[cell].declaration.cell
    var insets = EdgeInsets.zero
    if behavior.marginsHeedSafeArea, cell != 0 {
      let area = safeArea(of: cell)
      insets = EdgeInsets(left: area.left, right: area.right)
    }
    if let style = settings.editingStyle, style != .none {
      setLeading(&insets, of: cell) { $0 + behavior.roomOfEditingControl }
    }
    if settings.editingStyle != nil, settings.showsReorderControl {
      setTrailing(&insets, of: cell) { $0 + behavior.roomOfReorderControl }
    }
    guard let accessory else { return insets }
    let margin = accessoryMargin(of: cell)
    setTrailing(&insets, of: cell) { $0 + margin + accessory }
    return insets
  }

  /// Insets the standard styles' texts from their content view's sides: by its margins, until iOS 10 by the separator's
  /// inset; by less beside an accessory. Texts of headers and footers have the same distance from the safe area.
  mutating func cellText(of content: Int, isBesideAccessory: Bool) -> EdgeInsets {
    guard tree.views[content].kind != .tableViewHeaderFooterView else {
      let margin = accessoryMargin(of: content)
      let area = behavior.marginsHeedSafeArea ? safeArea(of: content) : .zero
      return EdgeInsets(left: area.left + margin, right: area.right + margin)
    }
    let cell = content == 0 ? 0 : Int(tree.parents[content])
    var insets: EdgeInsets
    if behavior.marginsHeedSafeArea {
      let margins = layoutMargins(of: content)
      insets = EdgeInsets(left: margins.left, right: margins.right)
    } else {
      let margin = accessoryMargin(of: cell)
      insets = EdgeInsets(left: margin, right: margin)
    }
    let indentation = tree.views[cell].declaration.cell.indentation
    setLeading(&insets, of: cell) { $0 + indentation }
    if isBesideAccessory { setTrailing(&insets, of: cell) { _ in behavior.textMarginBesideAccessory } }
    return insets
  }

  /// Tells whether a cell has anything at its trailing edge.
  func hasAccessory(_ cell: Int) -> Bool {
    let declaration = tree.views[cell].declaration
    return declaration.appearance.accessoryType != .none || declaration.cell.accessoryView != nil
  }

  private mutating func accessoryMargin(of cell: Int) -> Double {
    let width = window.size.width
    let margin = behavior.accessoryMargin(
      inWidth: width, isTableInView: isTableInView(cell), tree.traits.userInterfaceIdiom)
    decisions.noteStep(margin, of: width, at: behavior.widthOfWideTables)
    return readableInTable(EdgeInsets(left: margin, right: margin), of: cell).left
  }

  /// Narrows the margins of a cell to the readable width if its table's cells have that (``SystemBehavior``).
  mutating func readableInTable(_ margins: EdgeInsets, of cell: Int) -> EdgeInsets {
    let isInTable = cell != 0 && tree.views[Int(tree.parents[cell])].kind == .tableView
    return isInTable && behavior.cellsFollowReadableWidth ? readable(margins, of: cell) : margins
  }

  /// Tells whether a cell's table isn't its controller's view.
  func isTableInView(_ cell: Int) -> Bool { cell != 0 && tree.parents[cell] != 0 }

  private func isMirrored(_ cell: Int) -> Bool {
    tree.views[cell].direction(in: tree.traits.layoutDirection) == .rightToLeft
  }

  private func setLeading(_ insets: inout EdgeInsets, of cell: Int, _ change: (Double) -> Double) {
    if isMirrored(cell) { insets.right = change(insets.right) } else { insets.left = change(insets.left) }
  }

  func setTrailing(_ insets: inout EdgeInsets, of cell: Int, _ change: (Double) -> Double) {
    if isMirrored(cell) { insets.left = change(insets.left) } else { insets.right = change(insets.right) }
  }
}
