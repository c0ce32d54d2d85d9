import InterfaceBuilder
import LayoutModel

/// The views in a view of a file.
@MainActor struct NibSubviews {
  private let loader: NibLoader

  init(_ loader: NibLoader) { self.loader = loader }

  /// Makes the views in a view: those of a cell's or an effect's content go into its content view, and rows aren't made before a list
  /// asks for them.
  func fill(_ view: UIView, _ declared: View) {
    for inner in declared.subviews.map({ $0.resolved(for: loader.traits) }) where inner.isInstalled {
      if declared.kind.isList, isRow(inner) { continue }
      if let content = contentView(of: view, for: inner) {
        content.fill(from: inner, loader.nib.object(at: inner.position), loader)
        continue
      }
      let made = loader.makeView(inner)
      view.addSubview(made)
    }
    if let stack = view as? UIStackView { arrange(stack, declared) }
  }

  private func isRow(_ declared: View) -> Bool {
    switch declared.kind {
    case .tableViewCell, .collectionViewCell, .collectionViewListCell, .collectionReusableView: true
    default: false
    }
  }

  /// The content view that a view has by itself, where a declared one stands for it.
  private func contentView(of view: UIView, for inner: View) -> UIView? {
    let object = loader.nib.object(at: inner.position)
    guard inner.kind == .tableViewCellContentView || object?.settings["key"] == "contentView" else { return nil }
    return switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  private func arrange(_ stack: UIStackView, _ declared: View) {
    let settings = declared.stack
    stack.axis = settings.axis == .horizontal ? .horizontal : .vertical
    stack.distribution =
      UIStackView.Distribution(
        rawValue: StackSettings.Distribution.allCases.firstIndex(of: settings.distribution) ?? 0) ?? .fill
    stack.alignment = UIStackView.Alignment(settings.alignment)
    stack.spacing = settings.spacing
    stack.isBaselineRelativeArrangement = settings.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = settings.isLayoutMarginsRelativeArrangement
    let arranged = settings.arrangedSubviews?.compactMap { loader.object($0) as? UIView }
    for view in arranged ?? stack.subviews { stack.addArrangedSubview(view) }
    for (id, spacing) in settings.customSpacing {
      if let view = loader.object(id) as? UIView { stack.setCustomSpacing(spacing, after: view) }
    }
  }
}

extension UIStackView.Alignment {
  /// The engine's alignment.
  init(_ alignment: StackSettings.Alignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .trailing, .bottom: .trailing
      case .center: .center
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
  }
}

extension ViewKind {
  /// A Boolean that tells whether its rows or items are made when they are shown.
  fileprivate var isList: Bool { self == .tableView || self == .collectionView }
}
