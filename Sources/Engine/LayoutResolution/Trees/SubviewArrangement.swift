package import LayoutModel

/// The way a view of a kind arranges and scrolls its content, with the data that only its kind has.
///
/// A declared view may have any class's settings (`SceneChecker` reports those that its class doesn't use); a resolved
/// view has only those of its kind. The content of kinds is separate, as `MeasuredContent`.
package enum SubviewArrangement: Hashable, Sendable {
  /// Subviews are placed by constraints, their masks or their frames.
  case plain
  case stack(StackSettings)
  case scroll(ScrollSettings)
  case table(ScrollSettings, TableSettings)
  case collection(ScrollSettings, CollectionViewLayout)

  /// The arrangement of a view of a kind.
  init(of view: View) {
    switch view.kind {
    case .stackView: self = .stack(view.stack)
    case .tableView: self = .table(view.scroll, view.table)
    case .collectionView:
      self = view.collectionViewLayout.map { .collection(view.scroll, $0) } ?? .scroll(view.scroll)
    case let kind where kind.scrolls: self = .scroll(view.scroll)
    default: self = .plain
    }
  }
}

extension ResolvedView {
  /// The way it arranges and scrolls its content.
  package var arrangement: SubviewArrangement { SubviewArrangement(of: declaration) }

  /// The way it scrolls its content; `nil` for a view that doesn't scroll.
  package var scroll: ScrollSettings? {
    let declaration = declaration
    return declaration.kind.scrolls ? declaration.scroll : nil
  }
}
