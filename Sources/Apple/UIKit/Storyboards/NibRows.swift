import InterfaceBuilder
import LayoutModel

/// The rows and items of a file's lists: prototypes, of which a list makes as many as its data source asks for, and the rows of tables
/// whose file has all of them.
@MainActor struct NibRows {
  private let loader: NibLoader

  init(_ loader: NibLoader) { self.loader = loader }

  /// Lets a list have its rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, the headers and the footers, as the file declares them.
  ///   - list: The list.
  func take(_ rows: [View], into list: UIView) {
    switch list {
    case let table as UITableView:
      let sections = loader.nib.parts(of: loader.nib.object(at: table.rare?.loaded?.declared.position)?.id)
        .filter { $0.kind == "tableViewSection" }
      if sections.isEmpty { takePrototypes(rows, into: table) } else { take(rows, of: sections, into: table) }
    case let collection as UICollectionView: takePrototypes(rows, into: collection)
    default: break
    }
  }

  // MARK: Prototypes

  private func takePrototypes(_ rows: [View], into table: UITableView) {
    for row in rows {
      guard let name = object(row)?.settings["reuseIdentifier"] else { continue }
      table.cellMakers[name] = maker(of: row, UITableViewCell.self)
    }
  }

  private func takePrototypes(_ items: [View], into collection: UICollectionView) {
    for item in items {
      guard let object = object(item), let name = object.settings["reuseIdentifier"] else { continue }
      if object.kind == "collectionReusableView" {
        let kind =
          object.settings["key"] == "sectionFooterView"
          ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
        let make = maker(of: item, UICollectionReusableView.self)
        collection.viewMakers[kind, default: [:]][name] = { _ in make() }
      } else {
        let make = maker(of: item, UICollectionViewCell.self)
        collection.cellMakers[name] = { _ in make() }
      }
    }
  }

  private func object(_ declared: View) -> NibObject? { loader.nib.object(at: declared.position) }

  /// Makes a row as often as it is asked for, connected to its owner.
  private func maker<Row: UIView>(of declared: View, _ type: Row.Type) -> () -> Row {
    let repeated = loader.repeated
    return {
      let loader = repeated()
      guard let row = loader.makeView(declared) as? Row else {
        preconditionFailure("A prototype of \(loader.nib.fileName) is no \(type)")
      }
      loader.activateConstraints()
      loader.connect(nil, makingTop: false)
      if let origin = (loader.owner as? UIViewController)?.origin {
        StoryboardSegueTemplate.wait(at: loader.segueSources, origin)
      }
      loader.awake()
      return row
    }
  }

  // MARK: A table's own rows

  private func take(_ rows: [View], of sections: [NibObject], into table: UITableView) {
    let byID = Dictionary(rows.compactMap { row in row.id.map { ($0, row) } }) { first, _ in first }
    let byObjectID = Dictionary(rows.compactMap { row in object(row).map { ($0.id, row) } }) { first, _ in first }
    table.staticRows = StaticRows(
      sections.map { section in
        let rows = loader.nib.parts(of: section.id).compactMap { byObjectID[$0.id] }
        return StaticRows.Section(
          header: byID["\(section.id)-header"]?.subviews.first?.content.text,
          footer: byID["\(section.id)-footer"]?.subviews.first?.content.text,
          rows: rows.compactMap { row in
            (loader.makeView(row) as? UITableViewCell).map { StaticRows.Row(cell: $0, height: row.cell.rowHeight) }
          })
      })
  }
}

/// The rows of a table whose file has all of them: its controller answers with these rows where no code answers.
@MainActor struct StaticRows {
  /// A row, and its own height in points.
  struct Row {
    let cell: UITableViewCell
    let height: Double?
  }

  /// The rows between a header and a footer.
  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  /// A section; `nil` where there is none.
  subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }

  /// A row; `nil` where there is none.
  subscript(path: IndexPath) -> Row? {
    guard let rows = self[path.section]?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }
}

extension NibCoder {
  /// The decoded view, as the file declares it.
  var declaredView: View? { if case .view(let view) = content { view } else { nil } }

  /// The layout of the collection that it codes: the app's own, or one that flows; `nil` where the file has none.
  @MainActor var collectionLayout: UICollectionViewLayout? {
    guard let declared = loader.nib.parts(of: object?.id).first(where: { $0.settings["key"] == "collectionViewLayout" })
    else { return nil }
    let base: AnyClass =
      declared.kind == "collectionViewLayout" ? UICollectionViewLayout.self : UICollectionViewFlowLayout.self
    let type: AnyClass = NibClasses.type(
      named: declared.customClass, module: declared.customModule, base: base, in: loader.modules)
    let wanted = type as? UICollectionViewLayout.Type ?? UICollectionViewFlowLayout.self
    let layout = wanted.init(coder: NibCoder(.other, declared, loader))
    if let layout { loader.note(layout, declared) }
    return layout
  }
}

extension UICollectionViewFlowLayout {
  /// Takes over what a file says of it.
  func read(_ declared: NibObject) {
    func number(_ words: [String: String]?, _ name: String) -> CGFloat {
      words?[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
    }
    func size(_ key: String) -> CGSize? {
      declared.values[key].map { CGSize(width: number($0, "width"), height: number($0, "height")) }
    }
    minimumLineSpacing =
      declared.settings["minimumLineSpacing"] == nil ? 10 : number(declared.settings, "minimumLineSpacing")
    minimumInteritemSpacing =
      declared.settings["minimumInteritemSpacing"] == nil ? 10 : number(declared.settings, "minimumInteritemSpacing")
    if declared.settings["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    if let size = size("itemSize") { itemSize = size }
    if let size = size("headerReferenceSize") { headerReferenceSize = size }
    if let size = size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = declared.values["sectionInset"] {
      sectionInset = UIEdgeInsets(
        top: number(insets, "minY"), left: number(insets, "minX"), bottom: number(insets, "maxY"),
        right: number(insets, "maxX"))
    }
    if let size = size("estimatedItemSize") { estimatedItemSize = size }
    if declared.settings["automaticEstimatedItemSize"] == "YES" {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }
}
