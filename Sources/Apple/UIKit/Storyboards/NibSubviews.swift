import InterfaceBuilder
import LayoutModel
import ViewKinds

/// The views in a view of a file.
@MainActor struct NibSubviews {
  private let loader: NibLoader

  init(_ loader: NibLoader) { self.loader = loader }

  /// Makes the views in a view: those of a cell's or an effect's content go into its content view, and rows aren't made before a list
  /// asks for them.
  func fill(_ view: UIView, _ declared: View) {
    guard !NibBars(loader).fill(view, loader.nib.object(at: declared.position)) else { return }
    let installed = declared.subviews.map { $0.resolved(for: loader.traits) }.filter(\.isInstalled)
    let rows = declared.kind.isList ? installed.filter(\.kind.isRow) : []
    for inner in installed {
      if declared.kind.isList, inner.kind.isRow { continue }
      if let own = ownView(of: view, for: inner) {
        own.fill(from: inner, loader.nib.object(at: inner.position), loader)
      } else {
        place(loader.makeView(inner), in: view, inner)
      }
    }
    NibRows(loader).take(rows, into: view)
    if let stack = view as? UIStackView { arrange(stack, declared) }
  }

  /// Puts a view into another one, or where that has a place of its own for it.
  private func place(_ made: UIView, in view: UIView, _ declared: View) {
    let key = loader.nib.object(at: declared.position)?.settings["key"]
    if let key, Self.places.contains(key), SystemOutlets.set(made, key, of: view) { return }
    view.addSubview(made)
  }

  /// The properties of UIKit's classes that hold a view which the file has within their own.
  private static let places: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "accessoryView",
    "editingAccessoryView",
  ]

  /// The part that a view makes for itself, where a file declares the part: a content view, or a row's texts and image.
  private func ownView(of view: UIView, for inner: View) -> UIView? {
    let object = loader.nib.object(at: inner.position)
    if let row = view.superview as? UITableViewCell, row.contentView === view, let id = inner.id,
      let settings = row.rare?.loaded?.declared.cell
    {
      switch id {
      case settings.textLabel: return row.textLabel
      case settings.detailTextLabel: return row.detailTextLabel
      case settings.imageView: return row.imageView
      default: break
      }
    }
    // The content view of an item has no id in older files.
    let isContent =
      inner.kind == .tableViewCellContentView || object?.settings["key"] == "contentView"
      || view is UICollectionViewCell && object == nil
    guard isContent else { return nil }
    return switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  private func arrange(_ stack: UIStackView, _ declared: View) {
    let settings = declared.stack
    let arranged = settings.arrangedSubviews?.compactMap { loader.object($0) as? UIView }
    for view in arranged ?? stack.subviews { stack.addArrangedSubview(view) }
    for (id, spacing) in settings.customSpacing {
      if let view = loader.object(id) as? UIView { stack.setCustomSpacing(spacing, after: view) }
    }
  }
}

extension ViewKind {
  /// A Boolean that tells whether its rows or items are made when they are shown.
  fileprivate var isList: Bool { self == .tableView || self == .collectionView }
}
