import LayoutModel

/// Cells of tables: their content view beside an accessory, and the content of the standard styles
/// (<doc:Controls#Cells-of-the-standard-styles>).
///
///     cell/contentView.trailing     content.trailing == cell.trailing - 20 - 10.5
///     cell/accessoryView.trailing   switch.trailing == cell.trailing - 20
///     cell/textLabel.leading        title.leading == content.leading + 20
///
/// Identifiers are ours, of UIKit's names: it lays these out by code.
extension ViewTreeBuilder {
  /// Makes the constraints of cells that lay out their content themselves, in preorder.
  ///
  /// - Returns: The cells whose content gives them a height.
  mutating func arrangeCells() -> Set<Int> {
    var measured: Set<Int> = []
    for cell in 0..<viewCount where views[cell].kind == .tableViewCell && laysOutItself(cell) {
      let settings = views[cell].declaration.cell
      let accessory = settings.accessoryView.flatMap { view(named: $0, in: cell) }
      guard let content = contentView(of: cell, settings) else { continue }
      if let accessory { place(accessory, asAccessoryOf: cell) }
      implyContentView(content, of: cell, beside: accessory)
      if let style = settings.style,
        let parts = CellParts(style: style, settings, of: cell, content, accessory, self)
      {
        arrange(parts)
        measured.insert(cell)
      }
    }
    return measured
  }

  /// Tells whether a cell is in a table that stacks its rows, or declares its own layout.
  private func laysOutItself(_ cell: Int) -> Bool {
    let declaration = views[cell].declaration
    let saysSomething = declaration.cell != CellSettings() || declaration.appearance.accessoryType != .none
    return isStacked(cell) ?? saysSomething
  }

  /// Tells whether a cell's table stacks its rows; `nil` for a cell that isn't in a table.
  private func isStacked(_ cell: Int) -> Bool? {
    guard cell != 0, case .table(_, let settings) = views[Int(parents[cell])].arrangement else { return nil }
    return settings.placesRows
  }

  /// The position of a view by its id, inside another view.
  func view(named id: String, in outer: Int) -> Int? {
    positionsByID[id].map(Int.init).flatMap { $0 < viewCount && isInside($0, outer) ? $0 : nil }
  }

  /// The content view of a cell: a view of the class for content views, or the view around the cell's title.
  private func contentView(of cell: Int, _ settings: CellSettings) -> Int? {
    let subviews = subviews(of: cell)
    if let content = subviews.first(where: { views[$0].kind == .tableViewCellContentView }) { return content }
    guard let title = (settings.textLabel ?? settings.imageView).flatMap({ view(named: $0, in: cell) }) else {
      return nil
    }
    return subviews.first { isInside(title, $0) }
  }

  // MARK: Accessories

  /// Places an accessory view at the trailing margin of its cell, in the middle, in its own size or the one that it asks for.
  private mutating func place(_ accessory: Int, asAccessoryOf cell: Int) {
    let name = name(ofHolder: cell)
    if views[accessory].translatesAutoresizingMaskIntoConstraints {
      views[accessory].translatesAutoresizingMaskIntoConstraints = false
      let (asked, size) = (views[accessory].intrinsicContentSize, views[accessory].frame.size)
      for (axis, attribute) in [(Axis.horizontal, ConstraintAttribute.width), (.vertical, .height)] {
        imply(
          "\(name)/accessoryView.\(attribute.rawValue)", accessory, attribute, .equal, nil,
          constant: asked[axis] ?? (axis == .horizontal ? size.width : size.height), heldBy: cell)
      }
    }
    // The frame is placed, not the alignment rectangle.
    let drawn = views[accessory].alignmentRectInsets
    let isMirrored = views[cell].direction(in: traits.layoutDirection) == .rightToLeft
    let insets = number(of: ItemInsets(view: Int32(cell), kind: .cellContent(accessory: 0)))
    imply(
      "\(name)/accessoryView.trailing", accessory, .trailing, .equal, cell, insets: insets,
      constant: -(isMirrored ? drawn.left : drawn.right), heldBy: cell)
    imply("\(name)/accessoryView.centerY", accessory, .centerY, .equal, cell, heldBy: cell)
  }

  /// Makes a content view as large as its cell, without the accessory beside it and the separator that a table draws below it.
  private mutating func implyContentView(_ content: Int, of cell: Int, beside accessory: Int?) {
    views[content].translatesAutoresizingMaskIntoConstraints = false
    let behavior = SystemBehavior(traits.systemVersion)
    let name = "\(name(ofHolder: cell))/contentView"
    let type = views[cell].declaration.appearance.accessoryType
    let width = accessory == nil && type != .none ? behavior.accessoryWidth(type) : nil
    let insets = number(of: ItemInsets(view: Int32(cell), kind: .cellContent(accessory: width)))
    imply("\(name).leading", content, .leading, .equal, cell, insets: insets, heldBy: cell)
    if let accessory {
      imply(
        "\(name).trailing", content, .trailing, .equal, accessory, .leading,
        constant: -behavior.roomBesideAccessoryView, heldBy: cell)
    } else {
      imply("\(name).trailing", content, .trailing, .equal, cell, insets: insets, heldBy: cell)
    }
    let hasSeparator = cell != 0 && views[Int(parents[cell])].kind == .tableView
    let separator = hasSeparator ? behavior.separatorHeight(scale: traits.displayScale) : 0
    imply("\(name).top", content, .top, .equal, cell, heldBy: cell)
    imply("\(name).bottom", content, .bottom, .equal, cell, constant: -separator, heldBy: cell)
  }

  // MARK: Texts that wrap

  /// A view as a cell of a standard style shows it: from iOS 11 on its texts wrap at the accessibility sizes.
  func shownInCell(_ view: View, in superview: Int) -> View {
    guard view.kind == .label, view.content.numberOfLines == 1, stacksTextsOfCells, superview > 0, let id = view.id
    else {
      return view
    }
    let cell = views[Int(parents[superview])].declaration.cell
    guard cell.style != nil, !cell.hasOwnLines, cell.textLabel == id || cell.detailTextLabel == id else { return view }
    var wrapping = view
    wrapping.content.numberOfLines = 0
    wrapping.intrinsicContentSize = .unspecified
    return wrapping
  }

  /// A Boolean that tells whether cells put texts one above the other that are side by side otherwise.
  var stacksTextsOfCells: Bool {
    SystemBehavior(traits.systemVersion).stacksTextsOfCells(at: traits.preferredContentSizeCategory)
  }
}
