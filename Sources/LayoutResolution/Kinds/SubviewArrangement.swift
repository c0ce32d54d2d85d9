package import LayoutModel

/// How a view of a kind arranges and scrolls what is in it, with the data that only its kind has.
///
/// A declared view may say anything of any class (`SceneChecker` reports what its class doesn't heed); of a resolved one there is
/// what its kind heeds. What kinds show stands beside it, as `MeasuredContent`.
package enum SubviewArrangement: Hashable, Sendable {
  /// Subviews stand where constraints, their masks or their frames put them.
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
  /// How it arranges and scrolls what is in it.
  package var arrangement: SubviewArrangement { SubviewArrangement(of: declaration) }

  /// How it scrolls what is in it; `nil` of a view that doesn't.
  package var scroll: ScrollSettings? {
    let declaration = declaration
    return declaration.kind.scrolls ? declaration.scroll : nil
  }
}
