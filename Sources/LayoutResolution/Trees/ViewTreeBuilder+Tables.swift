import LayoutModel

/// The rows of table views: those of their subviews that are cells, headers or footers, one below the other.
///
///     table/rows[0]                         cell.top == table.content.top
///     cell/UIView-Encapsulated-Layout-Width   cell.width == table.width
///     cell/UIView-Encapsulated-Layout-Height  cell.height == 0 @50, or what `rowHeight` says
///
/// A row's height is what its content needs (`systemLayoutSizeFitting`); where nothing in it could give one, that of the
/// system (`SystemBehavior.rowHeight`). Identifiers are UIKit's; `rows` is ours, for UIKit places rows by code. A content
/// view that is declared fills its cell.
extension ViewTreeBuilder {
  /// Makes the rows' constraints, in preorder of the tables.
  mutating func arrangeTables() {
    var measured: Set<Int>?
    for table in 0..<viewCount {
      guard case .table(_, let settings) = views[table].arrangement, settings.placesRows else { continue }
      let rows = subviews(of: table).filter {
        [.tableViewCell, .tableViewHeaderFooterView].contains(views[$0].kind)
      }
      guard !rows.isEmpty else { continue }
      let known = measured ?? viewsWithGivenHeight()
      measured = known
      arrange(rows, of: table, settings, known)
    }
  }

  private mutating func arrange(_ rows: [Int], of table: Int, _ settings: TableSettings, _ measured: Set<Int>) {
    let content = contentGuide(of: table)
    let name = name(ofHolder: table)
    var previous: Int?
    for (number, row) in rows.enumerated() {
      views[row].translatesAutoresizingMaskIntoConstraints = false
      imply(
        "\(name)/rows[\(number)]", row, .top, .equal, previous ?? content, previous == nil ? .top : .bottom,
        heldBy: table)
      implySize(of: row, in: table, settings, content, measured)
      previous = row
    }
    imply("\(name)/contentSize.width", content, .width, .equal, table, heldBy: table)
    if let previous { imply("\(name)/contentSize.height", content, .bottom, .equal, previous, heldBy: table) }
  }

  private mutating func implySize(
    of row: Int, in table: Int, _ settings: TableSettings, _ content: Int, _ measured: Set<Int>
  ) {
    let behavior = SystemBehavior(traits.systemVersion)
    let rowName = name(ofHolder: row)
    imply("\(rowName)/position", row, .leading, .equal, content, heldBy: table)
    imply("\(rowName)/UIView-Encapsulated-Layout-Width", row, .width, .equal, table, heldBy: table)
    let isCell = views[row].kind == .tableViewCell
    let contentViews = subviews(of: row).filter { views[$0].kind == .tableViewCellContentView }
    let isMeasured = measured.contains(row) || contentViews.contains(where: measured.contains)
    let height = isCell ? settings.rowHeight : nil
    let standard = isCell ? behavior.rowHeight : behavior.sectionHeaderHeight
    implyHeight(of: row, height, otherwise: standard, isMeasured: isMeasured, heldBy: table)
    for view in contentViews {
      views[view].translatesAutoresizingMaskIntoConstraints = false
      for attribute in [ConstraintAttribute.leading, .trailing, .top, .bottom] {
        imply(
          "\(rowName)/contentView.\(attribute.rawValue)", view, attribute, .equal, row,
          constant: attribute == .bottom ? -behavior.separatorHeight(scale: traits.displayScale) : 0, heldBy: row)
      }
    }
  }

  /// Makes a row as high as is said, else as its content needs, else as high as the system has it.
  mutating func implyHeight(
    of row: Int, _ height: Double? = nil, otherwise standard: Double, isMeasured: Bool, heldBy holder: Int
  ) {
    imply(
      "\(name(ofHolder: row))/UIView-Encapsulated-Layout-Height", row, .height, .equal, nil,
      constant: height ?? (isMeasured ? 0 : standard),
      priority: height == nil && isMeasured ? .fittingSizeLevel : .required, heldBy: holder)
  }

  /// The views that constraints give a height, or a bottom.
  func viewsWithGivenHeight() -> Set<Int> {
    var found: Set<Int> = []
    for (constraint, holder, _) in declared {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.second?.item ?? constraint.firstItem, constraint.second?.attribute ?? constraint.firstAttribute),
      ] where [.height, .bottom, .bottomMargin, .lastBaseline].contains(attribute) {
        if let item = self.item(of: item, holder) { found.insert(item.item) }
      }
    }
    return found
  }
}
