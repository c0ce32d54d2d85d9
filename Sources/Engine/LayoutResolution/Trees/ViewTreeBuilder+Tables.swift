import LayoutModel

/// The rows of table views: those of their subviews that are cells, headers or footers, one below the other, between
/// the table's own header and footer.
///
///     table/rows[0]                         cell.top == table.content.top
///     cell/UIView-Encapsulated-Layout-Width   cell.width == table.width
///     cell/UIView-Encapsulated-Layout-Height  cell.height == 0 @50, or `rowHeight`
///
/// Rows of an inset grouped table lie within its margins. A row is as high as its content needs
/// (`systemLayoutSizeFitting`), or has the system's height where nothing inside could give one
/// (`SystemBehavior.rowHeight`). The table's own header and footer are as high as their frames, whatever their content
/// (<doc:Controls#Headers-and-footers>). Identifiers are UIKit's; `rows` is ours, because UIKit places rows by code. A
/// declared content view fills its cell.
extension ViewTreeBuilder {
  /// Makes the rows' constraints, in preorder of the tables.
  ///
  /// - Parameter cells: The cells whose content gives them a height.
  mutating func arrangeTables(_ cells: Set<Int>) {
    var measured: Set<Int>?
    for table in 0..<viewCount {
      guard case .table(_, let settings) = views[table].arrangement, settings.placesRows else { continue }
      let parts = TableParts(subviews(of: table), settings, views)
      guard !parts.isEmpty else { continue }
      let known = measured ?? viewsWithGivenHeight().union(cells)
      measured = known
      arrange(parts, of: table, settings, known)
    }
  }

  /// The parts of a table, from top to bottom.
  private struct TableParts {
    enum RowRole {
      /// The table's own header or footer.
      case end
      case sectionHeader, sectionFooter, cell
    }

    var all: [(view: Int, kind: RowRole)] = []

    var isEmpty: Bool { all.isEmpty }

    /// The parts of some subviews. A section's header or footer is a header where a cell follows.
    init(_ subviews: [Int], _ settings: TableSettings, _ views: [ResolvedView]) {
      func part(_ id: String?) -> Int? { id.flatMap { id in subviews.first { views[$0].id == id } } }
      let (header, footer) = (part(settings.tableHeaderView), part(settings.tableFooterView))
      let rows = subviews.filter {
        $0 != header && $0 != footer && [.tableViewCell, .tableViewHeaderFooterView].contains(views[$0].kind)
      }
      if let header { all.append((header, .end)) }
      for (index, row) in rows.enumerated() {
        let isBeforeCell = index + 1 < rows.count && views[rows[index + 1]].kind == .tableViewCell
        let isHeader = views[row].declaration.cell.rooms?.isHeader ?? isBeforeCell
        let kind: RowRole = views[row].kind == .tableViewCell ? .cell : isHeader ? .sectionHeader : .sectionFooter
        all.append((row, kind))
      }
      if let footer, footer != header { all.append((footer, .end)) }
    }
  }

  private mutating func arrange(
    _ parts: TableParts, of table: Int, _ settings: TableSettings, _ measured: Set<Int>
  ) {
    let content = contentGuide(of: table)
    let name = name(ofHolder: table)
    var previous: Int?
    var rowCount = 0
    for (row, kind) in parts.all {
      views[row].translatesAutoresizingMaskIntoConstraints = false
      let isEnd = kind == .end
      let gap = gap(above: row, kind, in: table, settings)
      imply(
        isEnd ? "\(self.name(ofHolder: row))/top" : "\(name)/rows[\(rowCount)]", row, .top, .equal,
        previous ?? content, previous == nil ? .top : .bottom, constant: gap, heldBy: table)
      if !isEnd { rowCount += 1 }
      implySize(of: row, kind, in: table, settings, content, measured)
      previous = row
    }
    imply("\(name)/contentSize.width", content, .width, .equal, table, heldBy: table)
    if let previous { imply("\(name)/contentSize.height", content, .bottom, .equal, previous, heldBy: table) }
  }

  private mutating func implySize(
    of row: Int, _ kind: TableParts.RowRole, in table: Int, _ settings: TableSettings, _ content: Int,
    _ measured: Set<Int>
  ) {
    let behavior = SystemBehavior(traits.systemVersion)
    let rowName = name(ofHolder: row)
    let isInset = views[table].declaration.appearance.tableStyle == .insetGrouped && kind != .end
    let margins = isInset ? number(of: ItemInsets(view: Int32(table), kind: .listMargins)) : nil
    imply("\(rowName)/position", row, .leading, .equal, content, insets: margins, heldBy: table)
    imply("\(rowName)/UIView-Encapsulated-Layout-Width", row, .width, .equal, table, insets: margins, heldBy: table)
    let contentViews = subviews(of: row).filter { views[$0].kind == .tableViewCellContentView }
    let isMeasured =
      measured.contains(row) || contentViews.contains(where: measured.contains) || isFittedToText(row, in: table)
    let cell = views[row].declaration.cell
    let height: Double? =
      switch kind {
      case .end: max(0, views[row].frame.height)
      case .cell: cell.rowHeight ?? settings.rowHeight ?? (isMeasured ? nil : cell.drawnHeight)
      case .sectionHeader: isOfTable(row, in: table) ? nil : settings.sectionHeaderHeight
      case .sectionFooter: isOfTable(row, in: table) ? nil : settings.sectionFooterHeight
      }
    implyHeight(
      of: row, height, otherwise: kind == .cell ? behavior.rowHeight : behavior.sectionHeaderHeight,
      isMeasured: isMeasured, heldBy: table)
    if kind == .cell, height == nil, cell.style != nil {
      imply(
        "\(rowName)/minimumHeight", row, .height, .greaterThanOrEqual, nil,
        constant: behavior.leastRowHeight(scale: traits.displayScale), heldBy: table)
    }
    if kind != .cell {
      for view in contentViews { implyContentView(view, of: row) }
      arrangeText(ofHeader: row, kind == .sectionHeader, in: table)
    }
  }

  /// Tells whether a row is a header or a footer that a grouped table makes of a text, whose height is the text's,
  /// whatever the table sets.
  private func isOfTable(_ row: Int, in table: Int) -> Bool {
    views[row].kind == .tableViewHeaderFooterView && views[row].declaration.cell.textLabel != nil
      && views[table].declaration.appearance.tableStyle != .plain
  }

  /// Tells whether a row is a header or a footer that fits its height to its text: in plain tables from iOS 11 on, since when
  /// `sectionHeaderHeight` is automatic by itself (documented: Apple's session *Updating Your App for iOS 11*, 2017).
  private func isFittedToText(_ row: Int, in table: Int) -> Bool {
    let fitsInPlainTables = traits.systemVersion.major >= 11
    return isOfTable(row, in: table)
      || fitsInPlainTables && views[row].kind == .tableViewHeaderFooterView
        && views[row].declaration.cell.textLabel != nil
  }

  /// The room above a row that isn't a view: a header's padding, and the rooms that a grouped table leaves for headers
  /// and footers without a text.
  private func gap(
    above row: Int, _ kind: TableParts.RowRole, in table: Int, _ settings: TableSettings
  ) -> Double {
    let sections = SectionRooms(
      style: views[table].declaration.appearance.tableStyle, traits.systemVersion, scale: traits.displayScale)
    guard let rooms = views[row].declaration.cell.rooms else {
      return kind == .sectionHeader ? sections.topPadding(settings.sectionHeaderTopPadding) : 0
    }
    var gap = 0.0
    if rooms.hasFooter { gap += sections.emptyFooter(settings.sectionFooterHeight) }
    if rooms.isOfPrototypes {
      gap +=
        sections.aboveFirstHeader + Self.lineOfHeaders
        + SystemBehavior(traits.systemVersion).roomAroundHeaderText
    } else if rooms.hasHeader {
      gap += sections.emptyHeader(settings.sectionHeaderHeight, isFirst: rooms.isFirst)
    } else if kind == .sectionHeader {
      gap += sections.aboveHeader(isFirst: rooms.isFirst, topPadding: settings.sectionHeaderTopPadding)
    }
    return gap
  }

  /// Makes a content view as large as its cell.
  mutating func implyContentView(_ view: Int, of cell: Int) {
    views[view].translatesAutoresizingMaskIntoConstraints = false
    for attribute in [ConstraintAttribute.leading, .trailing, .top, .bottom] {
      imply(
        "\(name(ofHolder: cell))/contentView.\(attribute.rawValue)", view, attribute, .equal, cell, heldBy: cell)
    }
  }

  /// Makes a row as high as is set, else as its content needs, else as high as the system's rows.
  mutating func implyHeight(
    of row: Int, _ height: Double? = nil, otherwise standard: Double, isMeasured: Bool, heldBy holder: Int
  ) {
    imply(
      "\(name(ofHolder: row))/UIView-Encapsulated-Layout-Height", row, .height, .equal, nil,
      constant: height ?? (isMeasured ? 0 : standard),
      priority: height == nil && isMeasured ? .fittingSizeLevel : .required, heldBy: holder)
  }

  /// The views whose height or bottom is set by constraints.
  func viewsWithGivenHeight() -> Set<Int> { views(given: [.height, .bottom, .bottomMargin, .lastBaseline]) }

  /// The views whose width or end is set by constraints.
  func viewsWithGivenWidth() -> Set<Int> {
    views(given: [.width, .trailing, .right, .trailingMargin, .rightMargin])
  }

  private func views(given attributes: Set<ConstraintAttribute>) -> Set<Int> {
    var found: Set<Int> = []
    for (holder, constraint) in declared where constraint.isActive || !constraint.isRemovedAtBuildTime {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.second?.item ?? constraint.firstItem, constraint.second?.attribute ?? constraint.firstAttribute),
      ] where attributes.contains(attribute) {
        if let item = self.item(of: item, holder) { found.insert(item.item) }
      }
    }
    return found
  }
}
