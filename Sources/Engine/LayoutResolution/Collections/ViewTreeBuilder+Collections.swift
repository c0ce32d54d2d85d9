import LayoutModel

/// The items of collection views that declare a layout: those of their subviews that are cells, and in lists headers and footers.
///
/// Identifiers are UIKit's where it has one; `items` and `groups` are ours, because UIKit places items by code. Items
/// that nothing here places have their own frames.
extension ViewTreeBuilder {
  /// Makes the items' constraints, in preorder of the collection views.
  mutating func arrangeCollections() {
    var measured: Measured?
    for collection in 0..<viewCount {
      guard case .collection(_, let layout) = views[collection].arrangement else { continue }
      let items = subviews(of: collection)
      let cells = items.filter { views[$0].kind.isCollectionViewCell }
      guard !cells.isEmpty || items.contains(where: { views[$0].kind == .collectionReusableView }) else { continue }
      var known = measured ?? Measured(widths: viewsWithGivenWidth(), heights: viewsWithGivenHeight())
      for cell in cells { arrangeContentView(of: cell, &known) }
      measured = known
      switch layout {
      case .list(let list): arrange(sections(of: items, list), of: collection, list, known.heights)
      case .section(let section): arrange(cells, of: collection, section, known)
      }
    }
  }

  /// The views whose lengths are set by constraints.
  struct Measured {
    var widths: Set<Int>
    var heights: Set<Int>

    subscript(axis: Axis) -> Set<Int> { axis == .horizontal ? widths : heights }
  }

  /// Makes a cell's content view fill the cell, and its content the cell's. A content view is a plain view at the
  /// cell's corner, as large as the cell is declared, whose mask follows the cell's size.
  private mutating func arrangeContentView(of cell: Int, _ measured: inout Measured) {
    let content = subviews(of: cell).first { view in
      let (declared, frame) = (views[view].declaration, views[view].frame)
      return views[view].kind == .view && views[view].translatesAutoresizingMaskIntoConstraints
        && declared.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) && frame.origin == .zero
        && (views[cell].declaration.frame == nil || frame.size == views[cell].frame.size)
    }
    guard let content else { return }
    implyContentView(content, of: cell)
    if measured.widths.contains(content) { measured.widths.insert(cell) }
    if measured.heights.contains(content) { measured.heights.insert(cell) }
  }

  // MARK: Lists

  /// The items between two headers, or footers.
  private struct ListSection {
    var header: Int?
    var rows: [Int] = []
    var footer: Int?

    var all: [Int] { (header.map { [$0] } ?? []) + rows + (footer.map { [$0] } ?? []) }
  }

  /// The sections of a list: each begins with its header, or after the footer of the one before.
  private func sections(of items: [Int], _ list: CollectionLayoutListConfiguration) -> [ListSection] {
    let (hasHeaders, hasFooters) = (list.headerMode == .supplementary, list.footerMode == .supplementary)
    var sections: [ListSection] = []
    var isOpen = false
    for item in items {
      if views[item].kind.isCollectionViewCell {
        if !isOpen { sections.append(ListSection()) }
        sections[sections.count - 1].rows.append(item)
        isOpen = true
      } else if views[item].kind == .collectionReusableView, hasHeaders || hasFooters {
        // Where there are both, a section has one of each.
        let isFooter = hasFooters && (!hasHeaders || isOpen)
        if isFooter {
          if !isOpen { sections.append(ListSection()) }
          sections[sections.count - 1].footer = item
        } else {
          sections.append(ListSection(header: item))
        }
        isOpen = !isFooter
      }
    }
    return sections
  }

  ///     list/items[0]                            row.top == list.content.top + 35
  ///     row/position                             row.leading == list.content.leading + 16
  ///     row/UIView-Encapsulated-Layout-Width     row.width == list.width - 32
  ///     row/UIView-Encapsulated-Layout-Height    row.height == 0 @50
  private mutating func arrange(
    _ sections: [ListSection], of list: Int, _ configuration: CollectionLayoutListConfiguration, _ measured: Set<Int>
  ) {
    guard !sections.isEmpty else { return }
    let behavior = SystemBehavior(traits.systemVersion)
    let content = contentGuide(of: list)
    let name = name(ofHolder: list)
    let margins =
      configuration.appearance.isInset ? number(of: ItemInsets(view: Int32(list), kind: .listMargins)) : nil
    var previous: Int?
    var ordinal = 0
    for section in sections {
      var gap = behavior.listTopPadding(configuration, hasHeader: section.header != nil)
      for item in section.all {
        views[item].translatesAutoresizingMaskIntoConstraints = false
        let itemName = self.name(ofHolder: item)
        imply(
          "\(name)/items[\(ordinal)]", item, .top, .equal, previous ?? content, previous == nil ? .top : .bottom,
          constant: gap, heldBy: list)
        imply("\(itemName)/position", item, .leading, .equal, content, insets: margins, heldBy: list)
        imply(
          "\(itemName)/UIView-Encapsulated-Layout-Width", item, .width, .equal, list, insets: margins, heldBy: list)
        let isRow = views[item].kind.isCollectionViewCell
        implyHeight(
          of: item, otherwise: isRow ? behavior.listRowHeight : behavior.sectionHeaderHeight,
          isMeasured: measured.contains(item), heldBy: list)
        (previous, gap) = (item, 0)
        ordinal += 1
      }
    }
    implyContentSize(of: list, content, until: previous)
  }

  /// Makes a collection view's content as wide as the view, and as high as its items.
  mutating func implyContentSize(of collection: Int, _ content: Int, until last: Int?, below: Double = 0) {
    let name = name(ofHolder: collection)
    imply("\(name)/contentSize.width", content, .width, .equal, collection, heldBy: collection)
    guard let last else { return }
    imply(
      "\(name)/contentSize.height", content, .bottom, .equal, last, constant: below, heldBy: collection)
  }
}
