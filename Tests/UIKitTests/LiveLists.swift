import LayoutModel

@testable import UIKit

/// Declared tables and collections as classes: their rows and items are what a data source gives.
@MainActor enum LiveLists {
  /// The view of a declared table or collection, or of a part of one.
  static func view(of declared: View) -> UIView {
    switch declared.kind {
    case .tableView: return DeclaredTable(declared)
    case .tableViewCell:
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      let types: [ViewAppearance.AccessoryType] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
      ]
      cell.accessoryType =
        UITableViewCell.AccessoryType(rawValue: types.firstIndex(of: declared.appearance.accessoryType) ?? 0) ?? .none
      return cell
    case .tableViewHeaderFooterView: return UITableViewHeaderFooterView(reuseIdentifier: "end")
    case .collectionView: return DeclaredCollection(declared)
    case .collectionViewCell: return named(UICollectionViewCell(frame: .zero))
    case .collectionViewListCell: return named(UICollectionViewListCell(frame: .zero))
    default: return named(UICollectionReusableView(frame: .zero))
    }
  }

  private static func named(_ view: UICollectionReusableView) -> UICollectionReusableView {
    view.reuseIdentifier = "item"
    return view
  }

  /// The view that a row has already for a part: its content view, for which an item's plain view from its corner on may stand.
  static func part(of view: UIView, for inner: View) -> UIView? {
    if let item = view as? UICollectionViewCell, inner.kind == .view, inner.frame?.origin == .zero,
      inner.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    {
      return item.contentView
    }
    guard inner.kind == .tableViewCellContentView else { return nil }
    return (view as? UITableViewCell)?.contentView ?? (view as? UITableViewHeaderFooterView)?.contentView
  }

  /// Takes a view into a list as one of its rows or ends, or into a row as its accessory.
  ///
  /// - Returns: Whether it was taken.
  static func take(_ made: UIView, _ inner: View, into view: UIView, of declared: View) -> Bool {
    switch view {
    case let table as DeclaredTable:
      if inner.id != nil, inner.id == declared.table.tableHeaderView {
        table.tableHeaderView = made
      } else if inner.id != nil, inner.id == declared.table.tableFooterView {
        table.tableFooterView = made
      } else {
        table.rows.append((made, inner.cell.rowHeight))
      }
    case let collection as DeclaredCollection:
      guard let item = made as? UICollectionReusableView else { return false }
      collection.items.append(item)
    case let cell as UITableViewCell where inner.id != nil && inner.id == declared.cell.accessoryView:
      cell.accessoryView = made
    default: return false
    }
    return true
  }
}

/// A declared table: a header where a row follows, else a footer.
final class DeclaredTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// The rows, headers and footers, and the rows' own heights.
  var rows: [(view: UIView, height: Double?)] = []

  private struct Section {
    var header: UIView?
    var rows: [(view: UIView, height: Double?)] = []
    var footer: UIView?
  }

  init(_ declared: View) {
    let styles: [ViewAppearance.TableStyle] = [.plain, .grouped, .insetGrouped]
    let style = Style(rawValue: styles.firstIndex(of: declared.appearance.tableStyle) ?? 0) ?? .plain
    super.init(frame: .zero, style: style)
    if let height = declared.table.rowHeight { rowHeight = height }
    if let height = declared.table.sectionHeaderHeight { sectionHeaderHeight = height }
    if let height = declared.table.sectionFooterHeight { sectionFooterHeight = height }
    if let padding = declared.table.sectionHeaderTopPadding { sectionHeaderTopPadding = padding }
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private var sections: [Section] {
    var sections: [Section] = []
    var isOpen = false
    for (index, row) in rows.enumerated() {
      if row.view is UITableViewCell {
        if !isOpen { sections.append(Section()) }
        sections[sections.count - 1].rows.append(row)
        isOpen = true
      } else if index + 1 < rows.count, rows[index + 1].view is UITableViewCell {
        sections.append(Section(header: row.view))
        isOpen = true
      } else {
        if !isOpen { sections.append(Section()) }
        sections[sections.count - 1].footer = row.view
        isOpen = false
      }
    }
    return sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].view as? UITableViewCell ?? UITableViewCell()
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].height.map { CGFloat($0) } ?? rowHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { sections[section].header }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { sections[section].footer }
}

/// A declared collection.
final class DeclaredCollection: UICollectionView, UICollectionViewDataSource {
  /// The items, headers and footers.
  var items: [UICollectionReusableView] = []
  private let list: CollectionLayoutListConfiguration?

  private struct Section {
    var header: UICollectionReusableView?
    var items: [UICollectionViewCell] = []
    var footer: UICollectionReusableView?
  }

  init(_ declared: View) {
    if case .list(let list)? = declared.collectionViewLayout { self.list = list } else { list = nil }
    super.init(frame: .zero, collectionViewLayout: declared.collectionViewLayout?.live ?? UICollectionViewFlowLayout())
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  private var sections: [Section] {
    guard let list else { return [Section(items: items.compactMap { $0 as? UICollectionViewCell })] }
    let (hasHeaders, hasFooters) = (list.headerMode == .supplementary, list.footerMode == .supplementary)
    var sections: [Section] = []
    var isOpen = false
    for item in items {
      if let cell = item as? UICollectionViewCell {
        if !isOpen { sections.append(Section()) }
        sections[sections.count - 1].items.append(cell)
        isOpen = true
      } else if hasFooters, !hasHeaders || isOpen {
        if !isOpen { sections.append(Section()) }
        sections[sections.count - 1].footer = item
        isOpen = false
      } else {
        sections.append(Section(header: item))
        isOpen = true
      }
    }
    return sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].items.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { sections[indexPath.section].items[indexPath.item] }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let section = sections[indexPath.section]
    let view = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    guard let view else {
      let view = UICollectionReusableView(frame: .zero)
      view.reuseIdentifier = "end"
      return view
    }
    return view
  }
}

extension CollectionViewLayout {
  /// The layout in classes.
  @MainActor fileprivate var live: UICollectionViewLayout {
    switch self {
    case .list(let list):
      let appearances: [CollectionLayoutListConfiguration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
      ]
      let index = appearances.firstIndex(of: list.appearance) ?? 0
      var configuration = UICollectionLayoutListConfiguration(appearance: .init(rawValue: index) ?? .plain)
      configuration.headerMode = list.headerMode == .supplementary ? .supplementary : .none
      configuration.footerMode = list.footerMode == .supplementary ? .supplementary : .none
      configuration.headerTopPadding = list.headerTopPadding.map { CGFloat($0) }
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .section(let section):
      let behaviors: [CollectionLayoutSection.OrthogonalScrollingBehavior] = [
        .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ]
      let made = NSCollectionLayoutSection(group: section.group.live)
      made.interGroupSpacing = section.interGroupSpacing
      made.contentInsets = section.contentInsets.live
      let index = behaviors.firstIndex(of: section.orthogonalScrollingBehavior) ?? 0
      made.orthogonalScrollingBehavior = .init(rawValue: index) ?? .none
      return UICollectionViewCompositionalLayout(section: made)
    }
  }
}

extension CollectionLayoutGroup {
  @MainActor fileprivate var live: NSCollectionLayoutGroup {
    let size = layoutSize.live
    let isHorizontal = axis == .horizontal
    let group: NSCollectionLayoutGroup
    switch subitems {
    case .shared(let part, let count):
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitem: part.live, count: count)
        : .vertical(layoutSize: size, subitem: part.live, count: count)
    case .repeated(let part, let count):
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, repeatingSubitem: part.live, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: part.live, count: count)
    case .inOrder(let parts):
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitems: parts.map(\.live))
        : .vertical(layoutSize: size, subitems: parts.map(\.live))
    }
    group.interItemSpacing = interItemSpacing == 0 ? nil : .fixed(interItemSpacing)
    group.contentInsets = contentInsets.live
    return group
  }
}

extension CollectionLayoutSubitem {
  @MainActor fileprivate var live: NSCollectionLayoutItem {
    switch self {
    case .group(let group): return group.live
    case .item(let item):
      let made = NSCollectionLayoutItem(layoutSize: item.layoutSize.live)
      made.contentInsets = item.contentInsets.live
      return made
    }
  }
}

extension CollectionLayoutSize {
  @MainActor fileprivate var live: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: widthDimension.live, heightDimension: heightDimension.live)
  }
}

extension CollectionLayoutDimension {
  @MainActor fileprivate var live: NSCollectionLayoutDimension {
    switch self {
    case .fractionalWidth(let fraction): .fractionalWidth(fraction)
    case .fractionalHeight(let fraction): .fractionalHeight(fraction)
    case .absolute(let points): .absolute(points)
    case .estimated(let points): .estimated(points)
    }
  }
}

extension DirectionalEdgeInsets {
  @MainActor fileprivate var live: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
